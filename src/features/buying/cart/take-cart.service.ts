import type { FastifyRequest } from 'fastify'
import { findLine, openCart, type Cart, type CartLine } from '#features/buying/cart/cart.store.ts'
import { ownerOf, type Shopper } from '#features/buying/cart/shopper.service.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** Locked until the transaction ends; 412 where the cart was changed since it was seen. */
export const takeCart = async (request: FastifyRequest, shopper: Shopper): Promise<Cart> => {
  const cart = await openCart(request.tx, ownerOf(shopper), request.server.services.clock.now())
  const { 'if-match': seen } = request.headers
  if (seen !== undefined && seen !== etagOf(cart.version - 1))
    throw new Problem(412, 'cart_changed', 'The cart was changed elsewhere. Please look at it again.')
  return cart
}

export const etagOf = (version: number): string => `"${version}"`

export const requireLine = async (request: FastifyRequest, cart: Cart, id: string): Promise<CartLine> =>
  (await findLine(request.tx, cart.id, id)) ?? notFound('line')
