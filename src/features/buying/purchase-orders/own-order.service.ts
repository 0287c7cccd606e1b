import type { FastifyRequest } from 'fastify'
import { requireShopper, requireShopperFor, type Shopper } from '#features/buying/cart/public.server.ts'
import * as store from '#features/buying/purchase-orders/purchase-order.store.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** Somebody else's does not exist. */
export const requireOwn = async (
  request: FastifyRequest,
  id: string,
  options: { locks?: boolean } = {},
): Promise<store.PurchaseOrder> =>
  (await store.findOwn(request.tx, userOf(request).id, id, options)) ?? notFound('purchase order')

/** Held until it is decided. */
export const requireDraft = async (request: FastifyRequest, id: string): Promise<store.PurchaseOrder> => {
  const order = await requireOwn(request, id, { locks: true })
  if (order.state !== 'Draft') throw new Problem(409, 'decided', 'This purchase order was decided already.')
  return order
}

/** Whoever looks at it, for the account that it was sent for. */
export const openShopperOf = async (
  request: FastifyRequest,
  { personId, accountKey }: Pick<store.PurchaseOrder, 'personId' | 'accountKey'>,
): Promise<Shopper> => {
  const { country } = await requireShopper(request, {}).then(({ locale }) => locale)
  return requireShopperFor(request, { personId, accountKey, country })
}
