import {
  openSeparateCart,
  ownerOf,
  priceParts,
  saveLines,
  setDeliveryDays,
  type ShopContext,
  type Shopper,
} from '#features/buying/cart/public.server.ts'
import { placeOrderOf, prepareOrder, readAddress, type Address, type Placement } from '#features/buying/checkout/public.server.ts'
import { priceLine } from '#features/buying/pricing/public.ts'
import { kindOfUnit } from '#features/buying/quick-order/public.server.ts'
import { toOurUnit } from '#features/buying/procurement/connection/unit-map.rules.ts'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import {
  describeFault,
  findFault,
  hasOtherPrice,
  type WaitingReason,
  type OurPart,
} from '#features/buying/procurement/order/order-check.rules.ts'
import type { RequestedLine, RequestedOrder } from '#features/buying/procurement/order/order-request.service.ts'
import { listPartCodes } from '#features/buying/procurement/visit/punch-out.store.ts'
import { Problem } from '#platform/http/errors.ts'

const sumBySku = (lines: readonly RequestedLine[]): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>()
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  return pieces
}

/** Our parts at the quantities of the order: the price of one piece depends on how many there are. */
const readParts = async (context: ShopContext, shopper: Shopper, lines: readonly RequestedLine[]) => {
  const pieces = sumBySku(lines)
  const skus = [...pieces.keys()]
  const fresh = { ...shopper, priceRequest: { ...shopper.priceRequest, isFresh: true } }
  const parts = await priceParts(context, fresh, skus)
  const codes = await listPartCodes(context.tx, skus)
  return (sku: string): OurPart | undefined => {
    const part = parts.get(sku)
    if (!part) return undefined
    const { minimum, step } = part
    return { minimum, step, unitPrice: priceLine(part, pieces.get(sku) ?? 1)?.unit, unit: codes.get(sku)?.unit ?? 'EA' }
  }
}

/** Where it is delivered: `unclear` where nothing can be delivered to what the order names, or it names several places. */
export const findPlace = ({
  shipTo,
  hasSeveralPlaces = false,
}: Pick<RequestedOrder, 'shipTo' | 'hasSeveralPlaces'>): Address | 'unclear' | undefined =>
  hasSeveralPlaces ? 'unclear' : shipTo && (readAddress(shipTo) ?? 'unclear')

/** Throws where a line cannot be ordered at all; otherwise why somebody must look at the order first. */
export const checkRequest = async (
  context: ShopContext,
  shopper: Shopper,
  { units }: Pick<Connection, 'units'>,
  { lines: sent, ...order }: RequestedOrder,
): Promise<WaitingReason | undefined> => {
  const lines = sent.map((line) => ({ ...line, unit: toOurUnit(units, line.unit) }))
  const partOf = await readParts(context, shopper, lines)
  const fault = findFault({ lines, partOf, isPieces: (unit) => kindOfUnit(unit) === 'pieces' })
  if (fault) {
    const sku = lines.find(({ lineNumber }) => lineNumber === fault.lineNumber)?.sku ?? ''
    throw new CxmlProblem(406, describeFault(fault, partOf(sku)))
  }
  if (hasOtherPrice({ lines, partOf })) return 'price'
  return findPlace(order) === 'unclear' ? 'address' : undefined
}

export type PlacedRequest = { readonly cartId: string; readonly placement: Placement }

/** A cart of its own for the place that the order names, or that staff chose where it names none that is clear, ordered like any other: rights, rules, limits, budgets, prices and stock are looked at anew. */
export const placeRequest = async (
  context: ShopContext,
  shopper: Shopper,
  { costCentre }: Pick<Connection, 'costCentre'>,
  { orderId, lines, comments, ...order }: RequestedOrder,
  chosen?: Address,
): Promise<PlacedRequest> => {
  const named = findPlace(order)
  const address = named === 'unclear' ? (chosen ?? named) : named
  if (address === 'unclear') throw new Problem(422, 'address_required', 'Please choose where the order goes.')
  const { tx, server } = context
  const now = server.services.clock.now()
  const cartId = await openSeparateCart(tx, ownerOf(shopper), now)
  const partOf = await readParts(context, shopper, lines)
  await saveLines(
    tx,
    cartId,
    [...sumBySku(lines)].map(([sku, quantity]) => ({ sku, quantity, seen: partOf(sku)?.unitPrice })),
  )
  const today = now.toISOString().slice(0, 10)
  const days = lines.flatMap(({ sku, requestedOn }) =>
    requestedOn !== undefined && requestedOn >= today ? [{ sku, requestedOn, note: '' }] : [],
  )
  await setDeliveryDays(tx, cartId, days)
  await prepareOrder(context, shopper, cartId, { poNumber: orderId, costCentre, address, attention: comments })
  return { cartId, placement: await placeOrderOf(context, shopper, { cartId, isSeparate: true }) }
}
