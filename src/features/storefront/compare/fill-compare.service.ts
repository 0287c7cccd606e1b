import type { BlockFiller } from '#foundation/blocks/public.server.ts'
import { listProductsBySku, readListingWords } from '#features/storefront/catalogue/public.server.ts'
import { readComparedSkus, toCompareView } from '#features/storefront/compare/compare.rules.ts'

/** A product that is not sold in the market cannot be compared there. */
export const fillCompare: BlockFiller = async (tx, props, { locale, market, query, flags }) => {
  const skus = readComparedSkus(query)
  const requested = [...new Set([...skus, ...skus.map((sku) => sku.toUpperCase())])]
  const [products, words] = await Promise.all([listProductsBySku(tx, requested, market), readListingWords(tx)])
  const setting = { locale, market, hidesPrices: flags.hideCurrency, ...words }
  return { ...props, view: toCompareView(skus, products, setting) }
}
