import type { FastifyRequest } from 'fastify'
import type { Shopper } from '#features/buying/cart/public.server.ts'
import { listPlaces, type Place } from '#features/buying/checkout/public.server.ts'
import { openOffers } from '#features/buying/quick-order/public.server.ts'
import { findConnection } from '#features/buying/procurement/connection/connection.store.ts'
import type { OpenedWaitingOrder } from '#features/buying/procurement/order/waiting-order.api.ts'
import { hasOtherPrice } from '#features/buying/procurement/order/order-check.rules.ts'
import { findPlace } from '#features/buying/procurement/order/place-request.service.ts'
import type { OpenedOrder } from '#features/buying/procurement/order/procurement-order.store.ts'
import { requireBuyerOf } from '#features/buying/procurement/visit/open-visit.service.ts'
import { fromMoneyJson, type MoneyJson } from '#kernel/money.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** Or the sentence that says why nobody can order it now. */
const findBuyer = async (request: FastifyRequest, connectionId: string): Promise<Shopper | string> => {
  const connection = (await findConnection(request.tx, connectionId)) ?? notFound('order')
  if (!connection.isActive) return 'The connection of this order is switched off.'
  try {
    return { ...(await requireBuyerOf(request, connection)), hidesPrices: false }
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return error.message
    throw error
  }
}

type Ours = { readonly name: string; readonly price?: MoneyJson | undefined }

const readOurs = async (
  request: FastifyRequest,
  shopper: Shopper,
  lines: OpenedOrder['content']['lines'],
): Promise<(sku: string) => Ours | undefined> => {
  const pieces = new Map<string, number>()
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  const offer = await openOffers(request, shopper, [...pieces.keys()])
  return (sku) => offer({ sku, quantity: pieces.get(sku) ?? 1 })
}

/** The order as staff see it before they decide: its prices beside ours, at the quantities of the whole order. */
export const describeWaiting = async (request: FastifyRequest, waiting: OpenedOrder): Promise<OpenedWaitingOrder> => {
  const { content, id, orderId, reason, receivedAt, connection, company } = waiting
  const buyer = await findBuyer(request, waiting.connectionId)
  const shopper = typeof buyer === 'string' ? undefined : buyer
  const oursOf = shopper ? await readOurs(request, shopper, content.lines) : () => undefined
  const places: readonly Place[] = shopper ? await listPlaces(request.tx, shopper.account) : []
  return {
    ...{ id, orderId, reason, receivedAt: receivedAt.toISOString(), connection, company, comments: content.comments },
    account: shopper ? `${shopper.account.name}, ${shopper.account.number}` : null,
    lines: content.lines.map((line) => {
      const { lineNumber, sku, quantity, unit, price, currency, shipTo } = line
      const ours = oursOf(sku)
      const unitPrice = ours?.price && fromMoneyJson(ours.price)
      const partOf = () => ({ unitPrice, minimum: 1, step: 1, unit })
      return {
        ...{ lineNumber, sku, quantity, unit, name: ours?.name ?? null, price: price ?? null, currency: currency ?? null },
        ...{ ours: ours?.price ?? null, isOther: hasOtherPrice({ lines: [line], partOf }), shipTo: shipTo ?? null },
      }
    }),
    shipTo: content.shipTo ?? null,
    needsPlace: findPlace(content) === 'unclear',
    places: [...places],
    problem: typeof buyer === 'string' ? buyer : null,
  }
}
