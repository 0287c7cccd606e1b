import { isDeepStrictEqual } from 'node:util'
import { defineKind, type IntegrationContext, type LineResult } from '#foundation/integration/public.server.ts'
import { addShipped } from '#features/orders/orders/integration/order-kind.store.ts'
import { shipmentLineSchema, type ShipmentRecord } from '#features/orders/orders/integration/order-line.schema.ts'
import { changeOrder, holdOrder } from '#features/orders/orders/order-change.service.ts'
import { listShipments, saveShipments, type Shipment } from '#features/orders/orders/order-history.store.ts'
import { stateOfShipping, type OrderState } from '#features/orders/orders/order.rules.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'

const refuse = (error: string): LineResult => ({ ok: false, error })

const toShipment = ({ shipmentNumber, orderNumber: _order, ...rest }: ShipmentRecord): Shipment => ({
  ...rest,
  number: shipmentNumber,
  events: rest.events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
})

/** Additional quantities of each line, compared with the known shipment of this number. */
const listDeltas = (next: Shipment, before: Shipment | undefined): { position: number; quantity: number }[] => {
  const deltas = new Map<number, number>()
  for (const { position, quantity } of next.lines) deltas.set(position, (deltas.get(position) ?? 0) + quantity)
  for (const { position, quantity } of before?.lines ?? []) deltas.set(position, (deltas.get(position) ?? 0) - quantity)
  return [...deltas].filter(([, quantity]) => quantity !== 0).map(([position, quantity]) => ({ position, quantity }))
}

/** One shipment; carriers report again and again, and what is the same changes nothing. */
export const applyShipment = async ({ tx, services }: IntegrationContext, record: ShipmentRecord): Promise<LineResult> => {
  const found = await findOrder(tx, record.orderNumber)
  if (!found) return refuse('there is no such order')
  await holdOrder(tx, found.id)
  // Read again while it is held: another call may have shipped the same lines.
  const order = (await findOrder(tx, record.orderNumber)) ?? found
  if (order.state === 'Cancelled') return refuse('the order is cancelled')
  const shipments = await listShipments(tx, order.id)
  const before = shipments.find(({ number }) => number === record.shipmentNumber)
  const next = toShipment(record)
  if (before && isDeepStrictEqual({ ...before }, next)) return { ok: true }
  const deltas = listDeltas(next, before)
  const byPosition = new Map(deltas.map(({ position, quantity }) => [position, quantity]))
  const lines = order.lines.map((line) => ({ ...line, shipped: line.shipped + (byPosition.get(line.position) ?? 0) }))
  if (deltas.some(({ position }) => !order.lines.some((line) => line.position === position)))
    return refuse('the order has no such line')
  if (lines.some(({ shipped, quantity }) => shipped > quantity || shipped < 0))
    return refuse('more would be shipped of a line than was ordered')
  await addShipped(tx, order.id, deltas)
  await saveShipments(tx, [{ ...next, orderId: order.id }])
  const sent = stateOfShipping(lines)
  const isDelivered = [...shipments.filter(({ number }) => number !== next.number), next].every(
    ({ deliveredOn }) => deliveredOn !== null,
  )
  const state: OrderState | undefined = sent === 'Shipped' && isDelivered ? 'Delivered' : sent
  await changeOrder(services, tx, order, {
    ...(state && { state }),
    events: before ? [] : [{ kind: 'shipment', data: { number: next.number } }],
  })
  return { ok: true }
}

const applyShipments = async (context: IntegrationContext, records: readonly ShipmentRecord[]): Promise<LineResult[]> => {
  const results: LineResult[] = []
  for (const record of records) results.push(await applyShipment(context, record))
  return results
}

export const shipmentKind = defineKind({
  name: 'shipments',
  help: 'What left the house for an order, and how far it came.',
  keys: ['shipmentNumber'],
  example: {
    shipmentNumber: '80001234',
    orderNumber: '4500012345',
    carrier: 'Fjord Freight',
    shippedOn: '2027-03-31',
    lines: [{ position: 10, quantity: 2 }],
  },
  schema: shipmentLineSchema,
  apply: applyShipments,
})
