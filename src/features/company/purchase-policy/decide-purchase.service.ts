import { findColleagues, type CompanyMember } from '#features/company/people/public.server.ts'
import { listApprovalReasons, type ApprovalNeed, type Purchase } from '#features/company/purchase-policy/approval-rule.rules.ts'
import { leadsNowhere } from '#features/company/purchase-policy/approval-progress.rules.ts'
import { createLedger } from '#features/company/purchase-policy/budget-ledger.rules.ts'
import { applyPurchase, findDeciding, type BudgetOutcome } from '#features/company/purchase-policy/budget.rules.ts'
import { listBudgets, sumEntries } from '#features/company/purchase-policy/budget.store.ts'
import { findCostCentre, listRates, lockCostCentre, type CostCentre } from '#features/company/purchase-policy/policy.store.ts'
import { readPreparedRules } from '#features/company/purchase-policy/prepared-rules.service.ts'
import { assessCredit, type CreditOutcome } from '#features/company/purchase-policy/credit/credit.rules.ts'
import { weighCredit } from '#features/company/purchase-policy/credit/weigh-credit.service.ts'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** The purchase to be decided, whichever way it comes. */
export type PurchaseFacts = {
  readonly cartId: string
  readonly personId: string
  readonly net: Money
  /** With freight and tax: what the account will owe. */
  readonly total: Money
  readonly accountKey: string
  /** Not by card: it takes of the account's credit. */
  readonly isOnAccount: boolean
  readonly costCentre: string | null
  readonly categories: readonly string[]
  /** Read only where a rule looks at it. */
  readonly isNewShipTo: () => Promise<boolean>
  readonly day: string
}

export type PolicyOutcome = {
  /** Missing for who belongs to no company: nobody limits them. */
  readonly member?: CompanyMember
  readonly members: readonly CompanyMember[]
  readonly needs: readonly ApprovalNeed[]
  readonly purchase?: Purchase
  readonly costCentre?: CostCentre
  readonly budget?: BudgetOutcome
  /** Missing where nothing limits what the account owes. */
  readonly credit?: CreditOutcome
}

const FREE: PolicyOutcome = { members: [], needs: [] }

const isUsable = (centre: CostCentre | undefined, { costCentres }: CompanyMember): centre is CostCentre =>
  centre?.isActive === true && (costCentres.length === 0 || costCentres.includes(centre.code))

/** An active one that the person may order for. Not locked: a decision locks it after its account, and others would wait for each other. */
export const findUsableCostCentre = async (tx: Tx, member: CompanyMember, code: string): Promise<CostCentre | undefined> => {
  const found = await findCostCentre(tx, member.companyId, code)
  return isUsable(found, member) ? found : undefined
}

/** 404 for any other. */
export const requireCostCentre = async (tx: Tx, member: CompanyMember, code: string): Promise<CostCentre> =>
  (await findUsableCostCentre(tx, member, code)) ?? notFound('cost centre')

const lockUsable = async (tx: Tx, member: CompanyMember, code: string): Promise<CostCentre> => {
  const found = await lockCostCentre(tx, member.companyId, code)
  return isUsable(found, member) ? found : notFound('cost centre')
}

/** Of all budgets of the cost centre the one that decides; the purchase's own reservation does not count against it. */
export const weighBudget = async (
  tx: Tx,
  companyId: string,
  { cartId, net, costCentre, day }: Pick<PurchaseFacts, 'cartId' | 'net' | 'costCentre' | 'day'>,
): Promise<BudgetOutcome | undefined> => {
  if (costCentre === null) return undefined
  const [budgets, entries] = await Promise.all([
    listBudgets(tx, companyId, { costCentre, day }),
    sumEntries(tx, companyId, { costCentre, day, exceptCart: cartId }),
  ])
  const currencies = [net, ...budgets.map(({ amount }) => amount), ...entries.map(({ amount }) => amount)]
  const rates = await listRates(
    tx,
    currencies.map(({ currency }) => currency),
  )
  const ledger = createLedger(entries, rates)
  return findDeciding(budgets.map((budget) => applyPurchase(budget, ledger, { net, day, rates })))
}

