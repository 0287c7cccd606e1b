import type { Address } from '#features/buying/checkout/address/address.rules.ts'
import type { Money } from '#kernel/money.ts'

export const PAYMENT_TYPES = ['purchase-order', 'account', 'card'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]
/** Usual choices of companies that order on an account. */
export const DEFAULT_PAYMENT: PaymentType = 'account'

export type CheckoutStep = 'payment' | 'delivery' | 'review'

/** Cards only where somebody takes them. */
export const listPaymentTypes = (hasGateway: boolean): PaymentType[] =>
  PAYMENT_TYPES.filter((type) => type !== 'card' || hasGateway)

type AccountPlace = {
  readonly name: string
  readonly city: string
  readonly postalCode: string
  readonly countryCode: string
}

/** The account's own address, as far as we have it: its goods-in is known to the carrier by its name. */
export const addressOfAccount = ({ name, city, postalCode, countryCode }: AccountPlace): Address => ({
  name,
  street: '',
  extra: '',
  postalCode,
  city,
  region: '',
  countryCode,
})

/** On one line. */
export const writeAddress = ({ name, street, extra, postalCode, city, region, countryCode }: Address): string =>
  [name, street, extra, [postalCode, city].filter(Boolean).join(' '), region, countryCode].filter(Boolean).join(', ')

export type PricedLine = {
  readonly id: string
  readonly sku: string
  readonly isSold: boolean
  readonly unit?: Money | undefined
  /** The values the person last saw, where they changed. */
  readonly former?: Money | undefined
}

export type ProblemCode = 'empty' | 'price_changed' | 'not_sold' | 'no_price'
export type OrderProblem = { readonly code: ProblemCode; readonly lines: readonly PricedLine[] }

/** Why a cart cannot be ordered as it is; nothing of it is taken silently [T-79]. */
export const findOrderProblems = (lines: readonly PricedLine[]): OrderProblem[] => {
  if (lines.length === 0) return [{ code: 'empty', lines: [] }]
  const unsold = lines.filter(({ isSold }) => !isSold)
  const unpriced = lines.filter(({ isSold, unit }) => isSold && !unit)
  const changed = lines.filter(({ isSold, unit, former }) => isSold && unit && former)
  const found: OrderProblem[] = [
    { code: 'not_sold', lines: unsold },
    { code: 'no_price', lines: unpriced },
    { code: 'price_changed', lines: changed },
  ]
  return found.filter((problem) => problem.lines.length > 0)
}

/** Lines that were there in full when the person looked and are not any more. */
export const findNewlyShort = (short: readonly string[], known: readonly string[] | undefined): string[] =>
  known ? short.filter((sku) => !known.includes(sku)) : []

/** Orders that a person may place in a day [T-80]. */
export const MOST_ORDERS_A_DAY = 1_000
/** So long stock waits for an order that nobody ships. */
export const RESERVED_DAYS = 14
