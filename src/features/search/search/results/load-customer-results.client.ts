import { call } from '#browser/api.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { queryPortal } from '#features/search/search/portal/query-portal.client.ts'
import {
  buildMultiSearchPayload,
  chooseSearchCountries,
  decideMarketFilter,
  listOwnCountries,
  planRequests,
  readSearchResults,
  searchSeveral,
  type PlannedRequest,
  type ResultsPlace,
  type ResultsState,
  type SearchReply,
} from '#features/search/search-api/public.ts'
import { askWords } from '#features/search/search/results/ask-words.client.ts'
import { listRequested, makeView, type Replies, type ResultsView } from '#features/search/search/results/results-view.rules.ts'
import { isHybrid, type Shopper } from '#features/search/search/results/shopper.rules.ts'

type Page = Pick<PageContext, 'tenant' | 'locale' | 'path' | 'flags' | 'config'>

const QUIET = { isQuiet: true, errors: 'own' } as const

const knownCountries = new WeakMap<Page, Promise<readonly string[] | undefined>>()

/** Where this person is a customer: asked once for the page, and only where it narrows a search [6.12.1]. */
const askCountries = (page: Page): Promise<readonly string[] | undefined> => {
  const ask = async (): Promise<readonly string[] | undefined> => (await call(listOwnCountries, QUIET)).data?.countryCodes
  const known = knownCountries.get(page) ?? ask()
  knownCountries.set(page, known)
  return known
}

const askPlace = async (page: Page): Promise<ResultsPlace> => {
  const { tenant, locale, flags } = page
  const customer = decideMarketFilter(tenant.traits, true).allowed ? await askCountries(page) : undefined
  const countries = chooseSearchCountries(locale.country, [], customer)
  return { traits: tenant.traits, language: locale.language, flags, countries }
}

/** Numbers beside the list: without them it is still a list. */
const askCounts = async ({ tenant, config }: Page, queries: readonly PlannedRequest[]): Promise<readonly SearchReply[]> => {
  const { data } = await call(searchSeveral, {
    ...QUIET,
    params: { engine: tenant.key },
    headers: { authorization: `Bearer ${config.searchKey ?? ''}` },
    body: { queries: [...queries] },
  })
  return readSearchResults({ search_results: data })
}

const askShop = async (page: Page, query: string, place: ResultsPlace, shopper: Shopper): Promise<Replies['shop']> => {
  const { hasEcommerceAccess, ...account } = shopper
  const [reply] = await queryPortal(page, {
    type: 'multi-search',
    isHybrid: hasEcommerceAccess,
    payload: buildMultiSearchPayload({ ...place, query, hasEcommerceAccess }),
    ...account,
  })
  return reply && { reply, mayOrder: hasEcommerceAccess }
}

/** The results for this person, from the portal [7.8.1]; undefined when it does not answer. */
export const loadCustomerResults = async (
  page: Page,
  state: ResultsState,
  shopper: Shopper,
): Promise<ResultsView | undefined> => {
  const place = await askPlace(page)
  const plan = planRequests(state, place)
  const isShopRequested = isHybrid(state, page.flags)
  const [[found], counts, shop] = await Promise.all([
    queryPortal(page, {
      type: 'search',
      isHybrid: isShopRequested && shopper.hasEcommerceAccess,
      // The page has counted this search when it was drawn.
      payload: { ...plan.found, record_analytics: false },
    }),
    askCounts(page, plan.counts),
    isShopRequested ? askShop(page, plan.found.query, place, shopper) : undefined,
  ])
  if (!found) return undefined
  const replies = { found, counts, ...(shop && { shop }) }
  return makeView(state, replies, await askWords(page, listRequested(state, replies)))
}
