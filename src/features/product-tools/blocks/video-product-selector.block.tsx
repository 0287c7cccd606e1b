import { SelectTool } from '#features/product-tools/select/select-tool.tsx'

export const Block = () => <SelectTool kind="video" />
