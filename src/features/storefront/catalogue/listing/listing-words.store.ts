import type { Attribute } from '#features/storefront/catalogue/attribute.store.ts'
import { CURRENCIES_OF_TODAY } from '#features/storefront/catalogue/product/market-currency.store.ts'
import type { MarketCurrencies } from '#features/storefront/catalogue/product/market-currency.rules.ts'
import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import type { AttributeName } from '#features/storefront/catalogue/product/product-card.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepareStatement } from '#platform/database/prepared-statement.ts'
import { readOnce } from '#platform/database/read-once.ts'

/** How values are called, and what markets pay in: of attributes and brands there are hundreds at most. */
export type ListingWords = {
  readonly attributes: readonly (AttributeName & { readonly isFacet: boolean })[]
  readonly brandNames: ReadonlyMap<string, string>
  readonly currencies: MarketCurrencies
  readonly nameOf: (facet: string, language: Language) => string
}

type Row = {
  readonly attributes: readonly Attribute[]
  readonly brands: Readonly<Record<string, string>>
  readonly currencies: Readonly<Record<string, string>>
}

/** Three small tables as one row: every page of the catalogue reads them. */
const selectWords = prepareStatement<Row>(
  `select
    (select coalesce(json_agg(json_build_object('key', key, 'names', names, 'unit', unit, 'isFacet', is_facet, 'position', position)
      order by position, key), '[]') from attribute) as attributes,
    (select coalesce(json_object_agg(slug, name), '{}') from brand) as brands,
    (select coalesce(json_object_agg(country, currency), '{}') from (${CURRENCIES_OF_TODAY}) today) as currencies`,
)

export const readListingWords = async (tx: Tx): Promise<ListingWords> => {
  const [{ attributes, brands, currencies } = { attributes: [], brands: {}, currencies: {} }] = await selectWords(tx)
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  return {
    attributes,
    currencies: new Map(Object.entries(currencies)),
    brandNames: new Map(Object.entries(brands)),
    nameOf: (facet, language) => inLanguage(byKey.get(facet)?.names ?? {}, language),
  }
}

/** For a page, whose parts all need them: whoever knows first that it is one of the catalogue reads them on the way of other statements. */
export const readPageWords = (tx: Tx): Promise<ListingWords> => readOnce(tx, 'listing words', () => readListingWords(tx))
