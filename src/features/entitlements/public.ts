export { decideHeaderItem } from '#features/entitlements/header.rules.ts'
export { decideOrdering } from '#features/entitlements/ordering.rules.ts'
export { decideMarketFilter } from '#features/entitlements/search-scope.rules.ts'
export {
  ECOMMERCE_TOOL_ID,
  TOOL_GROUP,
  TRAINING_TOOL_ID,
  type AccessStatus,
  type ToolAccess,
} from '#features/entitlements/tool.rules.ts'
export { decideTraining } from '#features/entitlements/training.rules.ts'
