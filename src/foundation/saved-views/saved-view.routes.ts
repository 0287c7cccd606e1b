import type { FastifyReply, FastifyRequest } from 'fastify'
import { forgetView, listOwnViews, saveOwnView } from '#foundation/saved-views/saved-view.api.ts'
import { MOST_VIEWS } from '#foundation/saved-views/saved-view.rules.ts'
import { deleteView, listSavedViews, saveView } from '#foundation/saved-views/saved-view.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound, unauthorised } from '#platform/http/errors.ts'

const personOf = (request: FastifyRequest, reply: FastifyReply): string => {
  reply.header('cache-control', 'private, no-store')
  return (request.scope.user ?? unauthorised()).id
}

export const savedViewRoutes = (app: App): void => {
  addEndpoint(app, listOwnViews, async (request, reply) => ({
    views: await listSavedViews(request.tx, personOf(request, reply), request.query.list),
  }))

  addEndpoint(app, saveOwnView, async (request, reply) => {
    const saved = await saveView(request.tx, personOf(request, reply), request.body, app.services.clock.now())
    return saved ?? conflict(`You have ${MOST_VIEWS} views of this list. Remove one to save another.`)
  })

  addEndpoint(app, forgetView, async (request, reply) =>
    (await deleteView(request.tx, personOf(request, reply), request.params.id)) ? { success: true as const } : notFound('view'),
  )
}
