import { call } from '#browser/api.ts'
import { pageHref, type PageContext } from '#foundation/blocks/public.ts'
import {
  buildPortalForm,
  choosePortalMethod,
  getPortalSearch,
  postPortalSearch,
  readSearchResults,
  type PortalSearch,
  type SearchReply,
} from '#features/search/search-api/public.ts'

type Page = Pick<PageContext, 'tenant' | 'locale' | 'path' | 'flags'>
type Wish<Search> = Search extends PortalSearch ? Omit<Search, 'tenant'> : never

/** The portal's way to the search [7.8.1]; an answer that is none is no reply. */
export const queryPortal = async (
  { tenant, locale, path, flags }: Page,
  search: Wish<PortalSearch>,
): Promise<readonly SearchReply[]> => {
  const fields = buildPortalForm({ ...search, tenant: tenant.key })
  const options = { path: `${pageHref(locale, path)}.portalsearch`, isQuiet: true, errors: 'own' } as const
  const { data } =
    choosePortalMethod(flags) === 'GET'
      ? await call(getPortalSearch, { ...options, query: fields })
      : await call(postPortalSearch, { ...options, body: fields })
  return readSearchResults(data)
}
