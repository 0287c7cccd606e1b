import { foldPartNumber } from '#features/engine/public.ts'
import { productPath } from '#features/catalogue/product/product-card.rules.ts'
import { SKU } from '#features/catalogue/product/product.rules.ts'
import { findByPartNumber } from '#features/catalogue/product/part-number.store.ts'
import { chooseSpelling } from '#features/catalogue/product/spelling.rules.ts'
import type { PageSource } from '#server/feature.ts'

const PRODUCT = /^\/products-dynamic\/([^/]+)$/i

/** Parts stand under their numbers as they are stored, everything else in small letters; only what the market sells [T-26]. */
export const createCatalogueSpelling =
  (find: PageSource['find']): NonNullable<PageSource['findSpelling']> =>
  async (tx, question, dictionaries) => {
    const { path, market } = question
    const small = path.toLowerCase()
    const sku = PRODUCT.exec(path)?.[1]
    if (sku === undefined)
      return small !== path && (await find(tx, { ...question, path: small }, dictionaries)) ? small : undefined
    if (!SKU.test(sku)) return undefined
    const known = (await findByPartNumber(tx, [foldPartNumber(sku)], market)).map((product) => product.sku)
    const spelled = chooseSpelling(sku, known)
    return spelled === undefined ? undefined : productPath(spelled)
  }
