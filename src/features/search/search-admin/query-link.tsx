import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { SEARCH_PAGE } from '#features/search/search/public.ts'
import { Link } from '#ui/link.tsx'

/** Leads to what a visitor finds by it now. */
export const QueryLink = ({ query }: { query: string }) => {
  const { locale } = usePage()
  return <Link href={`${pageHref(locale, SEARCH_PAGE)}?${new URLSearchParams({ search: query }).toString()}`}>{query}</Link>
}
