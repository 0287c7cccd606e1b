import { forgetOwnSearch, listOwnSearches, saveOwnSearch } from '#features/search/saved-searches/saved-search.api.ts'
import { MOST_SAVED } from '#features/search/saved-searches/saved-search.schema.ts'
import { deleteSavedSearch, insertSavedSearch, listSavedSearches } from '#features/search/saved-searches/saved-search.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

export const savedSearchRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listOwnSearches, async (request) => {
    return { savedSearches: await listSavedSearches(request.tx, userOf(request).id) }
  })

  addEndpoint(
    app,
    saveOwnSearch,
    async (request) =>
      (await insertSavedSearch(request.tx, userOf(request).id, request.body, clock.now())) ??
      conflict(`You have ${MOST_SAVED} saved searches. Delete one to save another.`),
    { config: { idempotency: 'optional' } },
  )

  addEndpoint(app, forgetOwnSearch, async (request) => {
    const isGone = await deleteSavedSearch(request.tx, userOf(request).id, request.params.id)
    return isGone ? { success: true as const } : notFound('saved search')
  })
}
