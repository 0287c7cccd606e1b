export {
  findTurn,
  isEscalationDue,
  listDeciders,
  listOpenTiers,
  type Approving,
  type TurnFound,
  type Progress,
  type Substitution,
} from '#features/company/purchase-policy/approval-progress.rules.ts'
export type { ApprovalNeed } from '#features/company/purchase-policy/approval-rule.rules.ts'
export { replaceApprover, type Replacement } from '#features/company/purchase-policy/replace-approver.rules.ts'
export { splitSchema } from '#features/company/purchase-policy/split-orders.schema.ts'
export { APPROVAL_RULES_PATH } from '#features/company/purchase-policy/policy-paths.rules.ts'
export { chooseSubstitute, readSubstitute, substituteForm } from '#features/company/purchase-policy/policy.api.ts'
export { creditSchema } from '#features/company/purchase-policy/credit/credit.schema.ts'
export { assessCredit as judgeCredit } from '#features/company/purchase-policy/credit/credit.rules.ts'
export { explainPurchase } from '#features/company/purchase-policy/explain-purchase.rules.ts'
