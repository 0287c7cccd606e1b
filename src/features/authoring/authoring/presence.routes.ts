import type { FastifyRequest } from 'fastify'
import { writeEtag } from '#features/authoring/authoring/authoring.rules.ts'
import { findEditedPage } from '#features/authoring/authoring/edited-page.store.ts'
import { leavePage, reportPresence } from '#features/authoring/authoring/presence.api.ts'
import { listOthers, removePresence, savePresence } from '#features/authoring/authoring/presence.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

/** Two authors on one page see each other. */
export const presenceRoutes = (app: App): void => {
  const { clock } = app.services
  const own = (request: FastifyRequest): string => {
    const { id, actorId } = userOf(request)
    return actorId ?? id
  }

  addEndpoint(app, reportPresence, async (request) => {
    const { tx, params } = request
    const page = (await findEditedPage(tx, params.id)) ?? notFound('page')
    const presence = { pageId: page.id, personId: own(request), now: clock.now() }
    await savePresence(tx, presence)
    const others = await listOthers(tx, presence)
    return {
      others: others.map(({ name, since }) => ({ name, since: since.toISOString() })),
      etag: writeEtag(page),
      savedBy: page.savedByName,
    }
  })

  addEndpoint(app, leavePage, async (request, reply) => {
    const page = (await findEditedPage(request.tx, request.params.id)) ?? notFound('page')
    await removePresence(request.tx, { pageId: page.id, personId: own(request) })
    return reply.send(undefined)
  })
}
