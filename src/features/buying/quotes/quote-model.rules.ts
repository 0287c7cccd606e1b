import type { QuoteState } from '#features/buying/quotes/quote-state.rules.ts'
import type { TakenDiscount } from '#features/buying/quotes/quote-total.rules.ts'
import type { Money } from '#kernel/money.ts'

/** A version is a request, an offer of staff, or an answer of the customer with other terms. */
export type VersionKind = 'Requested' | 'Offered' | 'Countered'

export type QuoteLine = {
  /** The same in every version. */
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  /** The account's price without a quote when the version was made. */
  readonly list?: Money | undefined
  readonly unit?: Money | undefined
  readonly wanted?: Money | undefined
  readonly leadDays: number | null
  /** Where it ends earlier than the quote. */
  readonly validUntil: Date | null
}

export type NewVersion = {
  readonly kind: VersionKind
  readonly madeBy: string
  readonly at: Date
  readonly note: string
  readonly validUntil: Date | null
  readonly discounts: readonly TakenDiscount[]
  /** Missing while a line has no price. */
  readonly total?: Money | undefined
  readonly lines: readonly QuoteLine[]
}

export type QuoteVersion = Omit<NewVersion, 'madeBy'> & { readonly number: number; readonly by: string }

export type Quote = {
  readonly id: string
  readonly number: string
  /** `{erpId}~{number}`, the account it is for. */
  readonly accountKey: string
  readonly currency: string
  readonly state: QuoteState
  readonly requestedBy: string | null
  readonly requestedAt: Date
  readonly changedAt: Date
  /** A day, YYYY-MM-DD. */
  readonly wantedBy: string | null
  readonly version: number
  readonly total?: Money | undefined
  /** Of the newest offer. */
  readonly validUntil: Date | null
  readonly cartId: string | null
  readonly orderNumber: string | null
  readonly declineNote: string
}

/** Without the prices of today; what staff offered stays, and what the customer wrote of it. */
export const hideListPrices = ({ total, ...version }: QuoteVersion): QuoteVersion => {
  const isRequest = version.kind === 'Requested'
  return {
    ...version,
    ...(!isRequest && total && { total }),
    lines: version.lines.map(({ list: _, unit, ...line }) => ({ ...line, ...(!isRequest && unit && { unit }) })),
  }
}

/** The newest instant at which all of these lines are still valid. */
export const endOfLines = (lines: readonly Pick<QuoteLine, 'validUntil'>[], quoteEnd: Date): Date =>
  lines.reduce((end, { validUntil }) => (validUntil && validUntil < end ? validUntil : end), quoteEnd)
