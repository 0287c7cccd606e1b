import { createLedger, type BudgetLedger } from '#features/company/purchase-policy/budget-ledger.rules.ts'
import { isInPeriod, sumUse, type Budget } from '#features/company/purchase-policy/budget.rules.ts'
import { listBudgets, listEntries, type StoredEntry } from '#features/company/purchase-policy/budget.store.ts'
import type { BudgetView } from '#features/company/purchase-policy/policy.api.ts'
import { listRates } from '#features/company/purchase-policy/policy.store.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

type Uses = { readonly entries: readonly StoredEntry[]; readonly ledger: BudgetLedger }

const sumMonths = (budget: Budget, { entries, ledger }: Uses): BudgetView['months'] => {
  const { currency } = budget.amount
  const days = entries.map(({ day }) => day).filter((day) => isInPeriod(budget, day))
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].toSorted()
  return months.map((month) => {
    const [first, last] = [`${month}-01`, `${month}-31`]
    const from = budget.from > first ? budget.from : first
    const until = budget.until < last ? budget.until : last
    const nothing = { reserved: 0n, spent: 0n }
    const { reserved, spent } = ledger.sum(currency, { from, until }) ?? nothing
    const before = ledger.sum(currency, { from: budget.from, until }) ?? nothing
    const left = budget.amount.minor - before.reserved - before.spent
    const money = (minor: bigint) => toMoneyJson({ minor, currency })
    return { month, reserved: money(reserved), spent: money(spent), left: money(left) }
  })
}

const describe = (budget: Budget, uses: Uses): BudgetView => {
  const use = sumUse(budget, uses.ledger)
  const { id, costCentre, from, until, amount, policy } = budget
  const isKnown = use !== 'no-rate'
  return {
    ...{ id, costCentre, from, until, policy, amount: toMoneyJson(amount) },
    reserved: isKnown ? toMoneyJson(use.reserved) : null,
    spent: isKnown ? toMoneyJson(use.spent) : null,
    left: isKnown ? toMoneyJson(use.left) : null,
    months: sumMonths(budget, uses),
  }
}

/** Every budget of a company with what purchases have taken of it. */
export const describeBudgets = async (tx: Tx, companyId: string): Promise<BudgetView[]> => {
  const budgets = await listBudgets(tx, companyId)
  const [from] = budgets.map((one) => one.from).toSorted()
  const until = budgets
    .map((one) => one.until)
    .toSorted()
    .at(-1)
  if (from === undefined || until === undefined) return []
  const entries = await listEntries(tx, companyId, { from, until })
  const currencies = [...budgets, ...entries].map(({ amount }) => amount.currency)
  const rates = await listRates(tx, currencies)
  const uses = new Map(
    [...Map.groupBy(entries, ({ costCentre }) => costCentre)].map(([costCentre, ofCentre]): [string, Uses] => [
      costCentre,
      { entries: ofCentre, ledger: createLedger(ofCentre, rates) },
    ]),
  )
  const none: Uses = { entries: [], ledger: createLedger([], rates) }
  return budgets.map((budget) => describe(budget, uses.get(budget.costCentre) ?? none))
}
