import { listAccessories, listCategoriesWithProducts, listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { addQuantities } from '#features/storefront/product-tools/replacement/replacement.rules.ts'
import { findReplacements } from '#features/storefront/product-tools/replacement/replacement.store.ts'
import type { ScheduleKind } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { toToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { isVideoCategory } from '#features/storefront/product-tools/schedule/video.rules.ts'
import {
  findProductReplacements,
  searchToolProducts,
  readToolRange,
  listAdditionalProducts,
  listLineProducts,
} from '#features/storefront/product-tools/tool-product.api.ts'
import { readSetting } from '#features/storefront/product-tools/tool-setting.service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const MOST_HITS = 20
const MOST_ADDITIONAL = 60
/** Up to five hundred parts each time. */
const LOOKUP_PRICE = { perMinute: 120, perMinuteInAll: 1200 }

/** Undefined is every category. */
const findCategoryPaths = async (tx: Tx, kind: ScheduleKind, market: readonly string[]): Promise<string[] | undefined> =>
  kind === 'general' ? undefined : (await listCategoriesWithProducts(tx, market)).map(({ path }) => path).filter(isVideoCategory)

/** Products for the tools, always as the visitor's market sees them [T-26]. */
export const toolProductRoutes = (app: App): void => {
  const options = { config: { price: LOOKUP_PRICE } }
  addEndpoint(
    app,
    findProductReplacements,
    async (request) => {
      const { country, language, numbers, quantities } = request.body
      const setting = await readSetting(request, { country, language })
      const { answers, products } = await findReplacements(request.tx, numbers, setting.market)
      const counted = addQuantities(answers, quantities).map((answer) => ({ quantity: 1, ...answer }))
      return { answers: counted, products: products.map((product) => toToolProduct(product, setting)) }
    },
    options,
  )

  addEndpoint(app, searchToolProducts, async (request) => {
    const { country, language, q, kind } = request.query
    const setting = await readSetting(request, { country, language })
    const { market } = setting
    const paths = await findCategoryPaths(request.tx, kind, market)
    const { hits } = await app.services.engine.search(request.tx, {
      query: q,
      page: { size: MOST_HITS, current: 1 },
      precision: 2,
      filters: {
        all: [{ field: 'document_type', values: ['Product'] }, ...(paths ? [{ field: 'category', values: paths }] : [])],
      },
      visibility: { audience: [], market, language },
    })
    const skus = hits.map(({ document }) => document.key)
    const found = await listProductsBySku(request.tx, skus, market)
    return {
      products: found
        // Parts sold today come first: nobody plans with an old part.
        .toSorted(
          (a, b) =>
            Number(b.lifecycle === 'active') - Number(a.lifecycle === 'active') || skus.indexOf(a.sku) - skus.indexOf(b.sku),
        )
        .map((product) => toToolProduct(product, setting)),
    }
  })

  addEndpoint(app, readToolRange, async (request) => {
    const { country, language, kind } = request.query
    const paths = await findCategoryPaths(request.tx, kind, (await readSetting(request, { country, language })).market)
    return { hasProducts: paths === undefined || paths.length > 0 }
  })

  addEndpoint(
    app,
    listAdditionalProducts,
    async (request) => {
      const { country, language, skus } = request.body
      const setting = await readSetting(request, { country, language })
      const accessories = await listAccessories(request.tx, skus, setting.market, MOST_ADDITIONAL)
      return { products: accessories.map((product) => toToolProduct(product, setting)) }
    },
    options,
  )

  addEndpoint(
    app,
    listLineProducts,
    async (request) => {
      const { country, language, skus } = request.body
      const setting = await readSetting(request, { country, language })
      const products = await listProductsBySku(request.tx, [...new Set(skus)], setting.market)
      return { products: products.map((product) => toToolProduct(product, setting)) }
    },
    options,
  )
}
