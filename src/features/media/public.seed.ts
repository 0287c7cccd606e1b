export { saveAlts, saveAsset } from '#features/media/asset.store.ts'
