const CODES = {
  price_changed: 'price_changed',
  total_changed: 'total_changed',
  stock_changed: 'stock_changed',
  not_sold: 'not_sold',
  no_price: 'no_price',
  account_changed: 'account_changed',
  payment_required: 'card_failed',
  too_many_tries: 'card_refused',
  budget_exceeded: 'budget_exceeded',
  credit_exceeded: 'credit_exceeded',
  no_approver: 'no_approver',
  expired: 'expired',
  card_with_approval: 'card_with_approval',
  too_many_waiting: 'too_many_waiting',
} as const

export type PlaceProblem = (typeof CODES)[keyof typeof CODES] | 'card_slow' | 'failed'

type Refusal = { readonly status: number; readonly problem: unknown }

const isKnown = (code: string): code is keyof typeof CODES => Object.hasOwn(CODES, code)

/** The message for an order that was not accepted; one that was placed before, as from another tab, has its number. */
export const readPlaceProblem = (
  refusal: Refusal | undefined,
): { readonly problem: PlaceProblem; readonly orderNumber?: string } => {
  const { code, orderNumber } = (refusal?.problem ?? {}) as { code?: unknown; orderNumber?: unknown }
  if (code === 'already_ordered' && typeof orderNumber === 'string') return { problem: 'failed', orderNumber }
  return { problem: typeof code === 'string' && isKnown(code) ? CODES[code] : 'failed' }
}
