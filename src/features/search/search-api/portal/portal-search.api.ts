import { portalSearchSchema } from '#features/search/search-api/portal/portal-search.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

/** A selector of every page. What it found is read by `read-results.rules.ts`: other engines leave out what ours says. */
const portalSearch = {
  path: '/:country/:language.portalsearch',
  tag: 'search',
  summary: 'App Search for signed-in people: what their accounts may see is added by the server',
  reply: z.object({ search_results: z.unknown() }),
} as const

export const postPortalSearch = endpoint({
  ...portalSearch,
  method: 'POST',
  access: 'everyone',
  whileReadOnly: 'reads',
  body: portalSearchSchema,
  sendsForm: true,
})
export const getPortalSearch = endpoint({ ...portalSearch, method: 'GET', access: 'everyone', query: portalSearchSchema })
