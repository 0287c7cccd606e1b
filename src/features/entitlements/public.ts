export { decideMiniCart } from '#features/entitlements/mini-cart.rules.ts'
export { decideOrdering } from '#features/entitlements/ordering.rules.ts'
export { explainAction } from '#features/entitlements/why.api.ts'
export { decideToolLink } from '#features/entitlements/tool-access.rules.ts'
export { decideToolEntry, isGroupTool, isReferred, listChecks, type ToolEntry } from '#features/entitlements/tool-entry.rules.ts'
export {
  ACCESS_STATUSES,
  ECOMMERCE_TOOL_ID,
  TOOL_GROUP,
  TRAINING_TOOL_ID,
  type AccessStatus,
  type ToolAccess,
} from '#features/entitlements/tool.rules.ts'
export { decideTraining } from '#features/entitlements/training.rules.ts'
