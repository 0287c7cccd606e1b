export { insertToolAccess, insertTools, type SeededTool, type ToolAccessRow } from '#features/entitlements/tool.store.ts'
export { TOOL_GROUP, TRAINING_TOOL_ID, type AccessStatus } from '#features/entitlements/tool.rules.ts'
