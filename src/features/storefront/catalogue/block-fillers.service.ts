import { findCategory, findPageCategory } from '#features/storefront/catalogue/category.store.ts'
import { NO_CHOICE, readListingChoice, writeListingQuery } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { readPageWords } from '#features/storefront/catalogue/listing/listing-words.store.ts'
import { readListingView } from '#features/storefront/catalogue/listing/listing-view.service.ts'
import { categoryHref } from '#features/storefront/catalogue/page/category-href.rules.ts'
import { readProductView } from '#features/storefront/catalogue/product/product-view.service.ts'
import type { BlockFiller } from '#foundation/blocks/public.server.ts'

const fillListing: BlockFiller = async (tx, props, { locale, market, query, flags }) => {
  const [category, words] = await Promise.all([findPageCategory(tx, String(props['category']), market), readPageWords(tx)])
  if (!category) return props
  const choice = readListingChoice(query)
  const setting = { category, locale, market, choice, hidesPrices: flags.hideCurrency, words }
  return { ...props, view: await readListingView(tx, setting) }
}

const fillProduct: BlockFiller = async (tx, props, { locale, market, flags }) => ({
  ...props,
  view: await readProductView(tx, { sku: String(props['sku']), locale, market, hidesPrices: flags.hideCurrency }),
})

/** Two rows of four. */
const MOST_TILES = 8

const fillTiles: BlockFiller = async (tx, props, { locale, market, flags }) => {
  const [path, brand] = [String(props['category']), String(props['brand'])]
  const [category, words] = await Promise.all([findCategory(tx, path, market), readPageWords(tx)])
  if (!category) return props
  const choice = { ...NO_CHOICE, chosen: { brand: [brand] } }
  const { items } = await readListingView(tx, { category, locale, market, choice, hidesPrices: flags.hideCurrency, words })
  const href = categoryHref(locale, path) + writeListingQuery(choice)
  return { ...props, view: { name: category.names[locale.language], href, cards: items.slice(0, MOST_TILES) } }
}

/** Content of catalogue blocks, read when their page is made. */
export const catalogueFillers: Readonly<Record<string, BlockFiller>> = {
  'product-listing': fillListing,
  'product-detail': fillProduct,
  'product-tiles': fillTiles,
}
