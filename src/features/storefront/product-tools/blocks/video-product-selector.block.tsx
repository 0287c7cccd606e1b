import { SelectTool } from '#features/storefront/product-tools/select/select-tool.tsx'

export const Block = () => <SelectTool kind="video" />
