export { checkBlocks } from '#features/content/block-registry.service.ts'
