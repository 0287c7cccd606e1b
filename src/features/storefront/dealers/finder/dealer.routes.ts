import { listDealers } from '#features/storefront/dealers/finder/dealer.api.ts'
import { NO_CHOICE } from '#features/storefront/dealers/finder/dealer-choice.rules.ts'
import { readDealerView } from '#features/storefront/dealers/finder/dealer-view.service.ts'
import { chooseMarket, isCountryCode } from '#foundation/locale/public.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const dealerRoutes = (app: App): void => {
  addEndpoint(app, listDealers, async (request, reply) => {
    const { site, language, tags = [], country: requested = '', q: text = '', near } = request.query
    const { selecteddtm: selected, dtm: target } = request.cookies
    reply.header('cache-control', 'private, max-age=0')
    return readDealerView(request.tx, {
      locale: { country: site, language },
      market: chooseMarket({ selected, target, urlCountry: site }, isCountryCode),
      choice: { ...NO_CHOICE, tags, country: requested, text },
      near,
    })
  })
}
