export { decideMiniCart } from '#foundation/entitlements/mini-cart.rules.ts'
export { decideOrdering } from '#foundation/entitlements/ordering.rules.ts'
export { explainAction } from '#foundation/entitlements/why.api.ts'
export { decideToolLink } from '#foundation/entitlements/tool-access.rules.ts'
export {
  decideToolEntry,
  isGroupTool,
  isReferred,
  listChecks,
  type ToolEntry,
} from '#foundation/entitlements/tool-entry.rules.ts'
export {
  ACCESS_STATUSES,
  ECOMMERCE_TOOL_ID,
  TOOL_GROUP,
  TRAINING_TOOL_ID,
  type AccessStatus,
  type ToolAccess,
} from '#foundation/entitlements/tool.rules.ts'
export { decideTraining } from '#foundation/entitlements/training.rules.ts'
