export {
  findEscalationHours,
  findTurn,
  listDeciders,
  listOpenTiers,
  type Approving,
  type TurnFound,
  type Progress,
  type Substitution,
} from '#features/company/purchase-policy/approval-progress.rules.ts'
export type { ApprovalNeed } from '#features/company/purchase-policy/approval-rule.rules.ts'
export { chooseSubstitute, readSubstitute } from '#features/company/purchase-policy/policy.api.ts'
export { creditSchema } from '#features/company/purchase-policy/credit/credit.schema.ts'
export { explainPurchase } from '#features/company/purchase-policy/explain-purchase.rules.ts'
