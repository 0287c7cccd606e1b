import { followInbox } from '#foundation/inbox/inbox.api.ts'
import { countUnread } from '#foundation/inbox/inbox-list.store.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { tooMany, unavailable } from '#platform/http/errors.ts'
import { isFromInside } from '#platform/http/single-connection.ts'
import { leaveLoad } from '#platform/http/load.ts'

const PERSON_RETRY_S = 300
const PROCESS_RETRY_S = 60

export const inboxStreamRoutes = (app: App): void => {
  const { db, clock, inboxStreams } = app.services
  // Before connections are waited for: open streams would never end by themselves.
  app.addHook('preClose', async () => inboxStreams.endAll())

  addEndpoint(
    app,
    followInbox,
    async (request, reply) => {
      const { tenant } = request.scope
      const { id: personId, sessionId } = userOf(request)
      const viewer = { tenant, personId, sessionId }
      const limit = inboxStreams.findLimit(viewer)
      if (limit === 'person') tooMany(PERSON_RETRY_S)
      if (limit === 'in-all' || app.load.isStopping()) unavailable(PROCESS_RETRY_S)
      const unread = (await withTenant(db, tenant, (tx) => countUnread(tx, [personId], clock.now()))).get(personId) ?? 0
      if (reply.raw.destroyed) return reply
      const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
      reply.hijack()
      reply.raw.writeHead(200, headers as Record<string, string>)
      inboxStreams.open(viewer, reply.raw, unread)
      leaveLoad(request)
      // A call of this process to itself has no connection that could end it.
      if (isFromInside(request)) reply.raw.end()
      return reply
    },
    { config: { opensNoTransaction: true, isStream: true } },
  )
}
