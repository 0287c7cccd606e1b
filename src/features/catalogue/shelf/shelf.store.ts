import { sql } from 'kysely'
import type { Lifecycle } from '#features/catalogue/product/product.rules.ts'
import type { FacetBits } from '#features/catalogue/shelf/shelf-columns.ts'
import type { TreeNode } from '#features/catalogue/shelf/shelf-places.ts'
import { CONTENT_CHANNEL } from '#features/content/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import { encodeArray, encodeBits, encodeIntegers } from '#server/database/binary-array.ts'
import type { Tx } from '#server/database/database.ts'

declare module '#server/database/database.ts' {
  interface Tables {
    shelf: { categoryId: string; products: readonly number[]; builtAt: Date }
    shelfFacet: { categoryId: string; facet: string; value: string; bits: string }
    shelfOrder: { categoryId: string; sort: string; places: Buffer }
  }
}

export type ShelfSource = {
  readonly id: number
  readonly categoryId: string
  readonly sku: string
  readonly brand: string | null
  readonly lifecycle: Lifecycle
  readonly markets: readonly string[] | null
  /** Of the category it stands in. */
  readonly homeMarkets: readonly string[] | null
  readonly attributes: Readonly<Record<string, string | number>>
  readonly isInStock: boolean
  readonly price: number | null
}

const PAGE = 2000

/** Rows through a cursor, never all in memory; the next ones are fetched while the last ones are worked on. */
async function* fetchAll<Row>(tx: Tx, cursor: string): AsyncGenerator<readonly Row[]> {
  const fetch = () => sql<Row>`fetch ${sql.raw(String(PAGE))} from ${sql.id(cursor)}`.execute(tx)
  let next = fetch()
  for (;;) {
    const { rows } = await next
    if (rows.length === 0) break
    next = fetch()
    yield rows
  }
  await sql`close ${sql.id(cursor)}`.execute(tx)
}

/** The products of some categories, the most wanted first. */
export async function* readShelfSources(tx: Tx, categoryIds: readonly string[]): AsyncGenerator<readonly ShelfSource[]> {
  await sql`declare shelf_source no scroll cursor for
    select p.id, p.category_id, p.sku, p.brand, p.lifecycle, p.markets, c.markets as home_markets, p.attributes,
      jsonb_path_exists(p.stock, '$.* ? (@ > 0)') as is_in_stock, (p.prices->'list'->>'USD')::float8 as price
    from product p join category c on c.id = p.category_id
    where p.category_id = any(${categoryIds}::uuid[]) order by p.popularity desc, p.id`.execute(tx)
  yield* fetchAll<ShelfSource>(tx, 'shelf_source')
}

export type NamedProduct = { readonly id: number } & Readonly<Partial<Record<Language, string>>>

/** What the products of some categories are called in some languages, in no order. */
export async function* readNames(
  tx: Tx,
  categoryIds: readonly string[],
  languages: readonly Language[],
): AsyncGenerator<readonly NamedProduct[]> {
  const names = languages.map((language) => sql`coalesce(names->>${sql.lit(language)}, names->>'en') as ${sql.ref(language)}`)
  await sql`declare shelf_name no scroll cursor for
    select id, ${sql.join(names)} from product where category_id = any(${categoryIds}::uuid[])`.execute(tx)
  yield* fetchAll<NamedProduct>(tx, 'shelf_name')
}

export const listFacetKeys = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.selectFrom('attribute').select('key').where('isFacet', '=', true).orderBy('position').execute()
  return rows.map(({ key }) => key)
}

/** Every category with the number of products that stand in it, not below it. */
export const listTree = async (tx: Tx): Promise<TreeNode[]> => {
  const { rows } = await sql<TreeNode>`
    select c.id, c.path, coalesce(p.size, 0) as size
    from category c left join (select category_id, count(*)::integer as size from product group by category_id) p on p.category_id = c.id
    order by c.path`.execute(tx)
  return rows
}

/** Shelves are replaced whole, by one builder at a time: a visitor sees the old ones or the new ones. */
export const clearShelves = async (tx: Tx, categoryIds: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('shelves of ' || current_setting('app.tenant')))`.execute(tx)
  for (const table of ['shelf', 'shelf_facet', 'shelf_order'])
    await sql`delete from ${sql.table(table)} where category_id = any(${categoryIds}::uuid[])`.execute(tx)
}

/** Listings are cached with the tenant's pages: every process drops them when the new shelves are there. */
export const announceShelves = async (tx: Tx): Promise<void> => {
  await sql`select pg_notify(${CONTENT_CHANNEL}, current_setting('app.tenant'))`.execute(tx)
}

/** Bytes that are sent at once. */
const LARGEST_STATEMENT = 2_000_000

export type NewShelf = { readonly id: string; readonly products: Int32Array; readonly facets: Iterable<FacetBits> }

/** Facets of several shelves travel together, and those of a large one in parts. */
export const saveShelves = async (tx: Tx, shelves: Iterable<NewShelf>): Promise<void> => {
  let batch: (FacetBits & { readonly id: string; readonly length: number })[] = []
  let size = 0
  const flush = async (): Promise<void> => {
    const rows = batch
    batch = []
    size = 0
    if (rows.length === 0) return
    const bits = encodeArray(
      'varbit',
      rows.map((row) => encodeBits(row.bits, row.length)),
    )
    await sql`insert into shelf_facet (category_id, facet, value, bits)
      select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ facet }) => facet)}::text[],
        ${rows.map(({ value }) => value)}::text[], ${bits}::bit varying[])`.execute(tx)
  }
  for (const { id, products, facets } of shelves) {
    await sql`insert into shelf (category_id, products) values (${id}, ${encodeIntegers(products)}::integer[])`.execute(tx)
    for (const facet of facets) {
      batch.push({ ...facet, id, length: products.length })
      size += facet.bits.length
      if (size >= LARGEST_STATEMENT) await flush()
    }
  }
  await flush()
}

/** One order of several shelves. */
export const saveOrder = async (
  tx: Tx,
  sort: string,
  shelves: readonly { readonly id: string; readonly places: Int32Array }[],
): Promise<void> => {
  const places = encodeArray(
    'bytea',
    shelves.map((shelf) => Buffer.from(shelf.places.buffer, shelf.places.byteOffset, shelf.places.byteLength)),
  )
  await sql`insert into shelf_order (category_id, sort, places)
    select id, ${sort}, places from unnest(${shelves.map(({ id }) => id)}::uuid[], ${places}::bytea[]) as u(id, places)`.execute(
    tx,
  )
}
