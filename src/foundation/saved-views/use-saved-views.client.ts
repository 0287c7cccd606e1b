import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { forgetView, listOwnViews, saveOwnView } from '#foundation/saved-views/saved-view.api.ts'
import type { GridViews } from '#ui/data-grid/grid-column.ts'

const QUIET = { isQuiet: true, errors: 'own' } as const
const FULL = 409
const GONE = 404

/** The person's views of a list, kept on the server. A list without them still works, so a failure is not reported. */
export const useSavedViews = (list: string): GridViews => {
  const { data } = useEndpointQuery(listOwnViews, { query: { list } })
  return {
    list: data?.views ?? [],
    save: async (name, query) => {
      const { ok, status } = await call(saveOwnView, { body: { list, name, query }, ...QUIET })
      if (ok) await refreshQueries(listOwnViews)
      return ok ? 'saved' : status === FULL ? 'full' : 'failed'
    },
    remove: async (id) => {
      const { ok, status } = await call(forgetView, { params: { id }, ...QUIET })
      // One that is gone already is gone.
      if (ok || status === GONE) await refreshQueries(listOwnViews)
    },
  }
}
