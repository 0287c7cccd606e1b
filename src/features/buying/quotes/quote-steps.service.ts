import { createHash } from 'node:crypto'
import { insertQuoteCart } from '#features/buying/cart/public.server.ts'
import { MOST_VERSIONS } from '#features/buying/quotes/quote-list.rules.ts'
import { endOfLines, type Quote, type QuoteLine, type QuoteVersion } from '#features/buying/quotes/quote-model.rules.ts'
import { quoteInbox } from '#features/buying/quotes/quote-inbox.service.ts'
import { notifyCustomer, notifyStaff } from '#features/buying/quotes/quote-mail.service.ts'
import {
  isPast,
  LONGEST_VALIDITY_MS,
  stateAt,
  takeStep,
  USUAL_VALIDITY_MS,
  type QuoteState,
  type QuoteStep,
} from '#features/buying/quotes/quote-state.rules.ts'
import {
  discountsFor,
  spreadDiscounts,
  sumQuote,
  type Discount,
  type QuoteSum,
} from '#features/buying/quotes/quote-total.rules.ts'
import { insertQuote, insertVersion, listVersions, updateQuote, type NewQuote } from '#features/buying/quotes/quote.store.ts'
import { closeInInbox } from '#foundation/inbox/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { Money } from '#kernel/money.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'

/** Who takes a step, and when. */
export type StepContext = {
  readonly tx: Tx
  readonly services: Services
  readonly tenant: TenantKey
  readonly user: Pick<ScopeUser, 'id' | 'actorId'>
  readonly now: Date
}

/** Whatever happened, what stood in the customer's inbox about it is done; an offer puts a new entry there. */
const audit = async (
  { tx, services, user, now }: StepContext,
  action: string,
  number: string,
  details: object = {},
): Promise<void> => {
  await closeInInbox({ tx, services }, { kind: quoteInbox.kind, subject: number })
  await writeAudit(tx, user, now, `quote.${action}`, { object: number, ...details })
}

const refuse = (status: number, code: string, message: string, extra: Record<string, unknown> = {}): never => {
  throw new Problem(status, code, message, { extra })
}

const refuseExpired = (extra: Record<string, unknown> = {}): never =>
  refuse(409, 'expired', 'This offer has ended. Please ask for a new one.', extra)

/** Nobody accepts or answers an offer that they have not seen. */
export const refuseOtherVersion = ({ version }: Quote, seen: number | undefined): void => {
  if (seen !== undefined && seen !== version)
    refuse(409, 'quote_changed', 'The quote has changed meanwhile. Please look at it again.', { version })
}

const MESSAGES: Readonly<Record<QuoteState, string>> = {
  Requested: 'There is no offer yet.',
  Offered: 'This quote was offered.',
  Countered: 'This quote waits for our answer.',
  Accepted: 'This quote was accepted already.',
  Declined: 'This quote was declined.',
  Expired: 'This offer has ended. Please ask for a new one.',
  Ordered: 'This quote was ordered already.',
}

/** The state after the step; 409 where the state of now does not allow it. */
const requireStep = (quote: Quote, step: QuoteStep, now: Date): QuoteState => {
  const state = stateAt(quote, now)
  if (state === 'Expired') refuseExpired({ validUntil: quote.validUntil?.toISOString() ?? null })
  return takeStep(state, step) ?? refuse(409, `quote_${state.toLowerCase()}`, MESSAGES[state], { state })
}

const requireTotal = (sum: QuoteSum | undefined): QuoteSum => {
  if (!sum) return refuse(422, 'no_price', 'Every line of an offer needs a price.')
  if (sum.total.minor < 0n) return refuse(422, 'below_zero', 'The discounts are more than the lines come to.')
  return sum
}

type RequestedLine = Pick<QuoteLine, 'sku' | 'name' | 'quantity' | 'list'>
export type QuoteRequest = Omit<NewQuote, 'source'> & {
  readonly note: string
  readonly cartId?: string
  readonly lines: readonly RequestedLine[]
}

/** What a cart held when a quote was requested from it. */
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

const newest = async (tx: Tx, quote: Quote): Promise<QuoteVersion> => {
  const version = (await listVersions(tx, quote)).at(-1)
  if (!version) throw new Error(`quote ${quote.number} has no version`)
  return version
}

const nextNumber = ({ version }: Quote): number => {
  if (version >= MOST_VERSIONS) refuse(409, 'too_many_versions', `A quote has ${MOST_VERSIONS} versions at most.`)
  return version + 1
}

const requireKnown = (lines: readonly QuoteLine[], ids: readonly string[]): void => {
  const unknown = ids.filter((id) => !lines.some((line) => line.id === id))
  if (unknown.length > 0) refuse(422, 'unknown_line', 'This quote has no such line.', { lines: unknown })
  if (new Set(ids).size < ids.length) refuse(422, 'line_twice', 'A line was named twice.')
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

export const declineQuote = async (context: StepContext, quote: Quote, side: DecliningSide, note: string): Promise<void> => {
  const { tx, now } = context
  const state = requireStep(quote, 'decline', now)
  await updateQuote(tx, quote.id, { state, declineNote: note, changedAt: now })
  await audit(context, 'decline', quote.number, { by: side })
  if (side === 'staff') await notifyCustomer(context, { ...quote, state }, 'declined', note)
}

/** The lines that are accepted: all of them unless some are named. Those that ended are refused by name. */
const chooseLines = (lines: readonly QuoteLine[], ids: readonly string[] | undefined, now: Date): readonly QuoteLine[] => {
  if (ids) requireKnown(lines, ids)
  const chosen = ids ? lines.filter(({ id }) => ids.includes(id)) : lines
  if (chosen.length === 0) refuse(422, 'no_lines', 'Please choose at least one line.')
  const ended = chosen.filter(({ validUntil }) => isPast(validUntil, now)).map(({ id }) => id)
  return ended.length > 0 ? refuseExpired({ lines: ended }) : chosen
}

/** What the chosen lines cost, and each of them after discounts. */
const agreeLines = (chosen: readonly QuoteLine[], { lines, discounts }: QuoteVersion, currency: string) => {
  const sum = requireTotal(sumQuote(chosen, discountsFor(chosen, lines, discounts), currency))
  return { sum, agreed: spreadDiscounts(chosen, sum) }
}

type Acceptance = { readonly soldToId: string; readonly lineIds?: readonly string[] | undefined }

/** Makes a cart of its own at the offered prices. */
export const acceptQuote = async (context: StepContext, quote: Quote, { soldToId, lineIds }: Acceptance): Promise<string> => {
  const { tx, user, now } = context
  const state = requireStep(quote, 'accept', now)
  const offer = await newest(tx, quote)
  const chosen = chooseLines(offer.lines, lineIds, now)
  const { sum, agreed } = agreeLines(chosen, offer, quote.currency)
  const byId = new Map(chosen.map((line) => [line.id, line]))
  const cartId = await insertQuoteCart(
    tx,
    { personId: user.id, soldToId },
    {
      quoteNumber: quote.number,
      pricesUntil: endOfLines(chosen, quote.validUntil ?? now),
      lines: agreed.flatMap(({ id, unit, total }) => {
        const line = byId.get(id)
        if (!line) return []
        return [{ sku: line.sku, quantity: line.quantity, agreed: { unit, total, leadDays: line.leadDays ?? undefined } }]
      }),
    },
    now,
  )
  await updateQuote(tx, quote.id, { state, cartId, changedAt: now })
  await audit(context, 'accept', quote.number, { version: offer.number, lines: chosen.length, total: String(sum.total.minor) })
  return cartId
}
