export { ReplacementTool as Block } from '#features/product-tools/replacement/replacement-tool.tsx'
