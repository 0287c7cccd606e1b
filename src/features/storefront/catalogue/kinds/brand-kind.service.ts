import { sql } from 'kysely'
import { requestReindex, settleCatalogue } from '#features/storefront/catalogue/category-index/reindex.task.ts'
import { announceCategoryIndexes } from '#features/storefront/catalogue/category-index/category-index.store.ts'
import { keepPosition, numberLines } from '#features/storefront/catalogue/kinds/line-position.store.ts'
import { SLUG_FIELD } from '#features/storefront/catalogue/kinds/catalogue-fields.rules.ts'
import { touchProducts } from '#features/storefront/catalogue/kinds/touch-products.store.ts'
import { brandDocumentSource } from '#features/storefront/catalogue/search/brand-source.service.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type KindContext, type RowShape } from '#foundation/data-kinds/public.server.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'

const { text, texts, wholeNumber } = fieldOf

const ROWS: RowShape = {
  table: 'brand',
  keys: ['slug'],
  columns: { slug: 'text', name: 'text', texts: 'jsonb', position: 'integer' },
}

/** Search, listings and pages show the name. */
const follow = async (context: KindContext, slugs: readonly string[], renamed: readonly string[]): Promise<void> => {
  await touchDocuments(context.tx, brandDocumentSource.name, slugs)
  await touchProducts(context.tx, sql`brand = any(${[...renamed]}::text[])`)
  await announceCategoryIndexes(context.tx)
  await requestReindex(context)
}

export const brandKind = defineRecords({
  name: 'brands',
  help: 'The brands of the products.',
  keys: ['slug'],
  fields: {
    slug: text({ ...SLUG_FIELD, isRequired: true, most: 60, help: 'Its short name in addresses, such as halden.' }),
    name: text({ isRequired: true, isSearched: true, most: 100, help: 'The name as it is written.' }),
    texts: texts({ column: 'text', most: 2000, help: 'What the page of the brand says about it.' }),
    position: wholeNumber({ least: 0, most: 100_000, help: 'Its place among the brands; without it behind those before.' }),
  },
  example: { slug: 'halden', name: 'Halden' },
  normalise: keepPosition,
  source: sql`select slug, name, texts, position, changed_at from brand`,
  findReferences: async (tx, references) => {
    const { rows } = await sql<{ slug: string }>`select slug from brand where slug = any(${[...references]}::text[])`.execute(tx)
    return new Map(rows.map(({ slug }) => [slug, slug]))
  },
  referencesOf: ({ slug }) => [String(slug)],
  save: async (context, changes) => {
    const lines = changes.map(({ line }) => line)
    const positions = await numberLines(context.tx, 'brand', lines)
    await saveRows(
      context.tx,
      ROWS,
      lines.map((line, at) => ({ texts: {}, ...line, position: positions[at] })),
    )
    const renamed = changes.filter(({ before, line }) => before && before['name'] !== line.name)
    await follow(
      context,
      lines.map(({ slug }) => slug),
      renamed.map(({ line }) => line.slug),
    )
  },
  remove: async (context, lines) => {
    const slugs = lines.map(({ slug }) => slug)
    const { rows } = await sql<{ brand: string }>`
      select slug as brand from unnest(${slugs}::text[]) as slug
      where exists (select from product where product.brand = slug)`.execute(context.tx)
    const used = new Set(rows.map(({ brand }) => brand))
    const gone = lines.filter(({ slug }) => !used.has(slug))
    await removeRows(context.tx, ROWS, gone)
    await follow(
      context,
      gone.map(({ slug }) => slug),
      [],
    )
    return slugs.map((slug) =>
      used.has(slug) ? [{ column: 'slug', reason: 'there are products of this brand; give them another one first' }] : [],
    )
  },
  settle: settleCatalogue,
})
