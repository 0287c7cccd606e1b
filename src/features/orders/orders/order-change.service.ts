import { sql } from 'kysely'
import { tellConfirmed, tellShipped } from '#features/orders/orders/company-event.service.ts'
import { insertEvents, type OrderEvent } from '#features/orders/orders/order-history.store.ts'
import { notifyOrderSubscribers } from '#features/orders/orders/notify-subscribers.task.ts'
import { isConfirmedBy, mayMoveTo, type OrderState } from '#features/orders/orders/order.rules.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
import { publishEvent } from '#foundation/outbox/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

export type OrderServices = Pick<
  Services,
  'jobs' | 'config' | 'clock' | 'secrets' | 'orderParts' | 'mail' | 'dictionaries' | 'tenants' | 'originOf' | 'inboxKinds'
>

export type OrderChange = {
  readonly state?: OrderState
  /** Whether it may go back, as where a shipment is taken back. */
  readonly isCorrection?: boolean
  readonly promisedOn?: string | null
  /** Beside those of the state and the promise. */
  readonly events?: readonly HappenedEvent[]
}

/** Now, unless it says when. */
type HappenedEvent = Omit<OrderEvent, 'at'> & { readonly at?: Date }

/** The order's row, held until the end of the transaction: changes of one order come one after the other. */
export const holdOrder = async (tx: Tx, orderId: string): Promise<OrderState | undefined> => {
  const { rows } = await sql<{ state: OrderState }>`select state from orders where id = ${orderId}::bigint for update`.execute(tx)
  return rows[0]?.state
}

/**
 * Writes what changed of an order that is held, with its history, and tells whoever wants to know: subscribers by mail,
 * webhooks by an event, other features in this transaction. What would change nothing is told to nobody.
 */
export const changeOrder = async (
  services: OrderServices,
  tx: Tx,
  order: Order,
  { state, isCorrection = false, promisedOn, events = [] }: OrderChange,
): Promise<boolean> => {
  const now = services.clock.now()
  const moves = state !== undefined && (isCorrection ? state !== order.state : mayMoveTo(order.state, state))
  const isPromised = promisedOn !== undefined && promisedOn !== order.promisedOn
  const happened: HappenedEvent[] = [
    ...events,
    ...(isPromised ? [{ kind: 'promise' as const, data: { from: order.promisedOn ?? '', to: promisedOn ?? '' } }] : []),
    ...(moves ? [{ kind: 'state' as const, data: { state } }] : []),
  ]
  if (happened.length === 0) return false
  await sql`
    update orders set changed_at = ${now}, state = ${moves ? state : order.state},
      promised_on = ${isPromised ? promisedOn : order.promisedOn}::date,
      has_backorder = exists (select from order_line where order_id = orders.id and backordered > 0)
    where id = ${order.id}::bigint`.execute(tx)
  await insertEvents(
    tx,
    happened.map((event) => ({ at: now, ...event, orderId: order.id })),
  )
  if (moves) {
    for (const listener of services.orderParts.listeners) await listener(tx, order, state, services)
    await publishEvent(services, tx, {
      name: 'order.changed',
      id: `${order.number}/${state}`,
      data: { orderNumber: order.number, account: order.accountKey, state },
    })
    if (!isCorrection && isConfirmedBy(order.state, state))
      await tellConfirmed(services, tx, order, { state, promisedOn: isPromised ? promisedOn : order.promisedOn })
    // A shipment is told of where it is saved.
    const hasShipment = events.some(({ kind }) => kind === 'shipment')
    if (!hasShipment && !isCorrection && (state === 'Part shipped' || state === 'Shipped'))
      await tellShipped(services, tx, { order, state })
  }
  await services.jobs.enqueue(tx, notifyOrderSubscribers(services), { number: order.number, at: now.toISOString() })
  return true
}

type NotedOrder = { readonly order: Order; readonly events: readonly HappenedEvent[] }

/** Changes of many orders that stay in their states, in a few statements; only subscribers are notified. */
export const noteOrders = async (services: OrderServices, tx: Tx, noted: readonly NotedOrder[]): Promise<void> => {
  const changed = noted.filter(({ events }) => events.length > 0)
  if (changed.length === 0) return
  const now = services.clock.now()
  const ids = changed.map(({ order }) => order.id)
  await sql`
    update orders set changed_at = ${now},
      has_backorder = exists (select from order_line where order_id = orders.id and backordered > 0)
    where id = any(${ids}::bigint[])`.execute(tx)
  await insertEvents(
    tx,
    changed.flatMap(({ order, events }) => events.map((event) => ({ at: now, ...event, orderId: order.id }))),
  )
  const { rows } = await sql<{ number: string }>`
    select distinct orders.number from order_subscription join orders on orders.id = order_subscription.order_id
    where order_subscription.order_id = any(${ids}::bigint[]) and is_subscribed`.execute(tx)
  for (const { number } of rows)
    await services.jobs.enqueue(tx, notifyOrderSubscribers(services), { number, at: now.toISOString() })
}
