import { ScheduleTool } from '#features/schedules/schedule/schedule-tool.tsx'

export const Block = () => <ScheduleTool kind="general" />
