import { sql } from 'kysely'
import { inLanguage } from '#features/catalogue/product/product.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type PartKind = {
  /** Of its category. */
  readonly path: string
  readonly category: string
  /** As pages name it. */
  readonly brand: string
}

/** What kind of things some parts are, by part number. */
export const listPartKinds = async (
  tx: Tx,
  skus: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, PartKind>> => {
  if (skus.length === 0) return new Map()
  const { rows } = await sql<{ sku: string; path: string; names: Partial<Record<Language, string>>; brand: string | null }>`
    select product.sku, category.path, category.names, coalesce(brand.name, product.brand) as brand
    from product join category on category.id = product.category_id left join brand on brand.slug = product.brand
    where product.sku = any(${[...skus]}::text[])`.execute(tx)
  return new Map(
    rows.map(({ sku, path, names, brand }) => [sku, { path, category: inLanguage(names, language), brand: brand ?? '' }]),
  )
}
