import { ScheduleTool } from '#features/product-tools/schedule/schedule-tool.tsx'

export const Block = () => <ScheduleTool kind="video" />
