import type { Category } from '#features/storefront/catalogue/category.store.ts'
import {
  countBefore,
  countShown,
  countRequested,
  NO_CHOICE,
  type ListingChoice,
} from '#features/storefront/catalogue/listing/listing.rules.ts'
import type { ListingView } from '#features/storefront/catalogue/listing/listing-view.rules.ts'
import { readListingWords, type ListingWords } from '#features/storefront/catalogue/listing/listing-words.store.ts'
import { toFacetViews } from '#features/storefront/catalogue/listing/facet.rules.ts'
import { toCard } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { currencyOfMarket } from '#features/storefront/catalogue/product/market-currency.rules.ts'
import { listProducts, type ProductSummary } from '#features/storefront/catalogue/product/product.store.ts'
import { readListing } from '#features/storefront/catalogue/category-index/listing.store.ts'
import { readAttributeSort, revealsPrices } from '#features/storefront/catalogue/category-index/listing-order.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

export type ListingSetting = {
  readonly category: Pick<Category, 'id' | 'path'>
  readonly locale: Locale
  readonly market: readonly string[]
  readonly choice: ListingChoice
  readonly hidesPrices: boolean
  /** Leave out what earlier steps of 'See more' have shown. */
  readonly onlyNext?: boolean
  /** Where they were read already. */
  readonly words?: ListingWords
}

/** Facets that can be chosen here; whatever else the address requests is as if it were not there. */
const keepKnown = (choice: ListingChoice, { attributes }: ListingWords, hidesPrices: boolean): ListingChoice => {
  const known = new Set([
    'brand',
    'lifecycle',
    'stock',
    ...(hidesPrices ? [] : ['price']),
    ...attributes.filter(({ isFacet }) => isFacet).map(({ key }) => key),
  ])
  const attribute = readAttributeSort(choice.sort)
  const isUnknown = attribute !== undefined && !known.has(attribute.key)
  const sort = isUnknown || (hidesPrices && revealsPrices(choice.sort)) ? NO_CHOICE.sort : choice.sort
  return { ...choice, sort, chosen: Object.fromEntries(Object.entries(choice.chosen).filter(([facet]) => known.has(facet))) }
}

/** Columns of the table at most: more would be too narrow to read. */
const MOST_COLUMNS = 5

/** Attributes that at least half of the products have, in the order of the attributes. */
const chooseColumns = (
  rows: readonly Pick<ProductSummary, 'attributes'>[],
  { attributes }: ListingWords,
): ListingWords['attributes'] =>
  attributes
    .filter(({ key }) => rows.filter((row) => lookUp(row.attributes, key) !== undefined).length * 2 >= Math.max(1, rows.length))
    .slice(0, MOST_COLUMNS)

/** A category's listing for a choice: three statements, whatever its size. */
export const readListingView = async (tx: Tx, setting: ListingSetting): Promise<ListingView> => {
  const { category, locale, market, hidesPrices, onlyNext = false } = setting
  const words = setting.words ?? (await readListingWords(tx))
  const choice = keepKnown(setting.choice, words, hidesPrices)
  const currency = currencyOfMarket(words.currencies, market)
  const skip = onlyNext ? countBefore(choice.page) : 0
  const take = countRequested(choice.page) - skip
  const { chosen, sort } = choice
  const requested = { categoryId: category.id, market, chosen, sort, language: locale.language, currency, skip, take }
  const listing = await readListing(tx, requested)
  const shown = Math.max(0, countShown(listing.total, choice.page) - skip)
  const rows = await listProducts(tx, listing.ids.slice(0, shown))
  const isTable = choice.layout === 'table'
  const columns = isTable ? chooseColumns(rows, words) : []
  const cards = { locale, market, hidesPrices, ...words }
  const tableCards = { ...cards, attributes: columns, mostFacts: MOST_COLUMNS }
  return {
    category: category.path,
    total: listing.total,
    items: rows.map((row) => toCard(row, isTable ? tableCards : cards)),
    facets: toFacetViews(listing, choice, words, locale.language).filter(({ key }) => !hidesPrices || key !== 'price'),
    choice,
    currency,
    columns: columns.map(({ key, isFacet }) => ({ key, name: words.nameOf(key, locale.language), sortable: isFacet })),
  }
}
