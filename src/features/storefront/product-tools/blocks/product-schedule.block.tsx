import { ScheduleTool } from '#features/storefront/product-tools/schedule/schedule-tool.tsx'

export const Block = () => <ScheduleTool kind="general" />
