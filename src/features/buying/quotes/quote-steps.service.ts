import { createHash } from 'node:crypto'
import { detachQuoteCart } from '#features/buying/cart/public.server.ts'
import { tellOffered } from '#features/buying/quotes/company-event.service.ts'
import { MOST_VERSIONS } from '#features/buying/quotes/quote-list.rules.ts'
import type { Quote, QuoteLine } from '#features/buying/quotes/quote-model.rules.ts'
import { notifyCustomer, notifyStaff } from '#features/buying/quotes/quote-mail.service.ts'
import { isPast, LONGEST_VALIDITY_MS, USUAL_VALIDITY_MS } from '#features/buying/quotes/quote-state.rules.ts'
import {
  audit,
  newest,
  refuse,
  refuseExpired,
  requireKnown,
  requireStep,
  requireTotal,
  type StepContext,
} from '#features/buying/quotes/quote-step.service.ts'
import { sumQuote, type Discount } from '#features/buying/quotes/quote-total.rules.ts'
import { insertQuote, insertVersion, updateQuote, type NewQuote } from '#features/buying/quotes/quote.store.ts'
import type { Money } from '#kernel/money.ts'

type RequestedLine = Pick<QuoteLine, 'sku' | 'name' | 'quantity' | 'list'>
export type QuoteRequest = Omit<NewQuote, 'source'> & {
  readonly note: string
  readonly cartId?: string
  readonly lines: readonly RequestedLine[]
}

