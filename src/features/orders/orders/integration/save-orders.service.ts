import { insertOrders } from '#features/orders/orders/insert-order.store.ts'
import { toNewOrder, type FindPart } from '#features/orders/orders/integration/new-order.rules.ts'
import { ORDER_FIELDS, type OrderPart, type OrderRecord } from '#features/orders/orders/integration/order-fields.rules.ts'
import { findAccountLanguages, findBuyers, findCatalogueParts } from '#features/orders/orders/integration/order-kind.store.ts'
import { updateOrders } from '#features/orders/orders/integration/update-order.store.ts'
import { changeOrder, noteOrders } from '#features/orders/orders/order-change.service.ts'
import { insertEvents, type OrderEvent } from '#features/orders/orders/order-history.store.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
import { tellBrought } from '#features/orders/orders/company-event.service.ts'
import { touchOrders } from '#features/orders/orders/order-source.service.ts'
import { mayMoveTo } from '#features/orders/orders/order.rules.ts'
import { findOrders } from '#features/orders/orders/order.store.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { isSameLine, type Change, type KindContext } from '#foundation/data-kinds/public.server.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

type OrderChange = Change<typeof ORDER_FIELDS>

const { state: _state, promisedOn: _promised, ...PLAIN_FIELDS } = ORDER_FIELDS

/** Names and categories of parts that come without, in the language of the account's site. */
const readParts = async (tx: Tx, records: readonly OrderRecord[]): Promise<(record: OrderRecord) => FindPart> => {
  const nameless = records.filter(({ lines = [] }) =>
    lines.some(({ name, category }) => name === undefined || category === undefined),
  )
  const skus = nameless.flatMap(({ lines = [] }) => lines.map(({ sku }) => sku))
  const parts = await findCatalogueParts(tx, [...new Set(skus)])
  const languages =
    parts.size === 0
      ? new Map<string, string>()
      : await findAccountLanguages(tx, [...new Set(nameless.flatMap(({ account }) => account ?? []))])
  return ({ account = '' }) =>
    (sku) => {
      const part = parts.get(sku)
      const names = new Map(Object.entries(part?.names ?? {}))
      const name = names.get(languages.get(account) ?? DEFAULT_LOCALE.language) ?? names.get(DEFAULT_LOCALE.language)
      return part && { name: name ?? sku, category: part.category }
    }
}

const listGone = ({ lines = [] }: OrderRecord, before: OrderRecord): LineProblem[] => {
  const positions = new Set(lines.map(({ position }) => position))
  return (before.lines ?? [])
    .filter(({ position, shipped = 0 }) => shipped > 0 && !positions.has(position))
    .map(({ position }) => ({ column: 'lines', reason: `position ${position} was sent already and cannot be left out` }))
}

/** Fields that cannot change of a stored order. */
const listFaults = (line: OrderRecord, before: OrderRecord): LineProblem[] => [
  ...(line.account === before.account ? [] : [{ column: 'account', reason: 'the order belongs to another account' }]),
  ...(line.currency === before.currency ? [] : [{ column: 'currency', reason: `the order is in ${before.currency}` }]),
  ...(line.state !== before.state && line.state && before.state && !mayMoveTo(before.state, line.state)
    ? [{ column: 'state', reason: 'what was sent cannot be cancelled any more' }]
    : []),
  ...listGone(line, before),
]

const listBackorderEvents = (line: OrderRecord, before: OrderRecord): Omit<OrderEvent, 'at'>[] => {
  const known = new Map((before.lines ?? []).map((part) => [part.position, part]))
  const isNews = ({ position, backordered = 0, promisedOn }: OrderPart): boolean => {
    const was = known.get(position)
    return backordered > 0 && (was?.backordered !== backordered || was.promisedOn !== promisedOn)
  }
  return (line.lines ?? [])
    .filter(isNews)
    .map(({ position = 0, promisedOn }) => ({ kind: 'backorder' as const, data: { position, until: promisedOn ?? '' } }))
}

type Known = { readonly line: OrderRecord; readonly before: OrderRecord; readonly order: Order }
type ToOrder = (record: OrderRecord) => ReturnType<typeof toNewOrder>

const createToOrder = async (tx: Tx, records: readonly OrderRecord[]): Promise<ToOrder> => {
  const partsOf = await readParts(tx, records)
  const buyers = await findBuyers(tx, [...new Set(records.flatMap(({ placedBy }) => placedBy ?? []))])
  return (record) => toNewOrder(record, partsOf(record), buyers.get(record.placedBy ?? '') ?? null)
}

/** Where it begins is written with the order. */
const listStops = ({ history = [] }: OrderRecord, orderId: string) =>
  history
    .filter(({ state }) => state !== 'Received')
    .map(({ state, at }) => ({ orderId, at: new Date(at), kind: 'state' as const, data: { state } }))

const changeKnown = async ({ tx, services }: KindContext, known: readonly Known[], toOrder: ToOrder): Promise<void> => {
  const now = services.clock.now()
  const plain = known.filter(({ line, before }) => !isSameLine(PLAIN_FIELDS, before, line))
  await updateOrders(
    tx,
    plain.map(({ line, order: { id, accountKey, source } }) => ({ ...toOrder(line), id, accountKey, source })),
    now,
  )
  const staying: Known[] = []
  for (const one of known) {
    const { line, before, order } = one
    const moves = line.state !== undefined && mayMoveTo(order.state, line.state)
    if (!moves && (line.promisedOn ?? null) === order.promisedOn) staying.push(one)
    else
      await changeOrder(services, tx, order, {
        ...(line.state && { state: line.state }),
        promisedOn: line.promisedOn ?? null,
        events: listBackorderEvents(line, before),
      })
  }
  await noteOrders(
    services,
    tx,
    staying.map(({ line, before, order }) => ({ order, events: listBackorderEvents(line, before) })),
  )
  await touchOrders(
    tx,
    plain.map(({ order }) => order.number),
  )
}

/** New ones in one go, then what is said about those that are known. */
export const saveOrders = async (context: KindContext, changes: readonly OrderChange[]): Promise<LineProblem[][]> => {
  const { tx, services } = context
  const toOrder = await createToOrder(
    tx,
    changes.map(({ line }) => line),
  )
  const problems = changes.map(({ line, before }) => (before ? listFaults(line, before as OrderRecord) : []))
  const fresh = changes.filter(({ before }) => !before).map(({ line }) => line)
  const inserted = await insertOrders(tx, fresh.map(toOrder), services.clock.now())
  await insertEvents(
    tx,
    fresh.flatMap((line, at) => listStops(line, inserted[at]?.id ?? '')),
  )
  await touchOrders(
    tx,
    fresh.map(({ orderNumber }) => orderNumber),
  )
  await tellBrought(services, tx, fresh)
  const good = changes.filter(({ before }, at) => before && problems[at]?.length === 0)
  if (good.length === 0) return problems
  const orders = await findOrders(
    tx,
    good.map(({ line }) => line.orderNumber),
  )
  const known = good.flatMap(({ line, before }) => {
    const order = orders.get(line.orderNumber)
    return order ? [{ line, before: before as OrderRecord, order }] : []
  })
  await changeKnown(context, known, toOrder)
  return problems
}
