import { z } from 'zod'
import { foldPartNumber } from '#features/search-engine/public.ts'
import { chooseMarket, isCountryCode } from '#features/locale/public.ts'
import { readResultWords } from '#features/search/results/result-words.store.ts'
import { resolveFlags } from '#features/tenants/public.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { App } from '#server/feature.ts'

const MOST = 200
const texts = z.preprocess(
  (value): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z
    .array(
      z
        .string()
        .max(200)
        .regex(/^\P{Cc}*$/u),
    )
    .max(MOST),
)

/** What the results of people who are signed in say beside what the index holds; the same that pages hold for everyone. */
export const resultWordsRoutes = (app: App): void => {
  const { tenants } = app.services
  app.get(
    '/api/search/words',
    {
      schema: {
        tags: ['search'],
        summary: 'Names of categories, and list prices and replacements of products, as the visitor’s market sees them',
        querystring: z.object({
          country: z.string().regex(/^[a-z]{2}$/),
          language: z.enum(LANGUAGES),
          path: texts,
          family: texts,
          sku: texts,
          number: z
            .string()
            .max(200)
            .regex(/^\P{Cc}*$/u)
            .default(''),
          topics: z.enum(['true', 'false']).default('false'),
        }),
        response: { 200: z.looseObject({ products: z.looseObject({}) }) },
      },
    },
    async (request, reply) => {
      const { country, language, path: paths, family: families, sku: skus, number, topics } = request.query
      const { selecteddtm: selected, dtm: target } = request.cookies
      const market = chooseMarket({ selected, target, urlCountry: country }, isCountryCode)
      const { hideCurrency: hidesPrices } = resolveFlags(tenants.byKey(request.scope.tenant)?.flags)
      reply.header('cache-control', 'private, max-age=0')
      const wanted = { paths, families, skus, number: foldPartNumber(number), isEmpty: topics === 'true' }
      return readResultWords(request.tx, wanted, { locale: { country, language }, market, hidesPrices })
    },
  )
}
