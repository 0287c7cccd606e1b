import { addMoney, type Money } from '#kernel/money.ts'

/** Why the person is asked before an order. */
export const ASK_REASONS = ['always', 'order-limit', 'month-limit', 'currency'] as const
export type AskReason = (typeof ASK_REASONS)[number]

type Limits = { readonly orderLimit: Money | null; readonly monthLimit: Money | null; readonly askAlways: boolean }

export type OrderFacts = Limits & {
  /** Net, as for rules and budgets. */
  readonly net: Money
  /** Orders of the grant in this month, one sum a currency. */
  readonly used: readonly Money[]
}

const isOver = (amount: Money, limit: Money): boolean => amount.minor > limit.minor

/** Undefined where the order may be placed at once. Over means greater, not equal. */
export const findConfirmationReason = ({ orderLimit, monthLimit, askAlways, net, used }: OrderFacts): AskReason | undefined => {
  if (askAlways) return 'always'
  const currencies = [net, ...(monthLimit ? used : [])].map(({ currency }) => currency)
  // Amounts in another currency than the limit's are not compared: a person looks at them.
  if (orderLimit && orderLimit.currency !== net.currency) return 'currency'
  if (monthLimit && currencies.some((currency) => currency !== monthLimit.currency)) return 'currency'
  if (orderLimit && isOver(net, orderLimit)) return 'order-limit'
  if (monthLimit && isOver(used.reduce(addMoney, net), monthLimit)) return 'month-limit'
  return undefined
}

/** The month of an instant, in UTC, in which amounts are counted together. */
export const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
