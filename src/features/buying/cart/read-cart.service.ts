import type { FastifyRequest } from 'fastify'
import { readLines } from '#features/buying/cart/cart-lines.service.ts'
import { describeLines, describeTotals } from '#features/buying/cart/cart-view.rules.ts'
import type { CartView } from '#features/buying/cart/cart.schema.ts'
import { findCart, listLines } from '#features/buying/cart/cart.store.ts'
import { ownerOf, type Shopper } from '#features/buying/cart/shopper.service.ts'

/** The cart of the account that somebody orders for, at the prices of now. */
export const readCartOf = async (request: FastifyRequest, shopper: Shopper): Promise<CartView> => {
  const { key, number, name, city, salesOrg, currency } = shopper.account
  const cart = await findCart(request.tx, ownerOf(shopper))
  const facts = await readLines(request, shopper, cart ? await listLines(request.tx, cart.id) : [])
  return {
    cartId: cart?.id ?? '',
    version: cart?.version ?? 0,
    account: { key, number, name, city, salesOrg },
    currency,
    lines: describeLines(facts),
    totals: describeTotals(facts),
  }
}
