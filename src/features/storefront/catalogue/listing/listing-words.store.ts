import { listAttributes } from '#features/storefront/catalogue/attribute.store.ts'
import { readMarketCurrencies } from '#features/storefront/catalogue/product/market-currency.store.ts'
import type { MarketCurrencies } from '#features/storefront/catalogue/product/market-currency.rules.ts'
import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import type { AttributeName } from '#features/storefront/catalogue/product/product-card.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** How values are called, and what markets pay in: of attributes and brands there are hundreds at most. */
export type ListingWords = {
  readonly attributes: readonly (AttributeName & { readonly isFacet: boolean })[]
  readonly brandNames: ReadonlyMap<string, string>
  readonly currencies: MarketCurrencies
  readonly nameOf: (facet: string, language: Language) => string
}

export const readListingWords = async (tx: Tx): Promise<ListingWords> => {
  const attributes = await listAttributes(tx)
  const brands = await tx.selectFrom('brand').select(['slug', 'name']).execute()
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  return {
    attributes,
    currencies: await readMarketCurrencies(tx),
    brandNames: new Map(brands.map(({ slug, name }) => [slug, name])),
    nameOf: (facet, language) => inLanguage(byKey.get(facet)?.names ?? {}, language),
  }
}
