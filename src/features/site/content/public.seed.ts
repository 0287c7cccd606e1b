export { checkBlocks } from '#features/site/content/block-registry.service.ts'
