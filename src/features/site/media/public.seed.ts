export { saveAlts, saveAsset } from '#features/site/media/asset.store.ts'
