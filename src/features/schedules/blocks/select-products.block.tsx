import { SelectTool } from '#features/schedules/select/select-tool.tsx'

export const Block = () => <SelectTool kind="general" />
