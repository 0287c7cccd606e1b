import { findCategory } from '#features/storefront/catalogue/category.store.ts'
import { listCategoryProducts } from '#features/storefront/catalogue/listing/listing.api.ts'
import { ONLY_NEXT, readListingChoice } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { readListingView } from '#features/storefront/catalogue/listing/listing-view.service.ts'
import { chooseMarket, isCountryCode } from '#foundation/locale/public.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

export const listingRoutes = (app: App): void => {
  const { tenants } = app.services
  addEndpoint(
    app,
    listCategoryProducts,
    async (request, reply) => {
      const { category: path, country, language, only } = request.query
      const { selecteddtm: selected, dtm: target } = request.cookies
      const market = chooseMarket({ selected, target, urlCountry: country }, isCountryCode)
      const category = (await findCategory(request.tx, path, market)) ?? notFound('category')
      const { hideCurrency } = tenants.flagsOf(request.scope.tenant)
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
    { config: { readsReplica: true } },
  )
}
