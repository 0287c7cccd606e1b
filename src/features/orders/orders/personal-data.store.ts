import { sql } from 'kysely'
import { listOrderWords } from '#features/orders/orders/order-words.rules.ts'
import { ORDER_SOURCE } from '#features/orders/orders/order-source.service.ts'
import { byPerson, within, type ErasureWork, type PersonalTable } from '#platform/privacy/personal-data.ts'

const LAW = 'commercial and tax law: what was sold stays for years'
const ofOrder = within('order_id', { table: 'orders', ...byPerson('placed_by') })

type Findable = Parameters<typeof listOrderWords>[0] & { readonly id: string }

/** Words of places and numbers that the orders do not name any more. */
const dropOldWords = async ({ tx, who: { id } }: ErasureWork): Promise<void> => {
  const { rows } = await sql<Findable>`
    select id, number, po_number, site, ship_to ->> 'city' as city, (
      select coalesce(jsonb_agg(jsonb_build_object('sku', sku, 'name', name)), '[]') from order_line where order_id = orders.id) as lines
    from orders where placed_by = ${id}`.execute(tx)
  for (const order of rows)
    await sql`delete from order_word where order_id = ${order.id} and word <> all(${listOrderWords(order)}::text[])`.execute(tx)
}

export const personalData: readonly PersonalTable[] = [
  {
    table: 'orders',
    about: 'Orders that they placed',
    rows: byPerson('placed_by'),
    erase: 'keep',
    mentions: ['po_number', 'ship_to', 'site'],
    kept: { number: LAW, account_key: LAW, currency: LAW, taxes: LAW, payment_type: LAW, delivery_method: LAW },
    plain: ['source', 'state', 'quote_number'],
    documents: { source: ORDER_SOURCE, keys: ({ id }) => sql`select number as key from orders where placed_by = ${id}` },
    // The event of an order holds what they wrote beside it.
    first: async ({ tx, who: { id } }) => {
      await sql`
        update outbox_delivery set body = (body::jsonb || jsonb_build_object('data', body::jsonb -> 'data'
          || '{"attention": "", "poDocument": null}' || jsonb_build_object('lines', coalesce((
            select jsonb_agg(line || '{"note": ""}') from jsonb_array_elements(body::jsonb #> '{data,lines}') line), '[]'))))::text
        where event = 'order.placed' and body::jsonb #>> '{data,orderNumber}' in (
          select number from orders where placed_by = ${id})`.execute(tx)
    },
  },
  {
    table: 'order_word',
    about: 'Words by which orders are found',
    erase: 'keep',
    plain: ['account_key', 'word'],
    last: dropOldWords,
  },
  {
    table: 'order_line',
    about: 'Lines of these orders',
    rows: ofOrder,
    erase: 'change',
    data: ['note'],
    kept: { sku: LAW, name: LAW },
    plain: ['category'],
  },
  {
    table: 'order_event',
    about: 'What happened to these orders',
    rows: ofOrder,
    erase: 'keep',
    mentions: ['data'],
    plain: ['kind'],
  },
  {
    table: 'order_return',
    about: 'Returns that they requested',
    rows: byPerson('requested_by'),
    erase: 'change',
    data: ['note'],
    mentions: ['answer'],
    kept: { number: LAW, reason: LAW, lines: LAW },
    plain: ['state', 'return_address'],
  },
  {
    table: 'order_return_picture',
    about: 'Pictures of what they sent back',
    rows: within('return_id', { table: 'order_return', ...byPerson('requested_by') }),
    erase: 'delete',
    data: ['name'],
    secret: ['file_key'],
    plain: ['media_type'],
    files: ({ id }) => sql`
      select file_key as key, name from order_return_picture
      where return_id in (select id from order_return where requested_by = ${id})`,
  },
  { table: 'order_subscription', about: 'Orders that they follow', rows: byPerson(), erase: 'delete' },
]
