import { Pool } from 'pg'
import { TENANT } from './cart-world.ts'

/** The least that PostgreSQL has to do for a call: its rows in one transaction of the tenant, and nothing decided. */
export type BareSql = {
  readonly addLines: (client: number, skus: readonly string[]) => Promise<void>
  readonly readCart: (client: number) => Promise<void>
  readonly placeOrder: (client: number) => Promise<void>
  readonly empty: (client: number) => Promise<void>
  readonly close: () => Promise<void>
}

const UPSERT_CART = `insert into cart (person_id, sold_to_id, changed_at) values ($1, $2, now())
  on conflict (tenant, person_id, sold_to_id) where ordered_at is null and punch_out_id is null do update set version = cart.version + 1 returning id`
const UPSERT_LINES = `insert into cart_line (cart_id, sku, quantity) select $1, unnest($2::text[]), 1
  on conflict (cart_id, sku, is_saved) do update set quantity = cart_line.quantity + 1`
const READ_CART = `select cart_line.*, product.names, product.prices, product.stock
  from cart join cart_line on cart_line.cart_id = cart.id join product on product.tenant = cart.tenant and product.sku = cart_line.sku
  where cart.person_id = $1 and cart.sold_to_id = $2 and cart.ordered_at is null order by cart_line.place`
const INSERT_ORDER = `insert into orders (number, account_key, placed_by, source, state, placed_at, currency, ship_to,
    subtotal_minor, total_minor, line_count, changed_at)
  values ('BARE' || nextval('order_number'), 'BARE~1', $1, 'portal', 'Received', now(), 'USD', '{}', 0, 0, 1, now()) returning id, number`
const INSERT_ORDER_LINES = `insert into order_line (order_id, position, sku, name, quantity, unit_minor, total_minor)
  select $1, row_number() over (order by place), sku, sku, quantity, 100, 100 * quantity from cart_line where cart_id = $2`
const RESERVE = `insert into stock_reservation (sku, warehouse, order_number, quantity, expires_at)
  select sku, 'bare', $1, quantity, now() + interval '1 hour' from cart_line where cart_id = $2`
const CLOSE_CART = 'update cart set ordered_at = now(), order_number = $1 where id = $2'

export const openBareSql = async (url: string, people: readonly string[]): Promise<BareSql> => {
  const pool = new Pool({ connectionString: url, max: people.length })
  const inTenant = async <T>(work: (ask: (text: string, values: unknown[]) => Promise<T[]>) => Promise<void>): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query(`begin; set local app.tenant = '${TENANT}'`)
      // Named, so that PostgreSQL plans each once, as it does for us.
      await work(async (text, values) => (await client.query({ name: text.slice(0, 60), text, values })).rows as T[])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const owners: string[][] = []
  await inTenant<{ person: string; account: string }>(async (ask) => {
    for (const email of people)
      owners.push(
        ...(
          await ask(
            `select person.id as person, sold_to_id as account from person join person_sold_to on person_id = person.id
             where email = $1 and not is_default limit 1`,
            [`${email}@${TENANT}.example`],
          )
        ).map(({ person, account }) => [person, account]),
      )
  })
  const ownerOf = (client: number): string[] => owners[client] ?? []
  return {
    addLines: (client, skus) =>
      inTenant<{ id: string }>(async (ask) => {
        const [cart] = await ask(UPSERT_CART, ownerOf(client))
        await ask(UPSERT_LINES, [cart?.id, skus])
      }),
    readCart: (client) =>
      inTenant(async (ask) => {
        if ((await ask(READ_CART, ownerOf(client))).length === 0) throw new Error('an empty cart measures nothing')
      }),
    placeOrder: (client) =>
      inTenant<{ id: string; number: string }>(async (ask) => {
        const [cart] = await ask(UPSERT_CART, ownerOf(client))
        const [order] = await ask(INSERT_ORDER, ownerOf(client).slice(0, 1))
        await ask(INSERT_ORDER_LINES, [order?.id, cart?.id])
        await ask(RESERVE, [order?.number, cart?.id])
        await ask(CLOSE_CART, [order?.number, cart?.id])
      }),
    empty: (client) =>
      inTenant(async (ask) => {
        await ask('delete from cart where person_id = $1 and sold_to_id = $2 and ordered_at is null', ownerOf(client))
      }),
    close: () => pool.end(),
  }
}
