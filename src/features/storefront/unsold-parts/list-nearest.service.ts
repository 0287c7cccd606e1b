import { SKU } from '#features/storefront/catalogue/public.ts'
import { chooseNearest, type SoldPath } from '#features/storefront/unsold-parts/unsold.rules.ts'
import { findPublicPart, listBranch, toTrail } from '#features/storefront/unsold-parts/unsold.store.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PageSource } from '#features/site/content/public.server.ts'

const PRODUCT = /^\/products-dynamic\/([^/]+)$/
const CATEGORY = /^\/products\/(.+)$/

/** The pages from the top of the catalogue down to this one; those that every country has are not looked up. */
const readTrail = async (tx: Tx, path: string): Promise<SoldPath[]> => {
  const sku = PRODUCT.exec(path)?.[1]
  if (sku !== undefined && SKU.test(sku)) {
    const part = await findPublicPart(tx, sku)
    return part ? [...toTrail(await listBranch(tx, part.categoryPath)), { path, markets: part.markets }] : []
  }
  const category = CATEGORY.exec(path)?.[1]
  return category === undefined ? [{ path, markets: null }] : toTrail(await listBranch(tx, category))
}

/** So that a change of country does not end at a page that is not there: product, its categories, the catalogue. */
export const listNearestPages: NonNullable<PageSource['listNearest']> = async (tx, path, countries) => {
  const trail = await readTrail(tx, path)
  return new Map(countries.map((country) => [country, chooseNearest(trail, country)]))
}
