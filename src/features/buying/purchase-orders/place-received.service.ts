import { sql } from 'kysely'
import {
  openSeparateCart,
  ownerOf,
  priceParts,
  saveLines,
  setDeliveryDays,
  type ShopContext,
  type Shopper,
} from '#features/buying/cart/public.server.ts'
import {
  carryAddress,
  carryPurchaseOrder,
  placeOrderOf,
  readAddress,
  type Address,
  type Placement,
} from '#features/buying/checkout/public.server.ts'
import { priceLine } from '#features/buying/pricing/public.ts'
import { listReady, planDeliveryDays, type ReadOrder } from '#features/buying/quick-order/public.server.ts'
import { keyOf } from '#features/buying/purchase-orders/purchase-order-file.service.ts'
import type { NewPurchaseOrder } from '#features/buying/purchase-orders/purchase-order.store.ts'
import { Problem } from '#platform/http/errors.ts'

/** A cart of its own, ordered like any other: rights, rules, limits, budgets, prices and stock are looked at anew. */
const place = async (context: ShopContext, shopper: Shopper, order: NewPurchaseOrder): Promise<Placement> => {
  const { tx, server, scope } = context
  const now = server.services.clock.now()
  const cartId = await openSeparateCart(tx, ownerOf(shopper), now)
  const ready = listReady(order.lines)
  const parts = await priceParts(
    context,
    shopper,
    ready.map(({ sku }) => sku),
  )
  const bySku = new Map<string, number>()
  for (const { sku, quantity } of ready) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity)
  await saveLines(
    tx,
    cartId,
    [...bySku].map(([sku, quantity]) => {
      const part = parts.get(sku)
      return { sku, quantity, seen: part && priceLine(part, quantity)?.unit }
    }),
  )
  await setDeliveryDays(tx, cartId, planDeliveryDays(ready, now.toISOString().slice(0, 10)))
  const { id, name, size, mediaType, poNumber } = order
  await carryPurchaseOrder(context, cartId, { poNumber, document: { key: keyOf(scope.tenant, id), name, size, mediaType } })
  if (order.address) await carryAddress(context, shopper, cartId, order.address)
  return placeOrderOf(context, shopper, { cartId, isSeparate: true })
}

/** That of the document, `unclear` where nothing can be delivered there or it names several. */
export const findAddress = (delivery: ReadOrder['delivery'], { account }: Shopper): Address | 'unclear' | undefined => {
  if (delivery === undefined) return undefined
  return (delivery !== 'several' && readAddress({ ...delivery, name: delivery.name || account.name })) || 'unclear'
}

/** Undefined where something stands against it; then nothing of the attempt stays, and a person looks at the draft. */
export const tryPlacing = async (
  context: ShopContext,
  shopper: Shopper,
  order: NewPurchaseOrder,
): Promise<Placement | undefined> => {
  await sql`savepoint before_order`.execute(context.tx)
  try {
    return await place(context, shopper, order)
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    await sql`rollback to savepoint before_order`.execute(context.tx)
    return undefined
  }
}
