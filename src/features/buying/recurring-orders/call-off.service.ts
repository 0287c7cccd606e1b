import {
  openSeparateCart,
  ownerOf,
  priceParts,
  requireShopperFor,
  saveLines,
  type ShopContext,
} from '#features/buying/cart/public.server.ts'
import { numberOf, placeOrderOf, type Placement } from '#features/buying/checkout/public.server.ts'
import { fitQuantity, priceLine } from '#features/buying/pricing/public.ts'
import {
  findOverCalls,
  fitCall,
  isOver,
  leftOf,
  sumCalls,
  type CallLine,
} from '#features/buying/recurring-orders/call-off.rules.ts'
import { insertCall, listCalls } from '#features/buying/recurring-orders/call.store.ts'
import { bookCart } from '#features/buying/recurring-orders/order-recurring.service.ts'
import { mergeLines } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { insertEvent, type RecurringOrder } from '#features/buying/recurring-orders/recurring-order.store.ts'
import { isWaiting } from '#features/company/approvals/public.server.ts'
import { fromMoneyJson, type Money, type MoneyJson } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'

/** Pieces that were called: what was ordered, and what waits for approval; what came back from there can be called again. */
export const countCalled = async (tx: Tx, recurringOrderId: string): Promise<Map<string, number>> => {
  const calls = await listCalls(tx, recurringOrderId)
  const counts = await Promise.all(calls.map(async ({ cartId, orderNumber }) => orderNumber !== null || isWaiting(tx, cartId)))
  return sumCalls(calls.filter((_, at) => counts[at]))
}

export type PricedCall = CallLine & {
  readonly unit: Money | undefined
  readonly total: Money | undefined
  readonly isShort: boolean
}

const requireOnCall = ({ callUntil }: RecurringOrder, today: string): void => {
  if (callUntil === null) throw new Problem(409, 'not_on_call', 'This order comes on its days and cannot be called.')
  if (isOver(callUntil, today)) throw new Problem(409, 'expired', 'The day until which this order could be called has passed.')
}

const refuseOver = (order: RecurringOrder, called: ReadonlyMap<string, number>, requested: readonly CallLine[]): void => {
  const faults = findOverCalls(order.lines, called, requested)
  if (faults.length > 0)
    throw new Problem(409, 'over_agreed', 'This is more than is left of the agreed quantity.', { extra: { lines: faults } })
}

/** The lines of a call as they would be ordered now, at the prices of the called quantity. */
export const priceCall = async (
  context: ShopContext,
  order: RecurringOrder,
  requested: readonly CallLine[],
): Promise<PricedCall[]> => {
  const { tx, server } = context
  requireOnCall(order, server.services.clock.now().toISOString().slice(0, 10))
  const shopper = await requireShopperFor(context, order)
  const called = await countCalled(tx, order.id)
  const merged = mergeLines(requested)
  refuseOver(order, called, merged)
  const agreed = new Map(order.lines.map((line) => [line.sku, line] as const))
  const fresh = { ...shopper, priceRequest: { ...shopper.priceRequest, isFresh: true } }
  const parts = await priceParts(
    context,
    fresh,
    merged.map(({ sku }) => sku),
  )
  return merged.map(({ sku, quantity }) => {
    const part = parts.get(sku)
    const line = agreed.get(sku)
    if (!part || !line) return { sku, quantity, unit: undefined, total: undefined, isShort: false }
    const fitted = fitCall(quantity, fitQuantity(quantity, part), leftOf(line, called))
    const price = priceLine(part, fitted)
    return { sku, quantity: fitted, unit: price?.unit, total: price?.total, isShort: part.stock.quantity < fitted }
  })
}

export type RequestedCall = CallLine & { readonly seen?: MoneyJson | undefined }

/** Orders a part of what was agreed. The caller holds the recurring order: two calls at once come one after the other. */
export const callOff = async (
  context: ShopContext,
  order: RecurringOrder,
  { lines: requested, knownShort }: { readonly lines: readonly RequestedCall[]; readonly knownShort: readonly string[] },
): Promise<Placement> => {
  const { tx, server } = context
  const lines = await priceCall(context, order, requested)
  const shopper = await requireShopperFor(context, order)
  const seen = new Map(requested.flatMap((line) => (line.seen ? [[line.sku, fromMoneyJson(line.seen)] as const] : [])))
  const now = server.services.clock.now()
  const cartId = await openSeparateCart(tx, ownerOf(shopper), now)
  await saveLines(
    tx,
    cartId,
    lines.map(({ sku, quantity, unit }) => ({ sku, quantity, seen: seen.get(sku) ?? unit })),
  )
  await bookCart(context, shopper, cartId, order.costCentre)
  const placed = await placeOrderOf(context, shopper, { cartId, knownShort, isSeparate: true })
  const orderNumber = numberOf(placed) ?? null
  const ordered = lines.map(({ sku, quantity }) => ({ sku, quantity }))
  await insertCall(tx, { recurringOrderId: order.id, at: now, cartId, orderNumber, lines: ordered })
  await insertEvent(tx, order.id, { at: now, kind: 'called', orderNumber })
  return placed
}
