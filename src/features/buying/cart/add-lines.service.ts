import type { FastifyRequest } from 'fastify'
import { describeAdded } from '#features/buying/cart/added-lines.service.ts'
import { planAdding, type RequestedLine } from '#features/buying/cart/cart.rules.ts'
import { listLines, saveLines } from '#features/buying/cart/cart.store.ts'
import { priceParts, sumLines } from '#features/buying/cart/cart-lines.service.ts'
import { takeCart } from '#features/buying/cart/take-cart.service.ts'
import type { Shopper } from '#features/buying/cart/shopper.service.ts'
import { priceLine } from '#features/buying/pricing/public.ts'
import { Problem } from '#platform/http/errors.ts'

/** Adds parts at the prices of now; what cannot be added is reported. 422 where nothing can. */
export const addLines = async (request: FastifyRequest, shopper: Shopper, requested: readonly RequestedLine[]) => {
  const parts = await priceParts(
    request,
    shopper,
    requested.map(({ sku }) => sku),
  )
  const cart = await takeCart(request, shopper)
  const ordered = (await listLines(request.tx, cart.id)).filter(({ isSaved }) => !isSaved)
  const inCart = new Map(ordered.map(({ sku, quantity }) => [sku, quantity]))
  const { lines, failed } = planAdding({ requested, parts, inCart, lineCount: ordered.length })
  if (lines.length === 0)
    throw new Problem(422, failed[0]?.reason ?? 'not_found', 'Nothing could be added to the cart.', { extra: { failed } })
  const saved = await saveLines(
    request.tx,
    cart.id,
    lines.map(({ sku, quantity }) => {
      const part = parts.get(sku)
      return { sku, quantity, seen: part && priceLine(part, quantity)?.unit }
    }),
  )
  const ids = new Map(saved.map(({ id, sku }) => [sku, id]))
  const { number, name, currency, salesOrg } = shopper.account
  return {
    cartId: cart.id,
    account: { number, name, salesOrg },
    currency,
    version: cart.version,
    totals: await sumLines(request, shopper, cart),
    lines: (await describeAdded(request, shopper, lines, parts)).map((line) => ({ id: ids.get(line.sku) ?? '', ...line })),
    failed: [...failed],
  }
}
