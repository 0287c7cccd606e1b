import type { FastifyRequest } from 'fastify'
import { forgetView, listOwnViews, saveOwnView } from '#foundation/saved-views/saved-view.api.ts'
import { MOST_VIEWS } from '#foundation/saved-views/saved-view.rules.ts'
import { deleteView, listSavedViews, saveView } from '#foundation/saved-views/saved-view.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const personOf = (request: FastifyRequest): string => {
  return userOf(request).id
}

export const savedViewRoutes = (app: App): void => {
  addEndpoint(app, listOwnViews, async (request) => ({
    views: await listSavedViews(request.tx, personOf(request), request.query.list),
  }))

  addEndpoint(app, saveOwnView, async (request) => {
    const saved = await saveView(request.tx, personOf(request), request.body, app.services.clock.now())
    return saved ?? conflict(`You have ${MOST_VIEWS} views of this list. Remove one to save another.`)
  })

  addEndpoint(app, forgetView, async (request) =>
    (await deleteView(request.tx, personOf(request), request.params.id)) ? { success: true as const } : notFound('view'),
  )
}
