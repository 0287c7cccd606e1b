import { z } from 'zod'
import { findCategory } from '#features/catalogue/category.store.ts'
import { ONLY_NEXT, readListingChoice } from '#features/catalogue/listing/listing.rules.ts'
import { readListingView } from '#features/catalogue/listing/listing-view.ts'
import { chooseMarket, isCountryCode } from '#features/locale/public.ts'
import { resolveFlags } from '#features/tenants/public.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { App } from '#server/feature.ts'
import { notFound } from '#server/http/errors.ts'

const querystring = z.looseObject({
  category: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){0,3}$/),
  country: z.string().regex(/^[a-z]{2}$/),
  language: z.enum(LANGUAGES),
  only: z.literal(ONLY_NEXT).optional(),
})

export const listingRoutes = (app: App): void => {
  const { tenants } = app.services
  app.get(
    '/api/catalogue/listing',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'What a category shows for a choice of filters, in the visitor’s market; facets are parameters of their own',
        querystring,
        response: { 200: z.looseObject({ total: z.number() }) },
      },
    },
    async (request, reply) => {
      const { category: path, country, language, only } = request.query
      const { selecteddtm: selected, dtm: target } = request.cookies
      const market = chooseMarket({ selected, target, urlCountry: country }, isCountryCode)
      const category = (await findCategory(request.tx, path, market)) ?? notFound('category')
      const { hideCurrency } = resolveFlags(tenants.byKey(request.scope.tenant)?.flags)
      reply.header('cache-control', 'private, max-age=0')
      return readListingView(request.tx, {
        category,
        locale: { country, language },
        market,
        choice: readListingChoice(new URL(request.url, 'http://own.invalid').searchParams),
        hidesPrices: hideCurrency,
        onlyNext: only === ONLY_NEXT,
      })
    },
  )
}
