import type { SHIPMENT_FIELDS, ShipmentRecord } from '#features/orders/orders/integration/shipment-fields.rules.ts'
import {
  addShipped,
  deleteShipments,
  findDelivered,
  findUnsentStates,
  listReturnedParts,
  type Delta,
} from '#features/orders/orders/integration/shipment-kind.store.ts'
import { tellShipments } from '#features/orders/orders/company-event.service.ts'
import { changeOrder, noteOrders } from '#features/orders/orders/order-change.service.ts'
import { saveShipments as writeShipments, type Shipment } from '#features/orders/orders/order-history.store.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
import { mayMoveTo, stateOfShipping, type OrderState } from '#features/orders/orders/order.rules.ts'
import { findOrders } from '#features/orders/orders/order.store.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import type { Change, KindContext } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

type ShipmentChange = Change<typeof SHIPMENT_FIELDS>

const toShipment = ({ shipmentNumber, orderNumber: _order, ...rest }: ShipmentRecord): Shipment => ({
  number: shipmentNumber,
  carrier: rest.carrier ?? '',
  trackingNumber: rest.trackingNumber ?? '',
  shippedOn: rest.shippedOn,
  deliveredOn: rest.deliveredOn ?? null,
  lines: rest.lines,
  events: (rest.events ?? []).map(({ place = '', ...event }) => ({ place, ...event })),
})

/** An order while shipments of it are looked at one after the other. */
type Counting = { readonly order: Order; readonly shipped: Map<number, number>; readonly fresh: Shipment[] }

const DAY_MS = 86_400_000

/** News are of now; what the carrier took days ago is history, and stands where it happened. */
const toEvent = ({ number, events }: Shipment, now: Date) => {
  const left = events.find(({ event }) => event === 'left')
  const isHistory = left && Date.parse(left.at) < now.getTime() - DAY_MS
  return { kind: 'shipment' as const, data: { number }, ...(isHistory && { at: new Date(left.at) }) }
}

const readCounting = async (tx: Tx, lines: readonly ShipmentRecord[]): Promise<Map<string, Counting>> => {
  const orders = await findOrders(tx, [...new Set(lines.map(({ orderNumber }) => orderNumber))])
  return new Map(
    [...orders].map(([number, order]) => [
      number,
      { order, shipped: new Map(order.lines.map(({ position, shipped }) => [position, shipped])), fresh: [] },
    ]),
  )
}

/** Additional quantities of each line, compared with the known shipment of this number. */
const listDeltas = (next: ShipmentRecord | undefined, before: ShipmentRecord | undefined): Omit<Delta, 'orderId'>[] => {
  const deltas = new Map<number, number>()
  for (const { position, quantity } of next?.lines ?? []) deltas.set(position, (deltas.get(position) ?? 0) + quantity)
  for (const { position, quantity } of before?.lines ?? []) deltas.set(position, (deltas.get(position) ?? 0) - quantity)
  return [...deltas].filter(([, quantity]) => quantity !== 0).map(([position, quantity]) => ({ position, quantity }))
}

const findPartFault = ({ order, shipped }: Counting, { position, quantity }: Omit<Delta, 'orderId'>): string | undefined => {
  const line = order.lines.find((one) => one.position === position)
  if (!line) return `the order has no position ${position}`
  const sent = (shipped.get(position) ?? 0) + quantity
  return sent > line.quantity || sent < 0 ? `of position ${position} more would be shipped than was ordered` : undefined
}

const listFaults = (
  counting: Counting,
  { line, before }: ShipmentChange,
  deltas: readonly Omit<Delta, 'orderId'>[],
): LineProblem[] => {
  const { order } = counting
  if (before && before['orderNumber'] !== line.orderNumber)
    return [{ column: 'orderNumber', reason: `the shipment belongs to the order ${String(before['orderNumber'])}` }]
  if (order.state === 'Cancelled') return [{ column: 'orderNumber', reason: 'the order is cancelled' }]
  return deltas.flatMap((delta) => {
    const reason = findPartFault(counting, delta)
    return reason === undefined ? [] : [{ column: 'lines', reason }]
  })
}

const countIn = ({ order, shipped }: Counting, deltas: readonly Omit<Delta, 'orderId'>[]): Delta[] => {
  for (const { position, quantity } of deltas) shipped.set(position, (shipped.get(position) ?? 0) + quantity)
  return deltas.map((delta) => ({ ...delta, orderId: order.id }))
}

