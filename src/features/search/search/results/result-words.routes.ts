import { foldPartNumber } from '#kernel/part-number.ts'
import { chooseMarket, isCountryCode } from '#foundation/locale/public.ts'
import { readResultWords } from '#features/search/search/results/result-words.api.ts'
import { readResultWords as findWords } from '#features/search/search/results/read-result-words.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

/** Details of results for signed-in people; the same that pages hold for everyone. */
export const resultWordsRoutes = (app: App): void => {
  const { tenants, engine } = app.services
  addEndpoint(app, readResultWords, async (request, reply) => {
    const { country, language, path: paths, family: families, sku: skus, number, topics, search, nearest } = request.query
    const { selecteddtm: selected, dtm: target } = request.cookies
    const market = chooseMarket({ selected, target, urlCountry: country }, isCountryCode)
    const { hideCurrency: hidesPrices } = tenants.flagsOf(request.scope.tenant)
    reply.header('cache-control', 'private, max-age=0')
    const requested = {
      paths,
      families,
      skus,
      number: foldPartNumber(number),
      isEmpty: topics === 'true',
      query: search,
      isUnknown: nearest === 'true',
    }
    return findWords(engine, request.tx, requested, { locale: { country, language }, market, hidesPrices })
  })
}
