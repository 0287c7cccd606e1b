import { foldPartNumber } from '#kernel/part-number.ts'
import { productPath } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { SKU } from '#features/storefront/catalogue/product/part-number.rules.ts'
import { findByPartNumber } from '#features/storefront/catalogue/product/part-number.store.ts'
import { chooseSpelling } from '#features/storefront/catalogue/product/spelling.rules.ts'
import type { PageSource } from '#features/site/content/public.server.ts'

const PRODUCT = /^\/products-dynamic\/([^/]+)$/i

/** Parts stand under their numbers as they are stored, everything else in small letters. */
export const createCatalogueSpelling =
  (find: PageSource['find']): NonNullable<PageSource['findSpelling']> =>
  async (tx, variant, dictionaries) => {
    const { path, market } = variant
    const small = path.toLowerCase()
    const sku = PRODUCT.exec(path)?.[1]
    if (sku === undefined) {
      if (small === path) return undefined
      const meant = { ...variant, path: small }
      return (await find(tx, meant, dictionaries)) ? small : undefined
    }
    if (!SKU.test(sku)) return undefined
    const sold = await findByPartNumber(tx, [foldPartNumber(sku)], market)
    const spelled = chooseSpelling(
      sku,
      sold.map((product) => product.sku),
    )
    return spelled === undefined ? undefined : productPath(spelled)
  }
