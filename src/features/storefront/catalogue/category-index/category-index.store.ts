import { sql } from 'kysely'
import type { Lifecycle } from '#features/storefront/catalogue/product/product.rules.ts'
import type { FacetBits } from '#features/storefront/catalogue/category-index/facet-columns.rules.ts'
import type { TreeNode } from '#features/storefront/catalogue/category-index/product-ordinals.rules.ts'
import { announceData } from '#features/site/content/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import { encodeArray, encodeBits, encodeIntegers } from '#platform/database/binary-array.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    categoryIndex: { categoryId: string; products: readonly number[]; builtAt: Date }
    categoryIndexFacet: { categoryId: string; facet: string; value: string; bits: string }
    categoryIndexOrder: { categoryId: string; sort: string; places: Buffer; keys: Buffer | null }
  }
}

export type CategoryProductRow = {
  readonly id: number
  readonly categoryId: string
  readonly sku: string
  readonly brand: string | null
  readonly lifecycle: Lifecycle
  readonly markets: readonly string[] | null
  /** Of its own category. */
  readonly homeMarkets: readonly string[] | null
  readonly attributes: Readonly<Record<string, string | number>>
  readonly isInStock: boolean
  readonly prices: Readonly<Record<string, number>> | null
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

/** The products of some categories, the most popular first. */
export async function* readCategoryProducts(
  tx: Tx,
  categoryIds: readonly string[],
): AsyncGenerator<readonly CategoryProductRow[]> {
  await sql`declare category_product no scroll cursor for
    select p.id, p.category_id, p.sku, p.brand, p.lifecycle, p.markets, c.markets as home_markets, p.attributes,
      jsonb_path_exists(p.stock, '$.* ? (@ > 0)') as is_in_stock, p.prices->'list' as prices
    from product p join category c on c.id = p.category_id
    where p.category_id = any(${categoryIds}::uuid[]) order by p.popularity desc, p.id`.execute(tx)
  yield* fetchAll<CategoryProductRow>(tx, 'category_product')
}

export type NamedProduct = { readonly id: number } & Readonly<Partial<Record<Language, string>>>

/** Names of the products of some categories in some languages, unordered. */
export async function* readNames(
  tx: Tx,
  categoryIds: readonly string[],
  languages: readonly Language[],
): AsyncGenerator<readonly NamedProduct[]> {
  const names = languages.map((language) => sql`coalesce(names->>${sql.lit(language)}, names->>'en') as ${sql.ref(language)}`)
  await sql`declare category_product_name no scroll cursor for
    select id, ${sql.join(names)} from product where category_id = any(${categoryIds}::uuid[])`.execute(tx)
  yield* fetchAll<NamedProduct>(tx, 'category_product_name')
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

/** Category indexes are replaced as a whole, by one builder at a time: a visitor sees the old ones or the new ones. */
export const clearCategoryIndexes = async (tx: Tx, categoryIds: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('category indexes of ' || current_setting('app.tenant')))`.execute(tx)
  for (const table of ['category_index', 'category_index_facet', 'category_index_order'])
    await sql`delete from ${sql.table(table)} where category_id = any(${categoryIds}::uuid[])`.execute(tx)
}

/** Listings are cached with the tenant's pages: every process drops them when the new indexes are there. */
export const announceCategoryIndexes = (tx: Tx): Promise<void> => announceData(tx)

/** Bytes that are sent at once. */
const LARGEST_STATEMENT = 2_000_000

export type NewCategoryIndex = { readonly id: string; readonly products: Int32Array; readonly facets: Iterable<FacetBits> }

/** Facets of several indexes are sent together, and those of a large one in parts. */
export const saveCategoryIndexes = async (tx: Tx, indexes: Iterable<NewCategoryIndex>): Promise<void> => {
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
    await sql`insert into category_index_facet (category_id, facet, value, bits)
      select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ facet }) => facet)}::text[],
        ${rows.map(({ value }) => value)}::text[], ${bits}::bit varying[])`.execute(tx)
  }
  for (const { id, products, facets } of indexes) {
    await sql`insert into category_index (category_id, products) values (${id}, ${encodeIntegers(products)}::integer[])`.execute(
      tx,
    )
    for (const facet of facets) {
      batch.push({ ...facet, id, length: products.length })
      size += facet.bits.length
      if (size >= LARGEST_STATEMENT) await flush()
    }
  }
  await flush()
}

export type IndexOrder = { readonly id: string; readonly ordinals: Int32Array; readonly keys?: Float64Array }

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Float64Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** One sort order of several indexes. */
export const saveOrder = async (tx: Tx, sort: string, indexes: readonly IndexOrder[]): Promise<void> => {
  const encode = (buffers: readonly (Buffer | null)[]) => encodeArray('bytea', buffers)
  const places = encode(indexes.map(({ ordinals }) => bytesOf(ordinals)))
  const keys = encode(indexes.map((index) => (index.keys ? bytesOf(index.keys) : null)))
  await sql`insert into category_index_order (category_id, sort, places, keys)
    select id, ${sort}, places, keys
    from unnest(${indexes.map(({ id }) => id)}::uuid[], ${places}::bytea[], ${keys}::bytea[]) as u(id, places, keys)`.execute(tx)
}
