import { sql, type RawBuilder } from 'kysely'
import {
  chooseWordSearch,
  countedStates,
  cutPage,
  ORDER_LIST,
  wordsAlone,
  type OrderFilter,
  type WordSearch,
} from '#features/orders/orders/order-list.rules.ts'
import { sumOrderCounts } from '#features/orders/orders/order-count.store.ts'
import { OPEN_STATES, ORDER_STATES, type OrderState } from '#features/orders/orders/order.rules.ts'
import type { Order, OrderHead } from '#features/orders/orders/order-model.rules.ts'
import { HEAD_COLUMNS, readHeads, readLines } from '#features/orders/orders/order.store.ts'
import { endOfPrefix, readSearch } from '#features/orders/orders/order-words.rules.ts'
import { DEEPEST_ROW, readSort } from '#kernel/list-query.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { Tx } from '#platform/database/database.ts'
import type { ListPage, ListQuery } from '#platform/database/list-query.ts'
import { badRequest } from '#platform/http/problem.ts'

const ordersWith = (accountKey: string, prefix: string): RawBuilder<unknown> => sql`
  select order_id from order_word where account_key = ${accountKey} and word >= ${prefix} and word < ${endOfPrefix(prefix)}`

/** PostgreSQL decides how to join; a condition that `is true`, or has an offset, it takes as it stands. */
const hasWord: Readonly<Record<WordSearch, (accountKey: string, prefix: string) => RawBuilder<unknown>>> = {
  match: (accountKey, prefix) => sql`orders.id in (${ordersWith(accountKey, prefix)})`,
  walk: (accountKey, prefix) => sql`(orders.id in (${ordersWith(accountKey, prefix)})) is true`,
  probe: (accountKey, prefix) => sql`exists (${ordersWith(accountKey, prefix)} and order_id = orders.id offset 0)`,
}

/** Written out: how the orders of a state are best found depends on whether nearly all are in it, or a few. */
const isIn = (states: readonly OrderState[]): RawBuilder<unknown> =>
  sql`orders.state in (${sql.join(states.map((state) => sql.lit(state)))})`

const IS_OPEN = isIn(OPEN_STATES)

const isGlanced: Readonly<Record<NonNullable<OrderFilter['glance']>, (today: string) => RawBuilder<unknown>>> = {
  open: () => IS_OPEN,
  late: (today) => sql`${IS_OPEN} and orders.promised_on < ${today}::date`,
  backordered: () => sql`${IS_OPEN} and orders.has_backorder`,
}

/** Narrow words are looked up in the index of words; what they stand for is checked where the column says more. */
const listConditions = (
  accountKey: string,
  filter: OrderFilter,
  today: string,
  search: WordSearch = 'match',
): RawBuilder<unknown>[] => {
  const { q = '', po, sku, site, state, glance, placed, changed } = filter
  const words = [q, po, sku, site].flatMap((text = '') => readSearch(text))
  return [
    sql`orders.account_key = ${accountKey}`,
    ...words.map((word) => hasWord[search](accountKey, word)),
    ...(po ? [sql`starts_with(lower(orders.po_number), ${po.toLowerCase()})`] : []),
    ...(site ? [sql`starts_with(lower(orders.site), ${site.toLowerCase()})`] : []),
    ...(sku
      ? [
          sql`exists (select from order_line line where line.order_id = orders.id
            and starts_with(translate(lower(line.sku), 'oi._+-', '01'), ${foldPartNumber(sku)}))`,
        ]
      : []),
    ...(state && state.length > 0 ? [isIn(state)] : []),
    ...(glance ? [isGlanced[glance](today)] : []),
    ...(placed?.from ? [sql`orders.placed_at >= ${placed.from}`] : []),
    ...(placed?.to ? [sql`orders.placed_at < ${placed.to}`] : []),
    ...(changed?.from ? [sql`orders.changed_at >= ${changed.from}`] : []),
    ...(changed?.to ? [sql`orders.changed_at < ${changed.to}`] : []),
  ]
}

const whereOf = (...of: Parameters<typeof listConditions>): RawBuilder<unknown> => sql.join(listConditions(...of), sql` and `)

type SortColumn = (typeof ORDER_LIST.sortable)[number]
const COLUMNS: Readonly<Record<SortColumn, string>> = {
  number: 'number',
  placed: 'placed_at',
  state: 'state',
  promised: 'promised_on',
  total: 'total_minor',
}

export type OrderQuery = OrderFilter & ListQuery<SortColumn>

type Found = { readonly where: RawBuilder<unknown>; readonly column: SortColumn; readonly isDown: boolean }
type Cut = ReturnType<typeof cutPage>

