export { insertToolAccess, insertTools, type SeededTool, type ToolAccessRow } from '#foundation/entitlements/tool.store.ts'
export { TRAINING_TOOL_ID, type AccessStatus } from '#foundation/entitlements/tool.rules.ts'
