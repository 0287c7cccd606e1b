import { callApi } from '#browser/api.ts'
import { pageHref, type PageContext } from '#features/blocks/public.ts'
import type { SearchReply } from '#features/search/api/write-reply.rules.ts'
import { buildPortalForm, choosePortalMethod, type PortalSearch } from '#features/search/portal/build-payload.rules.ts'
import { readSearchResults } from '#features/search/portal/read-results.rules.ts'

type Page = Pick<PageContext, 'tenant' | 'locale' | 'path' | 'flags'>
type Wish<Search> = Search extends PortalSearch ? Omit<Search, 'tenant'> : never

/** The portal's way to the search [7.8.1]; an answer that is none is no reply. */
export const askPortal = async (
  { tenant, locale, path, flags }: Page,
  search: Wish<PortalSearch>,
): Promise<readonly SearchReply[]> => {
  const method = choosePortalMethod(flags)
  const fields = buildPortalForm({ ...search, tenant: tenant.key })
  const { data } = await callApi<unknown>({
    path: `${pageHref(locale, path)}.portalsearch`,
    method,
    ...(method === 'GET' ? { query: fields } : { form: fields }),
    isQuiet: true,
    errors: 'own',
  })
  return readSearchResults(data)
}
