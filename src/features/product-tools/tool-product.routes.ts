import { listCategoriesWithProducts, listProductsBySku } from '#features/catalogue/public.server.ts'
import { findReplacements } from '#features/product-tools/replacement/replacement.store.ts'
import { addQuantities } from '#features/product-tools/replacement/replacement.rules.ts'
import { toToolProduct } from '#features/product-tools/schedule/tool-product.rules.ts'
import { isVideoCategory } from '#features/product-tools/schedule/video.rules.ts'
import { productsAnswer, replacementsAnswer } from '#features/product-tools/tool-answer.schema.ts'
import { kindQuery, linesRequest, productQuery, replacementRequest } from '#features/product-tools/tool-request.schema.ts'
import { readSetting } from '#features/product-tools/tool-setting.ts'
import type { ScheduleKind } from '#features/product-tools/schedule/schedule.rules.ts'
import type { Tx } from '#server/database/database.ts'
import type { App } from '#server/feature.ts'
import { z } from 'zod'

const MOST_HITS = 20
const tags = ['product-tools']

/** Undefined is every category. */
const findCategoryPaths = async (tx: Tx, kind: ScheduleKind, market: readonly string[]): Promise<string[] | undefined> =>
  kind === 'general' ? undefined : (await listCategoriesWithProducts(tx, market)).map(({ path }) => path).filter(isVideoCategory)

/** Products for the tools, always as the visitor's market sees them [T-26]. */
export const toolProductRoutes = (app: App): void => {
  app.post(
    '/api/schedules/replacements',
    {
      schema: {
        tags,
        summary: 'What takes the place of old and other makers’ part numbers in the visitor’s market',
        body: replacementRequest,
        response: { 200: replacementsAnswer },
      },
    },
    async (request) => {
      const { country, language, numbers, quantities } = request.body
      const setting = readSetting(request, { country, language })
      const { answers, products } = await findReplacements(request.tx, numbers, setting.market)
      const counted = addQuantities(answers, quantities).map((answer) => ({ quantity: 1, ...answer }))
      return { answers: counted, products: products.map((product) => toToolProduct(product, setting)) }
    },
  )

  app.get(
    '/api/schedules/products',
    {
      schema: {
        tags,
        summary: 'Up to twenty products by their number or the words of their name',
        querystring: productQuery,
        response: { 200: productsAnswer },
      },
    },
    async (request, reply) => {
      const { country, language, q, kind } = request.query
      const setting = readSetting(request, { country, language })
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
      reply.header('cache-control', 'private, no-store')
      return {
        products: found
          // What is sold today first: nobody plans with an old part.
          .toSorted(
            (a, b) =>
              Number(b.lifecycle === 'active') - Number(a.lifecycle === 'active') || skus.indexOf(a.sku) - skus.indexOf(b.sku),
          )
          .map((product) => toToolProduct(product, setting)),
      }
    },
  )

  app.get(
    '/api/schedules/range',
    {
      schema: {
        tags,
        summary: 'Whether the market sells anything for one of the tools',
        querystring: kindQuery,
        response: { 200: z.object({ hasProducts: z.boolean() }) },
      },
    },
    async (request, reply) => {
      const { country, language, kind } = request.query
      const paths = await findCategoryPaths(request.tx, kind, readSetting(request, { country, language }).market)
      reply.header('cache-control', 'private, no-store')
      return { hasProducts: paths === undefined || paths.length > 0 }
    },
  )

  app.post(
    '/api/schedules/lines',
    {
      schema: {
        tags,
        summary: 'What the products of a schedule are called and cost; what is not sold here is left out',
        body: linesRequest,
        response: { 200: productsAnswer },
      },
    },
    async (request) => {
      const { country, language, skus } = request.body
      const setting = readSetting(request, { country, language })
      const products = await listProductsBySku(request.tx, [...new Set(skus)], setting.market)
      return { products: products.map((product) => toToolProduct(product, setting)) }
    },
  )
}
