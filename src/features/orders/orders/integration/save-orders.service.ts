import { insertOrders } from '#features/orders/orders/insert-order.store.ts'
import { toNewOrder, type FindPart } from '#features/orders/orders/integration/new-order.rules.ts'
import { ORDER_FIELDS, type OrderPart, type OrderRecord } from '#features/orders/orders/integration/order-fields.rules.ts'
import { findAccountLanguages, findCatalogueParts } from '#features/orders/orders/integration/order-kind.store.ts'
import { updateOrders } from '#features/orders/orders/integration/update-order.store.ts'
import { changeOrder } from '#features/orders/orders/order-change.service.ts'
import type { OrderEvent } from '#features/orders/orders/order-history.store.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
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

/** What cannot change of an order that is stored. */
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

const changeKnown = async (
  { tx, services }: KindContext,
  known: readonly { line: OrderRecord; before: OrderRecord; order: Order }[],
  partsOf: (record: OrderRecord) => FindPart,
): Promise<void> => {
  const now = services.clock.now()
  const plain = known.filter(({ line, before }) => !isSameLine(PLAIN_FIELDS, before, line))
  await updateOrders(
    tx,
    plain.map(({ line, order: { id, accountKey, source } }) => ({ ...toNewOrder(line, partsOf(line)), id, accountKey, source })),
    now,
  )
  for (const { line, before, order } of known)
    await changeOrder(services, tx, order, {
      ...(line.state && { state: line.state }),
      promisedOn: line.promisedOn ?? null,
      events: listBackorderEvents(line, before),
    })
  await touchOrders(
    tx,
    plain.map(({ order }) => order.number),
  )
}

/** New ones in one go, then what is said about those that are known. */
export const saveOrders = async (context: KindContext, changes: readonly OrderChange[]): Promise<LineProblem[][]> => {
  const { tx, services } = context
  const partsOf = await readParts(
    tx,
    changes.map(({ line }) => line),
  )
  const problems = changes.map(({ line, before }) => (before ? listFaults(line, before as OrderRecord) : []))
  const fresh = changes.filter(({ before }) => !before).map(({ line }) => toNewOrder(line, partsOf(line)))
  await insertOrders(tx, fresh, services.clock.now())
  await touchOrders(
    tx,
    fresh.map(({ number }) => number),
  )
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
  await changeKnown(context, known, partsOf)
  return problems
}