const progressOf = ({ order, shipped }: Counting) =>
  order.lines.map(({ position, quantity }) => ({ quantity, shipped: shipped.get(position) ?? 0 }))

/** Carriers report again and again; each shipment counts once. */
export const saveShipments = async (
  { tx, services }: KindContext,
  changes: readonly ShipmentChange[],
): Promise<LineProblem[][]> => {
  const countings = await readCounting(
    tx,
    changes.map(({ line }) => line),
  )
  const [deltas, saved, touched]: [Delta[], Parameters<typeof writeShipments>[1][number][], Set<Counting>] = [[], [], new Set()]
  const problems = changes.map((change): LineProblem[] => {
    const { line, before } = change
    const counting = countings.get(line.orderNumber)
    if (!counting) return [{ column: 'orderNumber', reason: 'there is no such order' }]
    const added = listDeltas(line, before as ShipmentRecord | undefined)
    const faults = listFaults(counting, change, added)
    if (faults.length > 0) return faults
    deltas.push(...countIn(counting, added))
    saved.push({ ...toShipment(line), orderId: counting.order.id })
    touched.add(counting)
    if (!before) counting.fresh.push(toShipment(line))
    return []
  })
  await addShipped(tx, deltas)
  await writeShipments(tx, saved)
  const delivered = await findDelivered(
    tx,
    [...touched].map(({ order }) => order.id),
  )
  const [moved, staying]: [[Counting, OrderState][], Counting[]] = [[], []]
  for (const counting of touched) {
    const sent = stateOfShipping(progressOf(counting))
    const state: OrderState | undefined = sent === 'Shipped' && delivered.has(counting.order.id) ? 'Delivered' : sent
    if (state && mayMoveTo(counting.order.state, state)) moved.push([counting, state])
    else staying.push(counting)
  }
  const now = services.clock.now()
  const eventsOf = ({ fresh }: Counting) => fresh.map((shipment) => toEvent(shipment, now))
  for (const [counting, state] of moved) await changeOrder(services, tx, counting.order, { state, events: eventsOf(counting) })
  await noteOrders(
    services,
    tx,
    staying.map((counting) => ({ order: counting.order, events: eventsOf(counting) })),
  )
  const states = new Map(moved)
  const fresh = [...touched].flatMap((counting) =>
    counting.fresh.map((shipment) => ({
      ...{ order: counting.order, state: states.get(counting) ?? counting.order.state, shipment },
    })),
  )
  await tellShipments(services, tx, fresh)
  return problems
}

const SENT: readonly OrderState[] = ['Part shipped', 'Shipped', 'Delivered']

/** As if they had never left: the order is where it was before, unless it is billed or parts of them came back. */
export const takeBackShipments = async (
  { tx, services }: KindContext,
  lines: readonly ShipmentRecord[],
): Promise<LineProblem[][]> => {
  const countings = await readCounting(tx, lines)
  const ids = [...countings.values()].map(({ order }) => order.id)
  const returned = await listReturnedParts(tx, ids)
  const unsent = await findUnsentStates(tx, ids)
  const [deltas, gone, touched]: [Delta[], string[], Set<Counting>] = [[], [], new Set()]
  const problems = lines.map((line): LineProblem[] => {
    const counting = countings.get(line.orderNumber)
    if (!counting) return []
    const { order, shipped } = counting
    if (order.state === 'Invoiced')
      return [{ column: 'shipmentNumber', reason: 'the order is invoiced; what was sent cannot be taken back any more' }]
    const less = listDeltas(undefined, line)
    const isBack = less.some(({ position, quantity }) =>
      returned.some(
        (one) => one.orderId === order.id && one.position === position && one.quantity > (shipped.get(position) ?? 0) + quantity,
      ),
    )
    if (isBack) return [{ column: 'shipmentNumber', reason: 'parts of it were sent back; it cannot be taken back' }]
    deltas.push(...countIn(counting, less))
    gone.push(line.shipmentNumber)
    touched.add(counting)
    return []
  })
  await addShipped(tx, deltas)
  await deleteShipments(tx, gone)
  for (const counting of touched) {
    const { order } = counting
    const state = stateOfShipping(progressOf(counting)) ?? unsent.get(order.id) ?? 'Confirmed'
    if (SENT.includes(order.state)) await changeOrder(services, tx, order, { state, isCorrection: true })
  }
  return problems
}
