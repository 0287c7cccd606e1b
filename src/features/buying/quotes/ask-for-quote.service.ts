import type { FastifyRequest } from 'fastify'
import { listLines, lockCart, priceCartLines, readLines, type Shopper } from '#features/buying/cart/public.server.ts'
import { contextOf } from '#features/buying/quotes/quote-access.service.ts'
import { MOST_QUOTES_A_DAY } from '#features/buying/quotes/quote-list.rules.ts'
import type { Quote } from '#features/buying/quotes/quote-model.rules.ts'
import { mergeLines } from '#features/buying/quotes/quote-lines.rules.ts'
import { isOver, stateAt } from '#features/buying/quotes/quote-state.rules.ts'
import { hashLines, requestQuote } from '#features/buying/quotes/quote-steps.service.ts'
import { countQuotesSince } from '#features/buying/quotes/quote-list.store.ts'
import { findQuoteOfCart } from '#features/buying/quotes/quote.store.ts'
import { notFound, Problem, tooMany } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

const DAY_MS = 86_400_000

const requireRoom = async ({ tx, server }: FastifyRequest, personId: string): Promise<void> => {
  const since = new Date(server.services.clock.now().getTime() - DAY_MS)
  const count = () => countQuotesSince(tx, personId, since)
  if (!(await hasRoom(tx, { of: ['quote', personId], most: MOST_QUOTES_A_DAY, count }))) tooMany(3600)
}

type Wish = { readonly note: string; readonly wantedBy?: string | null | undefined }
type CartRequest = Wish & { readonly cartId: string }
type RequestedLine = { readonly sku: string; readonly quantity: number }
type LinesRequest = Wish & { readonly lines: readonly RequestedLine[] }

const requireDay = (wantedBy: string | null, now: Date): void => {
  if (wantedBy !== null && wantedBy < now.toISOString().slice(0, 10))
    throw new Problem(422, 'day_is_over', 'The day until which you need the parts is over.')
}

/** The cart is locked and stays as it is. Asking again for the same lines gives the same quote, while it is not over. */
export const askFromCart = async (request: FastifyRequest, shopper: Shopper, requested: CartRequest): Promise<Quote> => {
  const { tx } = request
  const { personId, account } = shopper
  const context = contextOf(request)
  const cart = (await lockCart(tx, personId, requested.cartId)) ?? notFound('cart')
  if (cart.orderNumber !== null || cart.quoteNumber !== null)
    throw new Problem(409, 'already_ordered', 'This cart was ordered already.')
  if (cart.soldToId !== account.id)
    throw new Problem(409, 'account_changed', 'This cart belongs to another of your accounts. Please choose it first.')
  const lines = (await listLines(tx, cart.id)).filter(({ isSaved }) => !isSaved)
  if (lines.length === 0) throw new Problem(409, 'cart_empty', 'Your cart is empty.')
  const before = await findQuoteOfCart(tx, cart.id, hashLines(lines))
  if (before && !isOver(stateAt(before, context.now))) return before
  const wantedBy = requested.wantedBy ?? null
  requireDay(wantedBy, context.now)
  await requireRoom(request, personId)
  const priced = priceCartLines(await readLines(request, { ...shopper, hidesPrices: false }, lines))
  return requestQuote(context, {
    ...{ accountKey: account.key, currency: account.currency, cartId: cart.id, wantedBy, note: requested.note },
    lines: priced.map(({ sku, name, quantity, unit }) => ({ sku, name, quantity, list: unit })),
  })
}

/** Of a list or a document that was read: in no cart, and none is made. A part that was named twice is one line. */
export const askForLines = async (request: FastifyRequest, shopper: Shopper, requested: LinesRequest): Promise<Quote> => {
  const { personId, account } = shopper
  const context = contextOf(request)
  const wantedBy = requested.wantedBy ?? null
  requireDay(wantedBy, context.now)
  await requireRoom(request, personId)
  const lines = mergeLines(requested.lines).map((line) => ({
    ...line,
    id: line.sku,
    note: '',
    requestedOn: null,
    isSaved: false,
  }))
  const facts = await readLines(request, { ...shopper, hidesPrices: false }, lines)
  const unknown = lines.filter(({ sku }) => !facts.parts.has(sku)).map(({ sku }) => sku)
  if (unknown.length > 0)
    throw new Problem(422, 'not_found', 'Some of these parts are not sold here.', { extra: { skus: unknown } })
  return requestQuote(context, {
    ...{ accountKey: account.key, currency: account.currency, wantedBy, note: requested.note },
    lines: priceCartLines(facts).map(({ sku, name, quantity, unit }) => ({ sku, name, quantity, list: unit })),
  })
}
