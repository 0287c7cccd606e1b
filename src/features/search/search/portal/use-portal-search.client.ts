import { useEndpointQuery } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import {
  buildPortalForm,
  choosePortalMethod,
  getPortalSearch,
  postPortalSearch,
  readSearchResults,
  type SearchResults,
} from '#features/search/search-api/public.ts'

export type PortalReplies = {
  readonly replies: readonly SearchResults[] | undefined
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** For lists of one kind of document: one search, or several at once; without questions it waits [7.8.1]. */
export const usePortalSearch = (questions: readonly object[] | undefined): PortalReplies => {
  const { tenant, locale, path, flags } = usePage()
  const method = choosePortalMethod(flags)
  const [first] = questions ?? []
  const search =
    questions?.length === 1 && first
      ? ({ type: 'search', payload: first } as const)
      : ({ type: 'multi-search', payload: { queries: questions ?? [] } as never } as const)
  const fields = buildPortalForm({ ...search, tenant: tenant.key, isHybrid: false })
  const isRequested = questions !== undefined && questions.length > 0
  const address = `${pageHref(locale, path)}.portalsearch`
  const options = { keepsPrevious: true }
  const posted = useEndpointQuery(
    postPortalSearch,
    isRequested && method === 'POST' ? { path: address, body: fields } : undefined,
    options,
  )
  const got = useEndpointQuery(
    getPortalSearch,
    isRequested && method === 'GET' ? { path: address, query: fields } : undefined,
    options,
  )
  const { data, isFetching, isError, refetch } = method === 'GET' ? got : posted
  const replies = data && readSearchResults(data)
  return {
    replies: replies?.length ? replies : undefined,
    isBusy: isFetching,
    hasFailed: isError || replies?.length === 0,
    retry: () => void refetch(),
  }
}
