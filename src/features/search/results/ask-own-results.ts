import { callApi } from '#browser/api.ts'
import { pageHref, type PageContext } from '#features/blocks/public.ts'
import { choosePortalMethod } from '#features/search/portal/build-payload.rules.ts'
import { readSearchResults } from '#features/search/portal/read-results.rules.ts'
import { planQuestions } from '#features/search/results/plan-questions.rules.ts'
import type { ResultsState } from '#features/search/results/results-state.rules.ts'
import {
  listWanted,
  makeView,
  NO_WORDS,
  type ResultsView,
  type ResultWords,
} from '#features/search/results/results-view.rules.ts'

type Page = Pick<PageContext, 'tenant' | 'locale' | 'path' | 'flags'>

const askWords = async ({ locale }: Page, wanted: ReturnType<typeof listWanted>): Promise<ResultWords> => {
  const parameters = new URLSearchParams([
    ...wanted.paths.map((path) => ['path', path]),
    ...wanted.families.map((family) => ['family', family]),
    ...wanted.skus.map((sku) => ['sku', sku]),
    ['topics', String(wanted.isEmpty)],
  ])
  const { data } = await callApi<ResultWords>({
    path: `/api/search/words?${parameters.toString()}`,
    query: { ...locale },
    isQuiet: true,
    errors: 'own',
  })
  return data?.products ? data : NO_WORDS
}

/** What this person may find, asked of the portal [7.8.1]; undefined when it does not answer. */
export const askOwnResults = async (page: Page, state: ResultsState): Promise<ResultsView | undefined> => {
  const { tenant, locale, path, flags } = page
  const questions = planQuestions(state, { tenant: tenant.key, language: locale.language })
  const method = choosePortalMethod(flags)
  const fields = {
    tenantPath: `/content/${tenant.key}`,
    type: 'multi-search',
    hybrisSerachEnabled: 'false',
    // The page has counted this search when it was drawn.
    payload: JSON.stringify({ queries: questions.map((question) => ({ ...question, record_analytics: false })) }),
  }
  const { data } = await callApi<unknown>({
    path: `${pageHref(locale, path)}.portalsearch`,
    method,
    ...(method === 'GET' ? { query: fields } : { form: fields }),
    isQuiet: true,
    errors: 'own',
  })
  const replies = readSearchResults(data)
  return replies.length === questions.length
    ? makeView(state, replies, await askWords(page, listWanted(state, replies)))
    : undefined
}
