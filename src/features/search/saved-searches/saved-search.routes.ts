import type { FastifyRequest } from 'fastify'
import { forgetOwnSearch, listOwnSearches, saveOwnSearch } from '#features/search/saved-searches/saved-search.api.ts'
import { MOST_SAVED } from '#features/search/saved-searches/saved-search.schema.ts'
import { deleteSavedSearch, insertSavedSearch, listSavedSearches } from '#features/search/saved-searches/saved-search.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound, unauthorised } from '#platform/http/errors.ts'

const personOf = ({ scope: { user } }: Pick<FastifyRequest, 'scope'>): string =>
  user ? user.id : unauthorised('Please sign in.', { session_valid: false })

export const savedSearchRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listOwnSearches, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    return { savedSearches: await listSavedSearches(request.tx, personOf(request)) }
  })

  addEndpoint(
    app,
    saveOwnSearch,
    async (request) =>
      (await insertSavedSearch(request.tx, personOf(request), request.body, clock.now())) ??
      conflict(`You have ${MOST_SAVED} saved searches. Delete one to save another.`),
    { config: { idempotency: 'optional' } },
  )

  addEndpoint(app, forgetOwnSearch, async (request) => {
    const isGone = await deleteSavedSearch(request.tx, personOf(request), request.params.id)
    return isGone ? { success: true as const } : notFound('saved search')
  })
}
