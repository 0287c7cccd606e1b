import { sql } from 'kysely'
import { toBits, type Shelf } from '#features/catalogue/shelf/shelf.rules.ts'
import type { Lifecycle } from '#features/catalogue/product/product.rules.ts'
import type { Tx } from '#server/database/database.ts'

declare module '#server/database/database.ts' {
  interface Tables {
    shelf: { categoryId: string; products: readonly number[]; builtAt: Date }
    shelfFacet: { categoryId: string; facet: string; value: string; bits: string }
  }
}

export type ShelfSource = {
  readonly id: number
  readonly categoryId: string
  readonly brand: string | null
  readonly lifecycle: Lifecycle
  readonly markets: readonly string[] | null
  readonly attributes: Readonly<Record<string, string | number>>
  readonly isInStock: boolean
}

const PAGE = 5000

/** The products of some categories, the most wanted first. Read through a cursor: sorted once, never all in memory. */
export async function* readShelfSources(tx: Tx, categoryIds: readonly string[]): AsyncGenerator<ShelfSource> {
  await sql`declare shelf_source no scroll cursor for
    select id, category_id, brand, lifecycle, markets, attributes,
      exists (select from jsonb_each_text(stock) where value::integer > 0) as is_in_stock
    from product where category_id = any(${categoryIds}::uuid[]) order by popularity desc, id`.execute(tx)
  for (;;) {
    const { rows } = await sql<ShelfSource>`fetch ${sql.raw(String(PAGE))} from shelf_source`.execute(tx)
    yield* rows
    if (rows.length < PAGE) break
  }
  await sql`close shelf_source`.execute(tx)
}

export const listFacetKeys = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.selectFrom('attribute').select('key').where('isFacet', '=', true).orderBy('position').execute()
  return rows.map(({ key }) => key)
}

/** Replaces a shelf whole: a visitor sees the old one or the new one. */
export const saveShelf = async (tx: Tx, categoryId: string, shelf: Shelf): Promise<void> => {
  const products = shelf.products()
  await tx.deleteFrom('shelf').where('categoryId', '=', categoryId).execute()
  await tx.deleteFrom('shelfFacet').where('categoryId', '=', categoryId).execute()
  if (products.length === 0) return
  await sql`insert into shelf (category_id, products) values (${categoryId}, ${products}::integer[])`.execute(tx)
  const facets = [...shelf.facets()]
  const bits = facets.map(({ places }) => toBits(places, products.length))
  await sql`insert into shelf_facet (category_id, facet, value, bits)
    select ${categoryId}, facet, value, substring(('x' || bits)::bit varying, 1, ${products.length}::integer)
    from unnest(${facets.map(({ facet }) => facet)}::text[], ${facets.map(({ value }) => value)}::text[], ${bits}::text[])
      as u(facet, value, bits)`.execute(tx)
}
