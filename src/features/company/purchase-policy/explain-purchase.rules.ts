import type { ApprovalNeed } from '#features/company/purchase-policy/approval-rule.rules.ts'
import type { BudgetOutcome } from '#features/company/purchase-policy/budget.rules.ts'
import { assessCredit, type CreditOutcome } from '#features/company/purchase-policy/credit/credit.rules.ts'
import { allow, refuse, type Decision } from '#kernel/decision.ts'
import type { Money } from '#kernel/money.ts'

export type Explained = {
  readonly needs: readonly ApprovalNeed[]
  /** Who may approve each of them first, as names; nobody: it can never be ordered. */
  readonly approvers: readonly (readonly string[])[]
  readonly budget?: BudgetOutcome | undefined
  readonly credit?: CreditOutcome | undefined
  readonly hasCompany: boolean
}

type Write = (money: Money) => string

const explainNeed = (need: ApprovalNeed, names: readonly string[], write: Write): Decision => {
  const values = { rule: need.rule, amount: need.amount ? write(need.amount) : '', names: names.join(', ') }
  if (names.length === 0) return refuse('purchase.no-approver', values)
  if (need.because === 'order-limit') return refuse('purchase.order-limit', values)
  if (need.because === 'budget') return refuse('purchase.budget-approval', values)
  if (need.because === 'credit') return refuse('purchase.credit-approval', values)
  if (need.because === 'requester') return refuse('purchase.requester', values)
  return refuse('purchase.rule', values)
}

const explainBudget = ({ budget, left, afterwards, isExceeded }: BudgetOutcome, write: Write): Decision[] => {
  const values = { costCentre: budget.costCentre, left: write(left), afterwards: write(afterwards) }
  if (!isExceeded) return [allow('purchase.budget', values)]
  if (budget.policy === 'block') return [refuse('purchase.budget-blocks', values)]
  return budget.policy === 'warn' ? [allow('purchase.budget-warns', values)] : []
}

const explainCredit = (outcome: CreditOutcome, hasCompany: boolean, write: Write): Decision[] => {
  const { credit, open, left } = outcome
  const values = { limit: write(credit.limit), open: open ? write(open) : '–', left: left ? write(left) : '–' }
  const judged = assessCredit(outcome, hasCompany)
  if (judged === 'free') return [allow('purchase.credit', values)]
  if (judged === 'block') return [refuse('purchase.credit-blocks', values)]
  return judged === 'warn' ? [allow('purchase.credit-warns', values)] : []
}

/** Whether a purchase is ordered at once, with everything that speaks for or against it: each rule by its name. */
export const explainPurchase = ({ needs, approvers, budget, credit, hasCompany }: Explained, write: Write): Decision => {
  const decisions = [
    ...needs.map((need, at) => explainNeed(need, approvers[at] ?? [], write)),
    ...(needs.length === 0 ? [allow('purchase.nobody')] : []),
    ...(budget ? explainBudget(budget, write) : []),
    ...(credit ? explainCredit(credit, hasCompany, write) : []),
  ]
  return { allowed: decisions.every(({ allowed }) => allowed), reasons: decisions.flatMap(({ reasons }) => reasons) }
}
