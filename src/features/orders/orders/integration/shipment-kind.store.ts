import { sql } from 'kysely'
import type { OrderState } from '#features/orders/orders/order.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** Shipments as the lines that say the same. */
export const SHIPMENT_SOURCE_LINES = sql`
  select shipment.number as "shipmentNumber", orders.number as "orderNumber", shipment.carrier,
    shipment.tracking_number as "trackingNumber", shipment.shipped_on::text as "shippedOn",
    shipment.delivered_on::text as "deliveredOn", shipment.lines,
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'at', to_char((report.value->>'at')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'place', nullif(report.value->>'place', ''), 'event', report.value->>'event')) order by report.ordinality)
      from jsonb_array_elements(shipment.events) with ordinality as report) as "events",
    shipment.changed_at
  from shipment join orders on orders.id = shipment.order_id`

/** The orders of some shipments, by what the lines say and by what is stored. */
export const holdShippedOrders = async (tx: Tx, orders: readonly string[], shipments: readonly string[]): Promise<void> => {
  await sql`
    select from orders where number = any(${[...orders]}::text[])
      or id in (select order_id from shipment where number = any(${[...shipments]}::text[])) order by id for update`.execute(tx)
}

export type Delta = { readonly orderId: string; readonly position: number; readonly quantity: number }

/** Adds what shipments hold, or takes back what they held before; what is sent is no longer missing. */
export const addShipped = async (tx: Tx, deltas: readonly Delta[]): Promise<void> => {
  if (deltas.length === 0) return
  await sql`
    update order_line set shipped = order_line.shipped + delta.quantity,
      backordered = least(order_line.backordered, order_line.quantity - order_line.shipped - delta.quantity)
    from (
      select order_id, position, sum(quantity)::integer as quantity
      from unnest(${deltas.map(({ orderId }) => orderId)}::bigint[], ${deltas.map(({ position }) => position)}::integer[],
        ${deltas.map(({ quantity }) => quantity)}::integer[]) as given (order_id, position, quantity)
      group by order_id, position) as delta
    where order_line.order_id = delta.order_id and order_line.position = delta.position`.execute(tx)
}

/** The orders of which every shipment arrived. */
export const findDelivered = async (tx: Tx, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ orderId: string }>`
    select order_id from shipment where order_id = any(${[...orderIds]}::bigint[])
    group by order_id having bool_and(delivered_on is not null)`.execute(tx)
  return new Set(rows.map(({ orderId }) => orderId))
}

export type ReturnedPart = { readonly orderId: string; readonly position: number; readonly quantity: number }

/** Pieces that are on their way back or came back. */
export const listReturnedParts = async (tx: Tx, orderIds: readonly string[]): Promise<readonly ReturnedPart[]> => {
  const { rows } = await sql<ReturnedPart>`
    select order_id, (line.value->>'position')::integer as position, sum((line.value->>'quantity')::integer)::integer as quantity
    from order_return, jsonb_array_elements(order_return.lines) as line
    where order_id = any(${[...orderIds]}::bigint[]) and state not in ('Refused', 'Withdrawn') group by 1, 2`.execute(tx)
  return rows
}

/** The last state of each order before anything of it was sent. */
export const findUnsentStates = async (tx: Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderState>> => {
  const { rows } = await sql<{ orderId: string; state: OrderState }>`
    select distinct on (order_id) order_id, data->>'state' as state from order_event
    where order_id = any(${[...orderIds]}::bigint[]) and kind = 'state'
      and data->>'state' in ('Received', 'Confirmed', 'In production')
    order by order_id, at desc, id desc`.execute(tx)
  return new Map(rows.map(({ orderId, state }) => [orderId, state]))
}

/** With what the history says of them. */
export const deleteShipments = async (tx: Tx, numbers: readonly string[]): Promise<void> => {
  await sql`
    with gone as (delete from shipment where number = any(${[...numbers]}::text[]) returning order_id, number)
    delete from order_event using gone
    where order_event.order_id = gone.order_id and kind = 'shipment' and data->>'number' = gone.number`.execute(tx)
}
