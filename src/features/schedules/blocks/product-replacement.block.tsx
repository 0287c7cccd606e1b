export { ReplacementTool as Block } from '#features/schedules/replacement/replacement-tool.tsx'
