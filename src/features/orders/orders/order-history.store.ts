import { sql, type ColumnType, type Generated } from 'kysely'
import type { EventKind, TrackingKind } from '#features/orders/orders/order-history.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type ShippedLine = { readonly position: number; readonly quantity: number }

/** One report of a carrier. */
export type TrackingEvent = { readonly at: string; readonly place: string; readonly event: TrackingKind }

export type Shipment = {
  readonly number: string
  readonly carrier: string
  readonly trackingNumber: string
  /** Days are written as `2026-11-16`. */
  readonly shippedOn: string
  readonly deliveredOn: string | null
  readonly lines: readonly ShippedLine[]
  readonly events: readonly TrackingEvent[]
}

export type OrderEvent = {
  readonly at: Date
  readonly kind: EventKind
  readonly data: Readonly<Record<string, string | number>>
}

declare module '#platform/database/database.ts' {
  interface Tables {
    shipment: {
      id: Generated<string>
      orderId: string
      number: string
      carrier: string
      trackingNumber: string
      shippedOn: ColumnType<string>
      deliveredOn: ColumnType<string | null>
      lines: ColumnType<readonly ShippedLine[], string, string>
      events: ColumnType<readonly TrackingEvent[], string, string>
    }
    orderEvent: {
      id: Generated<string>
      orderId: string
      at: Date
      kind: EventKind
      data: ColumnType<OrderEvent['data'], string, string>
    }
  }
}

/** The new states of some orders, written at once. */
export type OrderHistory = {
  readonly events: readonly (OrderEvent & { readonly orderId: string })[]
  readonly shipments: readonly (Shipment & { readonly orderId: string })[]
}

export const insertEvents = async (tx: Tx, events: OrderHistory['events']): Promise<void> => {
  if (events.length === 0) return
  await sql`
    insert into order_event (order_id, at, kind, data)
    select * from unnest(${events.map(({ orderId }) => orderId)}::bigint[], ${events.map(({ at }) => at)}::timestamptz[],
      ${events.map(({ kind }) => kind)}::text[], ${events.map(({ data }) => JSON.stringify(data))}::jsonb[])`.execute(tx)
}

/** A shipment that is known by its number is written over: carriers report again and again. */
export const saveShipments = async (tx: Tx, shipments: OrderHistory['shipments']): Promise<void> => {
  if (shipments.length === 0) return
  const rows = shipments.map((shipment) => ({
    order_id: shipment.orderId,
    number: shipment.number,
    carrier: shipment.carrier,
    tracking_number: shipment.trackingNumber,
    shipped_on: shipment.shippedOn,
    delivered_on: shipment.deliveredOn,
    lines: shipment.lines,
    events: shipment.events,
  }))
  await sql`
    insert into shipment (order_id, number, carrier, tracking_number, shipped_on, delivered_on, lines, events)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (order_id bigint, number text, carrier text,
      tracking_number text, shipped_on date, delivered_on date, lines jsonb, events jsonb)
    on conflict (tenant, number) do update set carrier = excluded.carrier, tracking_number = excluded.tracking_number,
      shipped_on = excluded.shipped_on, delivered_on = excluded.delivered_on, lines = excluded.lines, events = excluded.events`.execute(
    tx,
  )
}

export const listShipments = (tx: Tx, orderId: string): Promise<Shipment[]> =>
  tx
    .selectFrom('shipment')
    .select(['number', 'carrier', 'trackingNumber', 'lines', 'events'])
    .select([sql<string>`shipped_on::text`.as('shippedOn'), sql<string | null>`delivered_on::text`.as('deliveredOn')])
    .where('orderId', '=', orderId)
    .orderBy('shippedOn')
    .orderBy('id')
    .execute()

/** The first one first. */
export const listEvents = (tx: Tx, orderId: string): Promise<OrderEvent[]> =>
  tx.selectFrom('orderEvent').select(['at', 'kind', 'data']).where('orderId', '=', orderId).orderBy('at').orderBy('id').execute()
