export { AssetPicker } from '#features/media-library/asset-picker.tsx'
