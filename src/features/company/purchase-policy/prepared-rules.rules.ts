import type { ApprovalRule } from '#features/company/purchase-policy/approval-rule.rules.ts'

/** A company's rules as a decision needs them: what they ask of every purchase is looked at once. */
export type PreparedRules = {
  readonly rules: readonly ApprovalRule[]
  /** Of their amounts. */
  readonly currencies: readonly string[]
  readonly looksAtShipTo: boolean
}

export const prepareRules = (all: readonly ApprovalRule[]): PreparedRules => {
  const rules = all.filter(({ isActive }) => isActive)
  return {
    rules,
    currencies: [...new Set(rules.flatMap(({ when }) => when.amountOver?.currency ?? []))],
    looksAtShipTo: rules.some(({ when }) => when.isNewShipTo === true),
  }
}
