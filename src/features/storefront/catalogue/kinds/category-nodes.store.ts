import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CategoryNode } from '#features/storefront/catalogue/kinds/category-tree.rules.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** The whole tree: of categories there are thousands at most. */
export const readNodes = async (tx: Tx): Promise<CategoryNode[]> => {
  const { rows } = await sql<CategoryNode>`
    select path, coalesce(given->'names', names) as names, coalesce(given->'texts', texts) as texts, position, image,
      case when given is null then to_jsonb(markets) else given->'markets' end as markets, markets as sold
    from category`.execute(tx)
  return rows
}

/** A language without words shows the English ones. */
const inEveryLanguage = (words: Readonly<Partial<Record<Language, string>>>): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words[language] ?? words.en ?? '']))

const toRow = ({ path, names, texts, markets, sold, position, image }: CategoryNode) => ({
  ...{ id: randomUUID(), path, slug: path.slice(path.lastIndexOf('/') + 1), depth: path.split('/').length, position, image },
  ...{ names: inEveryLanguage(names), texts: inEveryLanguage(texts), markets: sold },
  given: { names, texts, ...(markets && { markets }) },
})

const saveLevel = async (tx: Tx, nodes: readonly CategoryNode[]): Promise<void> => {
  await sql`
    insert into category (id, parent_id, slug, path, depth, position, picture_family, image, names, texts, markets, given)
    select row.id, above.id, row.slug, row.path, row.depth, row.position, '', row.image, row.names, row.texts, row.markets, row.given
    from jsonb_to_recordset(${JSON.stringify(nodes.map(toRow))}::jsonb) as row (id uuid, path text, slug text, depth integer,
      position integer, image jsonb, names jsonb, texts jsonb, markets text[], given jsonb)
      left join category above on row.depth > 1 and above.path = left(row.path, -length(row.slug) - 1)
    on conflict (tenant, path) do update set position = excluded.position, image = excluded.image, names = excluded.names,
      texts = excluded.texts, markets = excluded.markets, given = excluded.given`.execute(tx)
}

/** Level by level, since each needs the one above. */
export const saveNodes = async (tx: Tx, nodes: readonly CategoryNode[]): Promise<void> => {
  const levels = Map.groupBy(nodes, ({ path }) => path.split('/').length)
  for (const level of [...levels.keys()].toSorted((one, other) => one - other)) await saveLevel(tx, levels.get(level) ?? [])
}

const HAS_PRODUCTS: LineProblem = { column: 'path', reason: 'there are products in this category; take them away first' }
const HAS_CATEGORIES: LineProblem = { column: 'path', reason: 'there are categories in this category; take them away first' }

/** Why categories that are to be removed have to stay. */
export const listUsedCategories = async (tx: Tx, paths: readonly string[]): Promise<ReadonlyMap<string, LineProblem>> => {
  const { rows } = await sql<{ path: string; hasProducts: boolean; hasCategories: boolean }>`
    select path, exists (select from product where product.category_id = category.id) as has_products,
      exists (select from category below where below.parent_id = category.id and not below.path = any(${[...paths]}::text[]))
        as has_categories
    from category where path = any(${[...paths]}::text[])`.execute(tx)
  const used = new Map<string, LineProblem>()
  // Nothing goes while something below it stays: the database would take it along.
  for (const { path, hasProducts, hasCategories } of rows.toSorted((one, other) => other.path.length - one.path.length)) {
    const isAbove = [...used.keys()].some((remaining) => remaining.startsWith(`${path}/`))
    if (hasProducts) used.set(path, HAS_PRODUCTS)
    else if (hasCategories || isAbove) used.set(path, HAS_CATEGORIES)
  }
  return used
}
