import { toCompareView, type CompareView } from '#features/catalogue/compare/compare.rules.ts'
import { readListingWords } from '#features/catalogue/listing/listing-words.store.ts'
import { listProductsBySku } from '#features/catalogue/product/product.store.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type CompareSetting = {
  readonly skus: readonly string[]
  readonly locale: Locale
  readonly market: readonly string[]
  readonly hidesPrices: boolean
}

/** What is not sold in the market cannot be compared there. */
export const readCompareView = async (tx: Tx, { skus, ...setting }: CompareSetting): Promise<CompareView> => {
  const wanted = [...new Set([...skus, ...skus.map((sku) => sku.toUpperCase())])]
  const products = await listProductsBySku(tx, wanted, setting.market)
  return toCompareView(skus, products, { ...setting, ...(await readListingWords(tx)) })
}
