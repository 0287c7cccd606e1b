export { saveAsset } from '#features/media/asset.store.ts'
