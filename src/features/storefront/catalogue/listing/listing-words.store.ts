import { listAttributes } from '#features/storefront/catalogue/attribute.store.ts'
import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import type { AttributeName } from '#features/storefront/catalogue/product/product-card.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** How values are called: of attributes and brands there are hundreds at most. */
export type ListingWords = {
  readonly attributes: readonly (AttributeName & { readonly isFacet: boolean })[]
  readonly brandNames: ReadonlyMap<string, string>
  readonly nameOf: (facet: string, language: Language) => string
}

export const readListingWords = async (tx: Tx): Promise<ListingWords> => {
  const attributes = await listAttributes(tx)
  const brands = await tx.selectFrom('brand').select(['slug', 'name']).execute()
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  return {
    attributes,
    brandNames: new Map(brands.map(({ slug, name }) => [slug, name])),
    nameOf: (facet, language) => inLanguage(byKey.get(facet)?.names ?? {}, language),
  }
}