/**
 * The one place that decides about a purchase, whoever buys: who must approve it and why, and what is left of budget and credit.
 * Locks its account, where that has a credit limit, and its cost centre, so that two purchases cannot spend the same money.
 */
export const decidePurchase = async (tx: Tx, facts: PurchaseFacts): Promise<PolicyOutcome> => {
  const colleagues = await findColleagues(tx, facts.personId)
  if (!colleagues) {
    const credit = await weighCredit(tx, facts)
    return { ...FREE, ...(credit && { credit }) }
  }
  const { member, members } = colleagues
  const { companyId, role, orderLimit } = member
  // Locks are sent first: what is read after them is what an order before this one has left.
  const [credit, costCentre, budget, { rules, currencies, looksAtShipTo }] = await Promise.all([
    weighCredit(tx, facts),
    facts.costCentre === null ? undefined : lockUsable(tx, member, facts.costCentre),
    weighBudget(tx, companyId, facts),
    readPreparedRules(tx, companyId),
  ])
  const [rates, isNewShipTo] = await Promise.all([
    listRates(tx, [facts.net.currency, ...currencies, ...(orderLimit ? [orderLimit.currency] : [])]),
    looksAtShipTo && facts.isNewShipTo(),
  ])
  const { personId: requesterId, net, categories, day } = facts
  const purchase: Purchase = {
    ...{ requesterId, role, net, categories, isNewShipTo, day },
    ...(orderLimit && { orderLimit }),
    ...(costCentre && { costCentre: costCentre.code }),
  }
  const asks = budget?.isExceeded && budget.budget.policy === 'approve'
  const exceeded = asks ? { costCentre: budget.budget.costCentre, left: budget.left } : undefined
  const overdrawn = assessCredit(credit, true) === 'approve' ? credit?.credit : undefined
  const needs = listApprovalReasons(purchase, { rules, members, rates, exceeded, overdrawn })
  return {
    ...{ member, members, needs, purchase },
    ...(costCentre && { costCentre }),
    ...(budget && { budget }),
    ...(credit && { credit }),
  }
}

/** A credit limit or a budget that blocks, or an order that nobody could ever approve. */
export const refusePurchase = ({ budget, credit, needs, members, member }: PolicyOutcome): void => {
  if (credit && assessCredit(credit, member !== undefined) === 'block')
    throw new Problem(409, 'credit_exceeded', 'This order is above the credit limit of its account.', {
      extra: { account: credit.credit.account },
    })
  if (budget?.isExceeded && budget.budget.policy === 'block')
    throw new Problem(409, 'budget_exceeded', `The budget of ${budget.budget.costCentre} does not suffice for this order.`, {
      extra: { costCentre: budget.budget.costCentre, budget: budget.budget.id },
    })
  if (member && leadsNowhere({ needs, requesterId: member.id, members, approvals: [], escalations: [] }))
    throw new Problem(409, 'no_approver', 'This order needs approval, and nobody of your company can give it.')
}

/** An approved order may be past its budget, the credit or its sender's limit by now: whoever approved it did not know. */
export const refuseNewNeed = ({ needs, budget }: PolicyOutcome, approvedFor: readonly ApprovalNeed[]): void => {
  const isNew = (one: ApprovalNeed['because']): boolean =>
    needs.some(({ because }) => because === one) && !approvedFor.some(({ because }) => because === one)
  if (isNew('budget'))
    throw new Problem(
      409,
      'budget_exceeded',
      `The budget of ${budget?.budget.costCentre ?? ''} does not suffice for this order any more.`,
    )
  if (isNew('order-limit'))
    throw new Problem(409, 'order_limit_exceeded', 'This order is above what whoever sent it may order by now.')
  if (isNew('credit')) throw new Problem(409, 'credit_exceeded', 'This order is above the credit limit of its account by now.')
}
