import { sql } from 'kysely'
import { ECOMMERCE_TOOL_ID } from '#foundation/entitlements/public.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import type { Tx } from '#platform/database/database.ts'

const count = async (tx: Tx, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await query.execute(tx)).rows[0]?.count ?? 0

/** Pages that somebody wrote after the starter site was published, or that never came from it. */
export const countOwnPages = (tx: Tx, path: string): Promise<number> =>
  count(
    tx,
    sql`select count(*)::integer as count from page where path like ${path} and (published_version > 1
      or (published_version = 1 and not exists (select from starter_page
        where (starter_page.country, starter_page.language, starter_page.path) = (page.country, page.language, page.path))))`,
  )

export const countOwnFrame = async (tx: Tx): Promise<number> =>
  (await countOwnPages(tx, FRAME_FRAGMENTS.header)) + (await countOwnPages(tx, FRAME_FRAGMENTS.footer))

/** Pictures and what the look says itself. */
export const countBrandSettings = (tx: Tx): Promise<number> =>
  count(
    tx,
    sql`select ((select count(*) from site_brand cross join jsonb_each(look) as set where set.value <> 'null')
      + (select count(*) from site_brand_picture))::integer as count`,
  )

/** As many lines as every new site begins with. */
const STARTER_LINES = { freight_rate: 16, tax_rate: 19, market_currency: 6 } as const
export type StarterTable = keyof typeof STARTER_LINES

/** Whether they are all there, and nobody wrote others or changed one: they all came at the same moment. */
export const hasStarterLines = async (tx: Tx, table: StarterTable): Promise<boolean> => {
  const tables = Object.keys(STARTER_LINES).map((one) => sql`select changed_at from ${sql.table(one)}`)
  const { rows } = await sql<{ isStarter: boolean }>`
    select count(*) = ${STARTER_LINES[table]} and bool_and(valid_from = '2000-01-01' and changed_at =
      (select min(changed_at) from (${sql.join(tables, sql` union all `)}) as known)) as is_starter
    from ${sql.table(table)}`.execute(tx)
  return rows[0]?.isStarter ?? false
}

/** Products that are sold and have no price of any kind. */
export const countUnpriced = (tx: Tx): Promise<number> =>
  count(
    tx,
    sql`select count(*)::integer as count from product where lifecycle = 'active' and coalesce(prices->'list', '{}') = '{}'
      and not exists (select from product_price where product_price.sku = product.sku)`,
  )

/** Products that are sold and of which no warehouse says anything. */
export const countUnstocked = (tx: Tx): Promise<number> =>
  count(tx, sql`select count(*)::integer as count from product where lifecycle = 'active' and stock = '{}'`)

/** Companies of customers, for whom nobody can order. */
export const countCompaniesWithoutAccount = (tx: Tx): Promise<number> =>
  count(
    tx,
    sql`select count(*)::integer as count from company
      where not exists (select from sold_to where sold_to.company_id = company.id)
      and not exists (select from person where person.company_id = company.id and 'internal' = any(roles))`,
  )

/** Customers who can sign in, see no price of an account and cannot order. */
export const countPeopleWithoutAccount = (tx: Tx): Promise<number> =>
  count(
    tx,
    sql`select count(*)::integer as count from person
      where 'customer' = any(roles) and not 'internal' = any(roles) and status in ('active', 'pending')
      and not exists (select from person_sold_to where person_sold_to.person_id = person.id)`,
  )

export const countAdmins = (tx: Tx): Promise<number> =>
  count(tx, sql`select count(*)::integer as count from person where 'admin' = any(roles) and status = 'active'`)

export const countKeys = (tx: Tx): Promise<number> =>
  count(tx, sql`select count(*)::integer as count from integration_key where revoked_at is null`)

/** People who may order. */
export const countApproved = (tx: Tx): Promise<number> =>
  count(tx, sql`select count(*)::integer as count from tool_access where tool_id = ${ECOMMERCE_TOOL_ID} and status = 'Approved'`)
