import { chooseSpelling, CATEGORY_PATH, productPath, SKU } from '#features/storefront/catalogue/public.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { PageSource } from '#features/site/content/public.server.ts'
import { isPublicSomewhere, OVERVIEW_PATH } from '#features/storefront/unsold-parts/unsold.rules.ts'
import { listBranch, listPublicParts } from '#features/storefront/unsold-parts/unsold.store.ts'

const PRODUCT = /^\/products-dynamic\/([^/]+)$/i

/** As the catalogue spells what the market sells; what no market sells has no spelling [T-26]. */
export const findUnsoldSpelling: NonNullable<PageSource['findSpelling']> = async (tx, { path }) => {
  const sku = PRODUCT.exec(path)?.[1]
  if (sku !== undefined) {
    const known = SKU.test(sku) ? await listPublicParts(tx, foldPartNumber(sku)) : []
    const spelled = chooseSpelling(
      sku,
      known.map((part) => part.sku),
    )
    return spelled === undefined ? undefined : productPath(spelled)
  }
  const small = path.toLowerCase()
  const category = small.slice(OVERVIEW_PATH.length + 1)
  if (small === path || !small.startsWith(`${OVERVIEW_PATH}/`) || !CATEGORY_PATH.test(category)) return undefined
  const known = (await listBranch(tx, category)).at(-1)
  return known && isPublicSomewhere(known.markets, null) ? small : undefined
}
