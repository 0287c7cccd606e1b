import { sql } from 'kysely'
import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import { readSubscription, shortenDescription, type PartKind } from '#features/storefront/catalogue/product/subscription.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

type Words = Partial<Record<Language, string>>
type PartRow = {
  readonly sku: string
  readonly path: string
  readonly names: Words
  readonly brand: string | null
  readonly texts: Words
  readonly attributes: Readonly<Record<string, string | number>>
}

const describePart = ({ path, names, brand, texts, attributes }: PartRow, language: Language): PartKind => {
  const subscription = readSubscription(attributes)
  return {
    path,
    category: inLanguage(names, language),
    brand: brand ?? '',
    description: shortenDescription(inLanguage(texts, language)),
    ...(subscription && { subscription }),
  }
}

/** The kinds of some parts, by part number. */
export const listPartKinds = async (
  tx: Tx,
  skus: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, PartKind>> => {
  if (skus.length === 0) return new Map()
  const { rows } = await sql<PartRow>`
    select product.sku, category.path, category.names, coalesce(brand.name, product.brand) as brand, product.texts,
      product.attributes
    from product join category on category.id = product.category_id left join brand on brand.slug = product.brand
    where product.sku = any(${[...skus]}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.sku, describePart(row, language)]))
}
