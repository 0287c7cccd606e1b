import { readAmount } from '#features/company/purchase-policy/amount-draft.rules.ts'
import type { BudgetPolicy } from '#features/company/purchase-policy/budget.rules.ts'
import type { BudgetView } from '#features/company/purchase-policy/policy.api.ts'
import { fromMoneyJson, toDecimal, type MoneyJson } from '#kernel/money.ts'

/** A budget as it stands in its form. */
export type BudgetDraft = {
  readonly costCentre: string
  readonly from: string
  readonly until: string
  readonly amount: string
  readonly currency: string
  readonly policy: BudgetPolicy
}

export type BudgetFault = 'costCentre' | 'from' | 'until' | 'period' | 'amount'

export type BudgetBody = Omit<BudgetDraft, 'amount' | 'currency'> & { readonly amount: MoneyJson }

export const findBudgetFaults = ({ costCentre, from, until, amount, currency }: BudgetDraft): BudgetFault[] => [
  ...(costCentre === '' ? ['costCentre' as const] : []),
  ...(from === '' ? ['from' as const] : []),
  ...(until === '' ? ['until' as const] : []),
  ...(from !== '' && until !== '' && until < from ? ['period' as const] : []),
  ...(readAmount(amount, currency) ? [] : ['amount' as const]),
]

/** Undefined while something is wrong with it. */
export const toBudgetBody = (draft: BudgetDraft): BudgetBody | undefined => {
  const { costCentre, from, until, policy } = draft
  const amount = readAmount(draft.amount, draft.currency)
  return amount && findBudgetFaults(draft).length === 0 ? { costCentre, from, until, policy, amount } : undefined
}

export const toBudgetDraft = ({ costCentre, from, until, amount, policy }: BudgetView): BudgetDraft => ({
  ...{ costCentre, from, until, policy },
  amount: toDecimal(fromMoneyJson(amount)),
  currency: amount.currency,
})

/** The year of this day, for the first cost centre. */
export const newBudgetDraft = (day: string, costCentre: string, currency: string): BudgetDraft => ({
  ...{ costCentre, currency, amount: '', policy: 'warn' },
  from: `${day.slice(0, 4)}-01-01`,
  until: `${day.slice(0, 4)}-12-31`,
})

const MOST_MONTHS = 36

/** `2026-11` and the months after it, until the one of the last day; of a very long period the last ones. */
export const listMonths = ({ from, until }: { readonly from: string; readonly until: string }): string[] => {
  const indexOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const last = indexOf(until)
  const first = Math.max(indexOf(from), last - MOST_MONTHS + 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const index = first + at
    return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}

export type UseShares = { readonly spent: number; readonly reserved: number; readonly isOver: boolean }

/** Parts of the amount for a bar, together one at most; undefined where a rate is missing. */
export const shareUse = ({
  amount,
  spent,
  reserved,
}: Pick<BudgetView, 'amount' | 'spent' | 'reserved'>): UseShares | undefined => {
  if (!spent || !reserved) return undefined
  const [whole, gone, waiting] = [amount, spent, reserved].map(({ minor }) => Number(minor)) as [number, number, number]
  const isOver = gone + waiting > whole
  const base = isOver ? gone + waiting : whole
  return base === 0 ? { spent: 0, reserved: 0, isOver } : { spent: gone / base, reserved: waiting / base, isOver }
}
