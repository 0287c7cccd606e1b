import { AGES, ageOf, countDaysLate, decideInvoiceState, INVOICE_STATES, type Age, type InvoiceState } from '#features/orders/invoices/invoice.rules.ts' // prettier-ignore
import { toMoneyJson, type MoneyJson } from '#kernel/money.ts'

/** Open amounts due on one day, in one currency. */
export type OwedPart = {
  readonly dueOn: string
  readonly currency: string
  readonly isDisputed: boolean
  readonly openMinor: string
  readonly count: number
}

export type InvoiceSummary = {
  counts: { state: InvoiceState; count: number }[]
  currencies: {
    currency: string
    ages: { age: Age; amount: MoneyJson }[]
    overdue: MoneyJson
    open: MoneyJson
    late: number
    oldestDays: number
  }[]
}

const addUp = (parts: readonly OwedPart[]): bigint => parts.reduce((sum, { openMinor }) => sum + BigInt(openMinor), 0n)

/** Currencies are never added to each other: each has its own sums, the one with the most invoices first. */
export const summariseOwed = (owed: readonly OwedPart[], paid: number, today: string): InvoiceSummary => {
  const stateOf = ({ dueOn, isDisputed }: OwedPart) =>
    decideInvoiceState({ dueOn, isDisputed, totalMinor: 1n, paidMinor: 0n }, today)
  const countOf = (parts: readonly OwedPart[]): number => parts.reduce((sum, { count }) => sum + count, 0)
  const byCurrency = Map.groupBy(owed, ({ currency }) => currency)
  const inTurn = [...byCurrency].toSorted(([one, a], [two, b]) => countOf(b) - countOf(a) || one.localeCompare(two))
  return {
    counts: INVOICE_STATES.map((state) => ({
      state,
      count: state === 'Paid' ? paid : countOf(owed.filter((part) => stateOf(part) === state)),
    })),
    currencies: inTurn.map(([currency, parts]) => {
      const late = parts.filter(({ dueOn }) => dueOn < today)
      const money = (some: readonly OwedPart[]): MoneyJson => toMoneyJson({ minor: addUp(some), currency })
      return {
        currency,
        ages: AGES.map((age) => ({ age, amount: money(parts.filter(({ dueOn }) => ageOf(dueOn, today) === age)) })),
        overdue: money(late),
        open: money(parts),
        late: countOf(late),
        oldestDays: Math.max(0, ...late.map(({ dueOn }) => countDaysLate(dueOn, today))),
      }
    }),
  }
}
