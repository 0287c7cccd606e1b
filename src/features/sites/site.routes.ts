import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '#features/audit/public.server.ts'
import { submitRequest } from '#features/requests/public.server.ts'
import { addSite, listSites, removeSite } from '#features/sites/site.api.ts'
import { SITE_REQUEST } from '#features/sites/site-request.service.ts'
import { MOST_OPEN_CASES, openSiteDirectory } from '#features/sites/site.store.ts'
import { refuseForeignAppId } from '#features/tenants/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound, unauthorised } from '#platform/http/errors.ts'

/** The session says whose sites are meant; nothing in the request can name someone else [T-60]. */
const userOf = (request: FastifyRequest, reply: FastifyReply): ScopeUser => {
  reply.header('cache-control', 'private, no-store')
  return request.scope.user ?? unauthorised('Please sign in.', { session_valid: false })
}

const options = { preHandler: refuseForeignAppId }

export const siteRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(
    app,
    listSites,
    async (request, reply) => [await openSiteDirectory(request.tx).readSites(userOf(request, reply).id)],
    options,
  )

  addEndpoint(
    app,
    addSite,
    async (request, reply) => {
      const [user, now, { secondaryAccount: wanted }] = [userOf(request, reply), clock.now(), request.body]
      const asked = await openSiteDirectory(request.tx).requestSite(user.id, wanted, now)
      if (asked.outcome === 'active') return conflict(`You have the site ${wanted.site} already.`)
      if (asked.outcome === 'full') return conflict(`${MOST_OPEN_CASES} requests wait already. Please wait for a decision.`)
      if (asked.isNew)
        await submitRequest(
          { tx: request.tx, services: app.services, tenant: request.scope.tenant },
          { user, kind: SITE_REQUEST, subjectId: asked.id, subjectName: `${wanted.site}, ${wanted.name}` },
        )
      return { success: true as const, caseId: asked.id }
    },
    { ...options, config: { idempotency: 'optional' } },
  )

  addEndpoint(
    app,
    removeSite,
    async (request, reply) => {
      const user = userOf(request, reply)
      const removed = await openSiteDirectory(request.tx).removeSite(user.id, request.params.contactAccountMapId)
      if (!removed) return notFound('site')
      await writeAudit(request.tx, user, clock.now(), 'site.removed', removed)
      return { success: true as const }
    },
    options,
  )
}
