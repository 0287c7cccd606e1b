export { TOOL_WORDS, type ToolPage } from '#features/product-tools/tool-page.words.ts'
export { TOOL_PATHS } from '#features/product-tools/tool.starter.ts'
