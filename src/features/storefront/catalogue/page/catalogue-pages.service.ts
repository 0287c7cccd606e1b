import { listCategoryLimits, listCategoryPaths } from '#features/storefront/catalogue/category.store.ts'
import { listBrandCategories } from '#features/storefront/catalogue/brands/brand-category.store.ts'
import { makeBrandOverview, makeBrandPage } from '#features/storefront/catalogue/page/brand-page.service.ts'
import { makeCategoryPage, makeOverview } from '#features/storefront/catalogue/page/category-page.service.ts'
import { CATEGORY_PATH } from '#features/storefront/catalogue/page/category-href.rules.ts'
import { createCatalogueSpelling } from '#features/storefront/catalogue/page/find-spelling.service.ts'
import { makeProductPage } from '#features/storefront/catalogue/page/product-page.service.ts'
import { productPath } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { listProductParts, listSkusInPart } from '#features/storefront/catalogue/product/product-part.store.ts'
import { SKU } from '#features/storefront/catalogue/product/part-number.rules.ts'
import { MARKET_PAGES } from '#foundation/locale/public.ts'
import type { PageSource } from '#features/site/content/public.server.ts'

const BELOW_PRODUCTS = '/products/'
const BRAND_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const findPage: PageSource['find'] = async (tx, variant, dictionaries) => {
  const { path } = variant
  const words = dictionaries['catalogue'] ?? {}
  const [, area = '', ...rest] = path.split('/')
  const below = rest.join('/')
  if (area === 'products' && below === '') return makeOverview(tx, variant, words)
  if (area === 'products' && CATEGORY_PATH.test(below)) return makeCategoryPage(tx, below, variant, words)
  if (area === 'products-dynamic' && SKU.test(below)) return makeProductPage(tx, below, variant, words)
  if (area === 'our-brands' && below === '') return makeBrandOverview(tx, variant, words)
  if (area === 'our-brands' && BRAND_SLUG.test(below)) return makeBrandPage(tx, below, variant, words)
  return undefined
}

/** Categories, products and brands are pages because they are data; an author may still publish one in their place. */
export const cataloguePages: PageSource = {
  matches: MARKET_PAGES,
  list: async (tx, locale, limit) => {
    const market = [locale.country]
    const paths = await listCategoryPaths(tx, market, limit)
    // A site without a catalogue has no way into it either.
    if (paths.length === 0) return []
    const brands = new Set((await listBrandCategories(tx, market)).map(({ brand }) => brand))
    const overviews = ['/products', ...(brands.size > 0 ? ['/our-brands'] : [])]
    const below = [...paths.map((path) => `/products/${path}`), ...[...brands].toSorted().map((slug) => `/our-brands/${slug}`)]
    return [...overviews, ...below].slice(0, limit)
  },
  parts: {
    name: 'products',
    list: listProductParts,
    read: async (tx, { country }, part) => (await listSkusInPart(tx, part, [country])).map(productPath),
  },
  find: findPage,
  findSpelling: createCatalogueSpelling(findPage),
  listLimits: async (tx, paths) => {
    const categories = paths.filter((path) => path.startsWith(BELOW_PRODUCTS)).map((path) => path.slice(BELOW_PRODUCTS.length))
    const limits = categories.length > 0 ? await listCategoryLimits(tx, categories) : []
    return new Map(limits.map(({ path, markets }) => [`${BELOW_PRODUCTS}${path}`, markets]))
  },
}
