import type { FastifyRequest } from 'fastify'
import { describeAdded, MOST_NAMED } from '#features/buying/cart/added-lines.service.ts'
import { planAdding, type RequestedLine } from '#features/buying/cart/cart.rules.ts'
import { listLines, saveNamedLines } from '#features/buying/cart/cart.store.ts'
import { priceParts } from '#features/buying/cart/cart-lines.service.ts'
import { describeTotals } from '#features/buying/cart/cart-view.rules.ts'
import { takeCart } from '#features/buying/cart/take-cart.service.ts'
import type { Shopper } from '#features/buying/cart/shopper.service.ts'
import { priceLine } from '#features/buying/pricing/public.ts'
import { Problem } from '#platform/http/errors.ts'

/** Adds parts at the prices of now; what cannot be added is reported. 422 where nothing can. */
export const addLines = async (request: FastifyRequest, shopper: Shopper, requested: readonly RequestedLine[]) => {
  const cart = await takeCart(request, shopper)
  const ordered = (await listLines(request.tx, cart.id)).filter(({ isSaved }) => !isSaved)
  // Once for the new lines and for the total of all.
  const parts = await priceParts(
    request,
    shopper,
    [...requested, ...ordered].map(({ sku }) => sku),
  )
  const inCart = new Map(ordered.map(({ sku, quantity }) => [sku, quantity]))
  const { lines, failed } = planAdding({ requested, parts, inCart, lineCount: ordered.length })
  if (lines.length === 0)
    throw new Problem(422, failed[0]?.reason ?? 'not_found', 'Nothing could be added to the cart.', { extra: { failed } })
  const changed = lines.map(({ sku, quantity }) => {
    const part = parts.get(sku)
    return { sku, quantity, seen: part && priceLine(part, quantity)?.unit }
  })
  const named = lines.slice(0, MOST_NAMED).map(({ sku }) => sku)
  const saved = await saveNamedLines(request.tx, cart.id, changed, named)
  const quantities = new Map([...ordered, ...lines].map(({ sku, quantity }) => [sku, quantity]))
  const now = [...quantities].map(([sku, quantity]) => ({ sku, quantity, isSaved: false }))
  const { number, name, currency, salesOrg } = shopper.account
  return {
    cartId: cart.id,
    account: { number, name, salesOrg },
    currency,
    version: cart.version,
    totals: describeTotals({ lines: now, parts, hidesPrices: shopper.hidesPrices }),
    lines: describeAdded(shopper, { lines, saved, parts }),
    failed: [...failed],
  }
}
