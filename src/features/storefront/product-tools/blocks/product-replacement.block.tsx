export { ReplacementTool as Block } from '#features/storefront/product-tools/replacement/replacement-tool.tsx'
