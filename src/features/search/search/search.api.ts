import { SEARCH_PAGE } from '#features/search/search/search.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import type { Language } from '#kernel/locale.ts'

/** Leads to the results page of a country. */
export const openSearchIn = (language: Language) =>
  endpoint({ method: 'GET', access: 'everyone', path: `/${language}${SEARCH_PAGE}`, isHidden: true })
