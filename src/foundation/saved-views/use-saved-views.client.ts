import { createElement, lazy, Suspense } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { forgetView, listOwnViews } from '#foundation/saved-views/saved-view.api.ts'
import type { GridViews } from '#ui/data-grid/grid-column.ts'

const QUIET = { isQuiet: true, errors: 'own' } as const
const GONE = 404

/** Lists need the forms' script only for it. */
const SaveViewDialog = lazy(async () => ({
  default: (await import('#foundation/saved-views/save-view-dialog.tsx')).SaveViewDialog,
}))

/** The person's views of a list, kept on the server. A list without them still works, so a failure is not reported. */
export const useSavedViews = (list: string): GridViews => {
  const { data } = useEndpointQuery(listOwnViews, { query: { list } })
  return {
    list: data?.views ?? [],
    drawSaveDialog: (view) => createElement(Suspense, { fallback: null }, createElement(SaveViewDialog, { list, ...view })),
    remove: async (id) => {
      const { ok, status } = await call(forgetView, { params: { id }, ...QUIET })
      // One that is gone already is gone.
      if (ok || status === GONE) await refreshQueries(listOwnViews)
    },
  }
}
