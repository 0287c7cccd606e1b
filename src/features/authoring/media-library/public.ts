export { AssetPicker } from '#features/authoring/media-library/asset-picker.tsx'
