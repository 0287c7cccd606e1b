import { foldPartNumber } from '#features/search-engine/public.ts'
import { productPath } from '#features/catalogue/product/product-card.rules.ts'
import { SKU } from '#features/catalogue/product/part-number.rules.ts'
import { findByPartNumber } from '#features/catalogue/product/part-number.store.ts'
import { listPublicParts } from '#features/catalogue/unsold/unsold.store.ts'
import { chooseSpelling } from '#features/catalogue/product/spelling.rules.ts'
import type { PageSource } from '#features/content/public.server.ts'

const PRODUCT = /^\/products-dynamic\/([^/]+)$/i

/** Parts stand under their numbers as they are stored, everything else in small letters; what no market sells has no spelling [T-26]. */
export const createCatalogueSpelling =
  (find: PageSource['find'], findUnsold: PageSource['find']): NonNullable<PageSource['findSpelling']> =>
  async (tx, variant, dictionaries) => {
    const { path, market } = variant
    const small = path.toLowerCase()
    const sku = PRODUCT.exec(path)?.[1]
    if (sku === undefined) {
      if (small === path) return undefined
      const meant = { ...variant, path: small }
      return (await find(tx, meant, dictionaries)) || (await findUnsold(tx, meant, dictionaries)) ? small : undefined
    }
    if (!SKU.test(sku)) return undefined
    const folded = foldPartNumber(sku)
    const skusOf = (products: readonly { readonly sku: string }[]): string[] => products.map((product) => product.sku)
    const spelled =
      chooseSpelling(sku, skusOf(await findByPartNumber(tx, [folded], market))) ??
      chooseSpelling(sku, skusOf(await listPublicParts(tx, folded)))
    return spelled === undefined ? undefined : productPath(spelled)
  }
