import type { Shipment } from '#features/orders/orders/order-history.store.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
import { isConfirmedBy, type OrderState } from '#features/orders/orders/order.rules.ts'
import { findOrders } from '#features/orders/orders/order.store.ts'
import { hasCompanyListeners, publishCompanyEvent } from '#foundation/outbox/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const CONFIRMED = 'order.confirmed'
const SHIPPED = 'order.shipped'
/** Events of orders for customers' own systems. */
export const ORDER_COMPANY_EVENTS = [CONFIRMED, SHIPPED]

type EventServices = Pick<Services, 'jobs' | 'config' | 'clock' | 'secrets'>

const describeOrder = ({ number, accountKey, poNumber, promisedOn }: Order, state: OrderState) => ({
  ...{ orderNumber: number, account: accountKey, poNumber, state, promisedOn },
})

const tell = (services: EventServices, tx: Tx, order: Order, event: { name: string; id: string; data: object }): Promise<void> =>
  publishCompanyEvent(services, tx, { ...event, data: { ...event.data }, about: { accountKey: order.accountKey } })

type Confirmed = { readonly state: OrderState; readonly promisedOn: string | null }

/** Without prices: whoever reads the event looks them up by rights of their own. */
export const tellConfirmed = (services: EventServices, tx: Tx, order: Order, now: Confirmed): Promise<void> => {
  const lines = order.lines.map(({ position, sku, name, quantity, ...line }) => ({
    ...{ position, sku, name, quantity, promisedOn: line.promisedOn },
  }))
  const data = { ...describeOrder(order, now.state), promisedOn: now.promisedOn, lines }
  return tell(services, tx, order, { name: CONFIRMED, id: `${order.number}/confirmed`, data })
}

type Shipped = { readonly order: Order; readonly state: OrderState; readonly shipment?: Shipment }

/** A shipment, or an order that an ERP calls shipped without saying by what. */
export const tellShipped = (services: EventServices, tx: Tx, { order, state, shipment }: Shipped): Promise<void> => {
  const id = `${order.number}/shipped/${shipment?.number ?? state}`
  const left = shipment && {
    ...{ number: shipment.number, carrier: shipment.carrier, trackingNumber: shipment.trackingNumber },
    ...{ shippedOn: shipment.shippedOn, lines: shipment.lines },
  }
  return tell(services, tx, order, { name: SHIPPED, id, data: { ...describeOrder(order, state), shipment: left ?? null } })
}

const NEWS_MS = 7 * 86_400_000

type Brought = { readonly orderNumber: string; readonly state?: OrderState | undefined; readonly placedAt?: string | undefined }

/** Orders that are new here and that their ERP confirmed before it brought them; those of long ago are history. */
export const tellBrought = async (services: EventServices, tx: Tx, brought: readonly Brought[]): Promise<void> => {
  const since = services.clock.now().getTime() - NEWS_MS
  const news = brought.filter(
    ({ state = 'Received', placedAt = '' }) => isConfirmedBy('Received', state) && Date.parse(placedAt) > since,
  )
  if (news.length === 0 || !(await hasCompanyListeners(tx, CONFIRMED))) return
  const orders = await findOrders(
    tx,
    news.map(({ orderNumber }) => orderNumber),
  )
  for (const order of orders.values()) await tellConfirmed(services, tx, order, order)
}

/** An order from long ago is history that is brought, and nobody waits for its events. */
export const tellShipments = async (
  services: EventServices,
  tx: Tx,
  shipped: readonly (Shipped & { readonly shipment: Shipment })[],
): Promise<void> => {
  const since = services.clock.now().getTime() - NEWS_MS
  const news = shipped.filter(({ shipment }) => Date.parse(shipment.shippedOn) > since)
  if (news.length === 0 || !(await hasCompanyListeners(tx, SHIPPED))) return
  for (const one of news) await tellShipped(services, tx, one)
}