/** Found in an index, then read; without a promise an order comes after all that have one. */
const readCut = (tx: Tx, { where, column, isDown }: Found, { skip, take, isFromEnd }: Cut): Promise<OrderHead[]> => {
  const key = sql.ref(`orders.${COLUMNS[column]}`)
  const [way, back] = isDown ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`]
  const found = isFromEnd ? back : way
  return readHeads(
    tx,
    sql`select ${HEAD_COLUMNS} from orders
      join (select orders.id from orders where ${where} order by ${key} ${found}, orders.id ${found} limit ${take} offset ${skip}) found
        on found.id = orders.id
      order by ${key} ${way}, orders.id ${way}`,
  )
}

/** One page of an account's orders. */
export const listOrders = async (tx: Tx, accountKey: string, query: OrderQuery, today: string): Promise<ListPage<OrderHead>> => {
  const { sort, page, size, ...filter } = query
  const offset = (page - 1) * size
  if (offset + size > DEEPEST_ROW) badRequest(`A list can be read up to row ${DEEPEST_ROW}. Please narrow it by a filter.`)
  const { column, direction } = readSort(sort, ORDER_LIST.sortable) ?? badRequest('This list cannot be sorted by this column.')
  const found: Found = { where: whereOf(accountKey, filter, today), column, isDown: direction === 'descending' }
  // Counting costs little here, and tells from which end the page is nearer.
  const areWords = wordsAlone(filter) !== undefined
  if (countedStates(filter) || areWords) {
    const [total, all] = await Promise.all([
      countOrders(tx, accountKey, filter, today),
      areWords ? sumOrderCounts(tx, accountKey, ORDER_STATES) : 0,
    ])
    const cut = cutPage({ page, size }, total)
    if (cut.take === 0) return { rows: [], total }
    const search = areWords ? chooseWordSearch(cut, { total, all }) : 'match'
    return { rows: await readCut(tx, { ...found, where: whereOf(accountKey, filter, today, search) }, cut), total }
  }
  const rows = await readCut(tx, found, { skip: offset, take: size, isFromEnd: false })
  if (rows.length < size && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length }
  return { rows, total: await countOrders(tx, accountKey, filter, today) }
}

export const countOrders = async (tx: Tx, accountKey: string, filter: OrderFilter, today: string): Promise<number> => {
  const states = countedStates(filter)
  if (states) return sumOrderCounts(tx, accountKey, states)
  const words = wordsAlone(filter)
  // The index of words knows the answer without the orders; sorting counts one word's sooner than a hash does.
  const counted = words
    ? sql`select count(distinct order_id)::integer as total from (${sql.join(
        words.map((word) => ordersWith(accountKey, word)),
        sql` intersect `,
      )}) found`
    : sql`select count(*)::integer as total from orders where ${whereOf(accountKey, filter, today)}`
  const { rows } = await (counted as RawBuilder<{ total: number }>).execute(tx)
  return rows[0]?.total ?? 0
}

export type Glances = { readonly open: number; readonly late: number; readonly backordered: number }

/** How many orders of an account need a look; open ones are few, however many there were. */
export const countGlances = async (tx: Tx, accountKey: string, today: string): Promise<Glances> => {
  const { rows } = await sql<Glances>`
    select count(*)::integer as open, count(*) filter (where promised_on < ${today}::date)::integer as late,
      count(*) filter (where has_backorder)::integer as backordered
    from orders where account_key = ${accountKey} and ${IS_OPEN}`.execute(tx)
  return rows[0] ?? { open: 0, late: 0, backordered: 0 }
}

/** Where reading stopped: the next batch begins behind it, in another transaction or process as well. */
export type OrderCursor = { readonly placedAt: string; readonly id: string }

export type OrderBatch = { readonly orders: readonly Order[]; readonly next?: OrderCursor }

type BatchQuery = { readonly filter: OrderFilter; readonly today: string; readonly after?: OrderCursor; readonly size?: number }
const BATCH = 500

/** Some orders with their lines, the latest first, from behind the cursor on; without `next` there are no more. */
export const readOrderBatch = async (
  tx: Tx,
  accountKey: string,
  { filter, today, after, size = BATCH }: BatchQuery,
): Promise<OrderBatch> => {
  const behind = after ? sql`and (orders.placed_at, orders.id) < (${after.placedAt}::timestamptz, ${after.id}::bigint)` : sql``
  const heads = await readHeads(
    tx,
    sql`select ${HEAD_COLUMNS} from orders where ${whereOf(accountKey, filter, today)} ${behind}
      order by orders.placed_at desc, orders.id desc limit ${size}`,
  )
  const lines = await readLines(
    tx,
    heads.map(({ id }) => id),
  )
  const orders = heads.map((head) => ({ ...head, lines: lines.get(head.id) ?? [] }))
  const last = orders.at(-1)
  return last && orders.length === size ? { orders, next: { placedAt: last.placedAt.toISOString(), id: last.id } } : { orders }
}

/** Every order that the filter means, in batches of bounded size. */
export async function* streamOrders(
  tx: Tx,
  accountKey: string,
  query: Omit<BatchQuery, 'after'>,
): AsyncGenerator<readonly Order[]> {
  let after: OrderCursor | undefined
  for (;;) {
    const { orders, next } = await readOrderBatch(tx, accountKey, { ...query, ...(after && { after }) })
    if (orders.length > 0) yield orders
    if (!next) return
    after = next
  }
}
