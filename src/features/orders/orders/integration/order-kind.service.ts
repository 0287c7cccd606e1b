import { defineKind, type IntegrationContext, type LineResult } from '#foundation/integration/public.server.ts'
import { keyOfSoldTo, readAccountName } from '#foundation/accounts/public.ts'
import { insertOrders } from '#features/orders/orders/insert-order.store.ts'
import { readNewOrder } from '#features/orders/orders/integration/new-order.rules.ts'
import { orderLineSchema, type OrderLine, type OrderRecord } from '#features/orders/orders/integration/order-line.schema.ts'
import { changeOrder, holdOrder } from '#features/orders/orders/order-change.service.ts'
import { findKnownAccounts, saveBackorders } from '#features/orders/orders/integration/order-kind.store.ts'
import { readStateWords } from '#features/orders/orders/state-words.store.ts'
import { ORDER_STATES } from '#features/orders/orders/order.rules.ts'
import { touchOrders } from '#features/orders/orders/order-source.service.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
import { findOrders } from '#features/orders/orders/order.store.ts'

const OK: LineResult = { ok: true }
const refuse = (error: string): LineResult => ({ ok: false, error })

/** One key for an account, however its number is written [T-52]. */
const keyOf = (account: string | undefined): string | undefined => {
  const name = account === undefined ? undefined : readAccountName(account)
  return name?.erpId === undefined ? undefined : keyOfSoldTo({ erpId: name.erpId, soldToNumber: name.number })
}

/** Another system's message about a known order; a repetition changes nothing. */
const applyToKnown = async ({ tx, services }: IntegrationContext, known: Order, record: OrderRecord): Promise<LineResult> => {
  const account = keyOf(record.account)
  if (record.account !== undefined && account !== known.accountKey) return refuse('the order belongs to another account')
  const { backorders = [], state, promisedOn } = record
  const lines = new Map(known.lines.map((line) => [line.position, line]))
  if (backorders.some(({ position }) => !lines.has(position))) return refuse('the order has no such line')
  const news = backorders.filter(({ position, backordered, promisedOn: until }) => {
    const line = lines.get(position)
    return line?.backordered !== backordered || (until !== undefined && until !== line.promisedOn)
  })
  const moves = state !== undefined && state !== known.state
  if (!moves && news.length === 0 && (promisedOn === undefined || promisedOn === known.promisedOn)) return OK
  const current = (await holdOrder(tx, known.id)) ?? known.state
  await saveBackorders(tx, known.id, news)
  await changeOrder(
    services,
    tx,
    { ...known, state: current },
    {
      ...(state !== undefined && { state }),
      ...(promisedOn !== undefined && { promisedOn }),
      events: news
        .filter(({ backordered }) => backordered > 0)
        .map(({ position, promisedOn: until }) => ({ kind: 'backorder' as const, data: { position, until: until ?? '' } })),
    },
  )
  return OK
}

/** New ones in one go; then, one after another, what is said about those that are known. */
const applyOrders = async (context: IntegrationContext, records: readonly OrderLine[]): Promise<LineResult[]> => {
  const { tx, services } = context
  const stateOf = await readStateWords(tx)
  const known = await findOrders(tx, [...new Set(records.map(({ orderNumber }) => orderNumber))])
  const accounts = await findKnownAccounts(tx, [...new Set(records.flatMap(({ account }) => keyOf(account) ?? []))])
  const fresh = new Map<string, Extract<ReturnType<typeof readNewOrder>, { order: unknown }>['order']>()
  const results: LineResult[] = []
  for (const { state: word, ...line } of records) {
    const record: OrderRecord = { ...line, state: word === undefined ? undefined : stateOf(word) }
    if (word !== undefined && record.state === undefined) {
      results.push(refuse(`state: ‘${word}’ is none of ${ORDER_STATES.join(', ')}, nor among the order-state-words`))
      continue
    }
    const order = known.get(record.orderNumber)
    const key = keyOf(record.account) ?? ''
    if (order) results.push(await applyToKnown(context, order, record))
    // Twice in one call: the first one is meant, as it would be in two calls.
    else if (fresh.has(record.orderNumber)) results.push(OK)
    else if (record.lines && !accounts.has(key)) results.push(refuse('there is no such account'))
    else {
      const read = readNewOrder(record, key)
      if ('error' in read) results.push(refuse(read.error))
      else {
        fresh.set(record.orderNumber, read.order)
        results.push(OK)
      }
    }
  }
  await insertOrders(tx, [...fresh.values()], services.clock.now())
  await touchOrders(tx, [...fresh.keys()])
  return results
}

export const orderKind = defineKind({
  name: 'orders',
  help: 'Orders of your ERP, and what became of orders that were placed here.',
  keys: ['orderNumber'],
  example: {
    orderNumber: '4500012345',
    account: 'M1~0000104210',
    currency: 'EUR',
    lines: [{ position: 10, sku: 'HS-334-4D', quantity: 2, unitPrice: '597.52' }],
  },
  schema: orderLineSchema,
  apply: applyOrders,
  subjectOf: ({ orderNumber }) => orderNumber,
})
