import { useEffect, useRef } from 'react'
import { describeCaseSearch, describeOops, track } from '#foundation/analytics/public.ts'

/**
 * Analytics hears of a search once, when its answer is there, and of lists that could not be read [3.11.16, 8.9.2].
 * Another page or order of the same search is not another search.
 */
export const useReportedSearch = (
  query: Readonly<Record<string, string>> | undefined,
  total: number | undefined,
  hasFailed: boolean,
): void => {
  const reported = useRef('')
  const { search = '', words = '', status = '', kind = '' } = query ?? {}
  const filterSelected = [status, kind].filter(Boolean).join(', ')
  const isSearch = search !== '' || words !== '' || filterSelected !== ''
  useEffect(() => {
    const searched = isSearch ? [search, words, filterSelected].join('\n') : ''
    if (total === undefined || searched === reported.current) return
    reported.current = searched
    if (!isSearch) return
    track(describeCaseSearch({ primarySearch: search, secondarySearch: words, resultCount: total, filterSelected }))
  }, [isSearch, search, words, filterSelected, total])
  useEffect(() => {
    if (hasFailed) track(describeOops('list'))
  }, [hasFailed])
}
