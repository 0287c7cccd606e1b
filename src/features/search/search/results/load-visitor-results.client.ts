import { call } from '#browser/api.ts'
import { readCookie } from '#browser/cookies.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { chooseMarket, SELECTED_COOKIE, TARGET_COOKIE } from '#foundation/locale/public.ts'
import {
  chooseSearchCountries,
  planRequests,
  readSearchResults,
  searchSeveral,
  type ResultsState,
} from '#features/search/search-api/public.ts'
import { askWords } from '#features/search/search/results/ask-words.client.ts'
import { listRequested, makeView, type ResultsView } from '#features/search/search/results/results-view.rules.ts'

type Page = Pick<PageContext, 'tenant' | 'locale' | 'flags' | 'config'>

/** The results that everyone may find; undefined when the search does not answer. A search that was drawn with the page is not counted again. */
export const loadVisitorResults = async (page: Page, state: ResultsState, isDrawn: boolean): Promise<ResultsView | undefined> => {
  const { tenant, locale, flags, config } = page
  const market = chooseMarket({
    selected: readCookie(SELECTED_COOKIE),
    target: readCookie(TARGET_COOKIE),
    urlCountry: locale.country,
  })
  const countries = chooseSearchCountries(locale.country, market)
  const plan = planRequests(state, { traits: tenant.traits, language: locale.language, flags, countries })
  const { data } = await call(searchSeveral, {
    isQuiet: true,
    errors: 'own',
    params: { engine: tenant.key },
    headers: { authorization: `Bearer ${config.searchKey ?? ''}` },
    body: { queries: [isDrawn ? { ...plan.found, record_analytics: false } : plan.found, ...plan.counts] },
  })
  const [found, ...counts] = readSearchResults({ search_results: data })
  if (!found) return undefined
  const replies = { found, counts }
  return makeView(state, replies, await askWords(page, listRequested(state, replies)))
}