/** The lines of a cart when a quote was requested from it. */
export const hashLines = (lines: readonly Pick<QuoteLine, 'sku' | 'quantity'>[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(lines.map(({ sku, quantity }) => `${sku} ${quantity}`).toSorted((one, other) => (one < other ? -1 : 1))),
    )
    .digest('base64url')

export const requestQuote = async (context: StepContext, request: QuoteRequest): Promise<Quote> => {
  const { tx, user, now } = context
  const { number, accountKey, currency, wantedBy, note, cartId } = request
  const lines = request.lines.map((line) => ({ ...line, unit: line.list, leadDays: null, validUntil: null }))
  const total = sumQuote(
    lines.map((line) => ({ ...line, id: line.sku })),
    [],
    currency,
  )?.total
  const source = cartId === undefined ? undefined : { cartId, hash: hashLines(lines) }
  const first = { kind: 'Requested', madeBy: user.id, at: now, note, validUntil: null, discounts: [], total, lines } as const
  const quote = await insertQuote(tx, { number, accountKey, currency, wantedBy, source }, first)
  await audit(context, 'request', quote.number, { account: accountKey, lines: lines.length })
  await notifyStaff(context, quote, 'requested')
  return quote
}

const nextNumber = ({ version }: Quote): number => {
  if (version >= MOST_VERSIONS) refuse(409, 'too_many_versions', `A quote has ${MOST_VERSIONS} versions at most.`)
  return version + 1
}

const requireCurrency = (amounts: readonly (Money | undefined)[], currency: string): void => {
  if (amounts.some((amount) => amount && (amount.currency !== currency || amount.minor < 0n)))
    refuse(422, 'wrong_amount', `Prices of this quote are amounts in ${currency}, from zero on.`)
}

export type OfferTerms = {
  readonly lines: readonly {
    readonly id: string
    readonly unit: Money
    readonly leadDays: number | null
    readonly validUntil: Date | null
  }[]
  readonly discounts: readonly Discount[]
  readonly validUntil?: Date | undefined
  readonly note: string
}

const requireValidity = ({ validUntil, lines }: OfferTerms, now: Date): Date => {
  const end = validUntil ?? new Date(now.getTime() + USUAL_VALIDITY_MS)
  const ends = [end, ...lines.flatMap((line) => line.validUntil ?? [])]
  if (ends.some((one) => one <= now)) refuse(422, 'already_ended', 'An offer cannot end before it is made.')
  if (ends.some((one) => one > end)) refuse(422, 'line_ends_later', 'A line cannot be valid for longer than the offer.')
  if (end.getTime() > now.getTime() + LONGEST_VALIDITY_MS) refuse(422, 'ends_too_late', 'An offer is valid for a year at most.')
  return end
}

/** Lines that staff leave out are not offered. */
export const offerQuote = async (context: StepContext, quote: Quote, terms: OfferTerms): Promise<number> => {
  const { tx, user, now } = context
  const state = requireStep(quote, 'offer', now)
  const before = await newest(tx, quote)
  requireKnown(
    before.lines,
    terms.lines.map(({ id }) => id),
  )
  requireCurrency([...terms.lines.map(({ unit }) => unit), ...terms.discounts.map(({ amount }) => amount)], quote.currency)
  const validUntil = requireValidity(terms, now)
  const lines = before.lines.flatMap((line) => {
    const offered = terms.lines.find(({ id }) => id === line.id)
    return offered ? [{ ...line, ...offered }] : []
  })
  const { total, discounts } = requireTotal(sumQuote(lines, terms.discounts, quote.currency))
  const number = nextNumber(quote)
  await insertVersion(tx, quote.id, number, {
    ...{ kind: 'Offered', madeBy: user.id, at: now, note: terms.note, validUntil, discounts, total, lines },
  })
  const change = { state, version: number, totalMinor: total.minor, validUntil, remindedAt: null, changedAt: now }
  await updateQuote(tx, quote.id, change)
  await audit(context, 'offer', quote.number, { version: number, validUntil: validUntil.toISOString() })
  await notifyCustomer(context, { ...quote, ...change, total }, 'offered', terms.note)
  await tellOffered(context, { ...quote, ...change, total })
  return number
}

export type CounterTerms = {
  readonly lines: readonly {
    readonly id: string
    readonly quantity?: number | undefined
    readonly wanted?: Money | undefined
  }[]
  readonly note: string
}

/** A version of its own: other quantities and the prices that the customer has in mind; the offer stays as it was. */
export const counterQuote = async (context: StepContext, quote: Quote, terms: CounterTerms): Promise<number> => {
  const { tx, user, now } = context
  if (isPast(quote.validUntil, now)) refuseExpired({ validUntil: quote.validUntil?.toISOString() ?? null })
  const state = requireStep(quote, 'counter', now)
  const before = await newest(tx, quote)
  requireKnown(
    before.lines,
    terms.lines.map(({ id }) => id),
  )
  requireCurrency(
    terms.lines.map(({ wanted }) => wanted),
    quote.currency,
  )
  if (terms.lines.length === 0 && terms.note === '') refuse(422, 'nothing_said', 'Please say what should be different.')
  const lines = before.lines.map((line) => {
    const { quantity = line.quantity, wanted } = terms.lines.find(({ id }) => id === line.id) ?? {}
    return { ...line, quantity, wanted }
  })
  const priced = lines.map((line) => ({ ...line, unit: line.wanted ?? line.unit }))
  const discounts = before.discounts.map(({ name, percent, amount }) =>
    percent === undefined ? { name, amount } : { name, percent },
  )
  const sum = requireTotal(sumQuote(priced, discounts, quote.currency))
  const number = nextNumber(quote)
  await insertVersion(tx, quote.id, number, {
    ...{ kind: 'Countered', madeBy: user.id, at: now, note: terms.note, validUntil: null },
    ...{ discounts: sum.discounts, total: sum.total, lines },
  })
  await updateQuote(tx, quote.id, { state, version: number, totalMinor: sum.total.minor, changedAt: now })
  await audit(context, 'counter', quote.number, { version: number })
  await notifyStaff(context, quote, 'countered')
  return number
}

type DecliningSide = 'customer' | 'staff'

type Declining = { readonly side: DecliningSide; readonly note: string; readonly isOpenToOthers?: boolean }

export const declineQuote = async (
  context: StepContext,
  quote: Quote,
  { side, note, isOpenToOthers }: Declining,
): Promise<void> => {
  const { tx, now } = context
  const state = requireStep(quote, 'decline', now, isOpenToOthers)
  if (quote.cartId !== null) await detachQuoteCart(tx, quote.number)
  await updateQuote(tx, quote.id, { state, declineNote: note, changedAt: now })
  await audit(context, 'decline', quote.number, { by: side })
  if (side === 'staff') await notifyCustomer(context, { ...quote, state }, 'declined', note)
}
