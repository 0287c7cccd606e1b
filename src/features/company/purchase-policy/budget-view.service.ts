import { exchange, type ExchangeRate } from '#features/company/purchase-policy/exchange.rules.ts'
import { isInPeriod, sumUse, type Budget } from '#features/company/purchase-policy/budget.rules.ts'
import { listBudgets, listEntries, type StoredEntry } from '#features/company/purchase-policy/budget.store.ts'
import type { BudgetView } from '#features/company/purchase-policy/policy.api.ts'
import { listRates } from '#features/company/purchase-policy/policy.store.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

const sumMonths = (budget: Budget, entries: readonly StoredEntry[], rates: readonly ExchangeRate[]): BudgetView['months'] => {
  const { currency } = budget.amount
  const months = new Map<string, { reserved: bigint; spent: bigint }>()
  for (const { state, day, amount } of entries.filter((entry) => isInPeriod(budget, entry.day))) {
    const there = exchange(rates, amount, currency, day)?.money.minor ?? 0n
    const month = months.get(day.slice(0, 7)) ?? { reserved: 0n, spent: 0n }
    months.set(day.slice(0, 7), { ...month, [state]: month[state] + there })
  }
  return [...months]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, { reserved, spent }]) => ({
      month,
      reserved: toMoneyJson({ minor: reserved, currency }),
      spent: toMoneyJson({ minor: spent, currency }),
    }))
}

const describe = (budget: Budget, all: readonly StoredEntry[], rates: readonly ExchangeRate[]): BudgetView => {
  const entries = all.filter(({ costCentre }) => costCentre === budget.costCentre)
  const use = sumUse(budget, entries, rates)
  const { id, costCentre, from, until, amount, policy } = budget
  const isKnown = use !== 'no-rate'
  return {
    ...{ id, costCentre, from, until, policy, amount: toMoneyJson(amount) },
    reserved: isKnown ? toMoneyJson(use.reserved) : null,
    spent: isKnown ? toMoneyJson(use.spent) : null,
    left: isKnown ? toMoneyJson(use.left) : null,
    months: sumMonths(budget, entries, rates),
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
  return budgets.map((budget) => describe(budget, entries, rates))
}
