import { sql } from 'kysely'
import { inLanguage, type Lifecycle } from '#features/storefront/catalogue/product/product.rules.ts'
import { soldIn } from '#features/storefront/catalogue/product/product.store.ts'
import { readSubscription, shortenDescription, type PartKind } from '#features/storefront/catalogue/product/subscription.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

type Words = Partial<Record<Language, string>>
export type PartRow = {
  readonly sku: string
  /** Of the part itself. */
  readonly title: Words
  readonly path: string
  readonly names: Words
  readonly brand: string | null
  readonly texts: Words
  readonly attributes: Readonly<Record<string, string | number>>
}

export const describePart = ({ path, names, brand, texts, attributes }: PartRow, language: Language): PartKind => {
  const subscription = readSubscription(attributes)
  return {
    path,
    category: inLanguage(names, language),
    brand: brand ?? '',
    description: shortenDescription(inLanguage(texts, language)),
    ...(subscription && { subscription }),
  }
}

/** For a statement of its own, or as a part of another one. */
export const selectParts = (skus: readonly string[]) => sql<PartRow>`
  select product.sku, product.names as title, category.path, category.names, coalesce(brand.name, product.brand) as brand,
    product.texts, product.attributes
  from product join category on category.id = product.category_id left join brand on brand.slug = product.brand
  where product.sku = any(${[...skus]}::text[])`

type CartPartRow = PartRow & {
  readonly images: readonly string[]
  readonly lifecycle: Lifecycle
  /** In the market. */
  readonly isSold: boolean
}

export type CartParts = {
  readonly products: ReadonlyMap<
    string,
    { readonly sku: string; readonly names: Words } & Pick<CartPartRow, 'images' | 'lifecycle'>
  >
  readonly kinds: ReadonlyMap<string, PartKind>
}

/** The parts of a cart: those that the market sells as products, and the kind of each. */
export const listCartParts = async (
  tx: Tx,
  skus: readonly string[],
  { market, language }: { readonly market: readonly string[]; readonly language: Language },
): Promise<CartParts> => {
  if (skus.length === 0) return { products: new Map(), kinds: new Map() }
  const { rows } = await sql<CartPartRow>`
    select part.*, product.images, product.lifecycle, ${soldIn(market)} as is_sold
    from (${selectParts(skus)}) as part join product on product.sku = part.sku`.execute(tx)
  const sold = rows.filter(({ isSold }) => isSold)
  return {
    products: new Map(sold.map(({ sku, title, images, lifecycle }) => [sku, { sku, names: title, images, lifecycle }])),
    kinds: new Map(rows.map((row) => [row.sku, describePart(row, language)])),
  }
}
