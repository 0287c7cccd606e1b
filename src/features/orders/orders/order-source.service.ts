import { sql, type RawBuilder } from 'kysely'
import { orderPath } from '#features/orders/orders/order-paths.rules.ts'
import { ORDER_NAME } from '#features/orders/orders/order.texts.ts'
import { touchDocuments, type DocumentSource, type SearchDocument } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export const ORDER_SOURCE = 'order'
const BATCH = 500

type Row = {
  readonly id: string
  readonly number: string
  readonly accountKey: string
  readonly poNumber: string
  readonly site: string
  readonly city: string
  readonly placedAt: Date
}

/** By its numbers and where it goes, for those who order for its account and nobody else [T-26]. */
const toDocument = ({ number, accountKey, poNumber, site, city, placedAt }: Row): SearchDocument => ({
  key: number,
  path: orderPath(number),
  type: 'Orders',
  parentType: 'Orders',
  texts: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        title: ORDER_NAME[language].replace('{number}', number),
        description: [poNumber, site, city].filter((part) => part !== '').join(', '),
      },
    ]),
  ),
  audience: [`sold-to:${accountKey}`],
  updatedAt: placedAt,
  numbers: [number, ...(poNumber === '' ? [] : [poNumber])],
})

const read = async (tx: Tx, choice: RawBuilder<unknown>, limit: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select id, number, account_key, po_number, site, ship_to->>'city' as city, placed_at from orders
    where ${choice} order by id desc limit ${limit}`.execute(tx)
  return rows
}

export const orderSource: DocumentSource = {
  name: ORDER_SOURCE,
  list: async function* (tx) {
    let choice = sql`true`
    for (;;) {
      const batch = await read(tx, choice, BATCH)
      const last = batch.at(-1)
      if (!last) return
      yield batch.map(toDocument)
      choice = sql`id < ${last.id}::bigint`
    }
  },
  read: async (tx, keys) => (await read(tx, sql`number = any(${[...keys]}::text[])`, keys.length)).map(toDocument),
}

/** A few are found at once; many wait until the index is next looked after, so that taking them in is not held up. */
const AT_ONCE = 20

export const touchOrders = (tx: Tx, numbers: readonly string[]): Promise<void> =>
  touchDocuments(tx, ORDER_SOURCE, numbers, { isAnnounced: numbers.length <= AT_ONCE })
