export { decideMiniCart } from '#foundation/entitlements/mini-cart.rules.ts'
export { decideOrdering } from '#foundation/entitlements/ordering.rules.ts'
export { explainAction } from '#foundation/entitlements/why.api.ts'
export { decideToolLink } from '#foundation/entitlements/tool-access.rules.ts'
export { decideToolEntry, isReferred, listChecks, type ToolEntry } from '#foundation/entitlements/tool-entry.rules.ts'
export {
  ACCESS_STATUSES,
  ECOMMERCE_TOOL_ID,
  nameTool,
  TRAINING_TOOL_ID,
  type AccessStatus,
  type ToolAccess,
  type ToolNames,
} from '#foundation/entitlements/tool.rules.ts'
export { decideTraining } from '#foundation/entitlements/training.rules.ts'
