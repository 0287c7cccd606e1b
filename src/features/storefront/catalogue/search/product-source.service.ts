import { sql } from 'kysely'
import { readListingWords } from '#features/storefront/catalogue/listing/listing-words.store.ts'
import {
  describeProduct,
  showProduct,
  type ProductRow,
  type ProductWords,
  type ShownRow,
} from '#features/storefront/catalogue/search/product-document.rules.ts'
import type { DocumentSource } from '#foundation/search-engine/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const PAGE = 2000
const COLUMNS = sql`p.sku, p.category_id as "categoryId", p.brand, p.lifecycle, p.replaced_by as "replacedBy", p.names, p.texts,
  p.attributes, p.images->>0 as image, p.markets, p.popularity, p.changed_at as "changedAt"`

/** An accessory of thousands of parts is found by those that most people look at. */
const MOST_PARTS = 40

/** By accessory: the parts it goes with. People look for 'seal kit HP-2210-15', which only the part's record connects. */
const readParts = async (tx: Tx, skus?: readonly string[]): Promise<Map<string, readonly string[]>> => {
  const { rows } = await sql<{ sku: string; parts: string[] }>`
    select accessory as sku, (array_agg(p.sku order by p.popularity desc, p.sku))[1:${sql.lit(MOST_PARTS)}] as parts
    from product p cross join unnest(p.accessories) as accessory
    where p.lifecycle <> 'obsolete' ${skus ? sql`and p.accessories && ${[...skus]}::text[] and accessory = any(${[...skus]}::text[])` : sql``}
    group by accessory`.execute(tx)
  return new Map(rows.map(({ sku, parts }) => [sku, parts]))
}

/** Names of categories and brands, and which numbers of ours and of other makers a product takes the place of. */
const readProductWords = async (tx: Tx, skus?: readonly string[]): Promise<ProductWords> => {
  const categories = await tx.selectFrom('category').select(['id', 'path', 'names', 'markets']).execute()
  const byPath = new Map(categories.map((category) => [category.path, category]))
  const { rows } = await sql<{ sku: string; old: string }>`
    with recursive chain as (
      select replaced_by as sku, sku as old, 1 as step from product where replaced_by is not null
        ${skus ? sql`and replaced_by = any(${[...skus]}::text[])` : sql``}
      union all
      select chain.sku, p.sku, step + 1 from chain join product p on p.replaced_by = chain.old where step < 5
    ) select distinct sku, old from chain`.execute(tx)
  const older = new Map<string, string[]>()
  const references = await sql<{ sku: string; old: string }>`
    select sku, number as old from part_reference ${skus ? sql`where sku = any(${[...skus]}::text[])` : sql``}`.execute(tx)
  for (const { sku, old } of [...rows, ...references.rows]) older.set(sku, [...(older.get(sku) ?? []), old])
  const { brandNames } = await readListingWords(tx)
  return {
    brandNames,
    older,
    goesWith: await readParts(tx, skus),
    lineOf: new Map(
      categories.map(({ id, path }) => [
        id,
        path
          .split('/')
          .map((_, index, slugs) => byPath.get(slugs.slice(0, index + 1).join('/')))
          .filter((category) => category !== undefined),
      ]),
    ),
  }
}

const readInOrder = async (tx: Tx, ids: readonly number[]): Promise<ProductRow[]> => {
  const { rows } = await sql<ProductRow & { id: number }>`
    select p.id, ${COLUMNS} from product p where p.id = any(${[...ids]}::integer[])`.execute(tx)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const productDocumentSource: DocumentSource = {
  name: 'product',
  list: async function* (tx) {
    const words = await readProductWords(tx)
    // Only the numbers are sorted: a million products with all that they say would be sorted on disk.
    const { rows } = await sql<{ ids: number[] | null }>`
      select array_agg(id order by popularity desc, id) as ids from product`.execute(tx)
    const ids = rows[0]?.ids ?? []
    const fetch = (at: number) => readInOrder(tx, ids.slice(at, at + PAGE))
    let next = fetch(0)
    for (let at = 0; at < ids.length; at += PAGE) {
      const products = await next
      if (at + PAGE < ids.length) next = fetch(at + PAGE)
      yield products.map((row) => describeProduct(row, words))
    }
  },
  show: async (tx, keys, language) => {
    const { rows } = await sql<ShownRow>`
      select p.sku, p.lifecycle, p.replaced_by as "replacedBy", p.images->>0 as image, p.markets, c.markets as "homeMarkets", p.popularity,
        p.changed_at as "changedAt", p.names ? ${language} as "isSpoken", coalesce(p.names->>${language}, p.names->>'en') as name,
        coalesce(p.texts->>${language}, p.texts->>'en') as text, c.path, c.names->>'en' as family, coalesce(b.name, p.brand) as brand
      from product p join category c on c.id = p.category_id left join brand b on b.slug = p.brand
      where p.sku = any(${[...keys]}::text[])`.execute(tx)
    return rows.map((row) => showProduct(row, language))
  },
  read: async (tx, keys) => {
    const words = await readProductWords(tx, keys)
    const { rows } = await sql<ProductRow>`select ${COLUMNS} from product p where sku = any(${[...keys]}::text[])`.execute(tx)
    return rows.map((row) => describeProduct(row, words))
  },
}
