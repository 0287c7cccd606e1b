export { decideOrdering } from '#features/entitlements/ordering.rules.ts'
export { explainAction } from '#features/entitlements/why.api.ts'
export { ECOMMERCE_TOOL_ID, TRAINING_TOOL_ID, type ToolAccess } from '#features/entitlements/tool.rules.ts'
export { decideTraining } from '#features/entitlements/training.rules.ts'
