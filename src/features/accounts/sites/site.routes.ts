import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { submitRequest, withdrawRequest } from '#foundation/requests/public.server.ts'
import { addSite, listSites, removeSite, withdrawSite } from '#features/accounts/sites/site.api.ts'
import { SITE_REQUEST } from '#features/accounts/sites/site-request.service.ts'
import { MOST_OPEN_CASES, openSiteDirectory } from '#features/accounts/sites/site.store.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const options = { preHandler: refuseForeignAppId }

export const siteRoutes = (app: App): void => {
  const { services } = app
  const { clock } = services
  const contextOf = ({ tx, scope: { tenant } }: FastifyRequest) => ({ tx, services, tenant })

  addEndpoint(app, listSites, async (request) => [await openSiteDirectory(request.tx).readSites(userOf(request).id)], options)

  addEndpoint(
    app,
    addSite,
    async (request) => {
      const [user, now, { secondaryAccount: requested }] = [userOf(request), clock.now(), request.body]
      const requestedValue = await openSiteDirectory(request.tx).requestSite(user.id, requested, now)
      if (requestedValue.outcome === 'active') return conflict(`You have the site ${requested.site} already.`)
      if (requestedValue.outcome === 'full')
        return conflict(`${MOST_OPEN_CASES} requests wait already. Please wait for a decision.`)
      if (requestedValue.isNew)
        await submitRequest(contextOf(request), {
          user,
          kind: SITE_REQUEST,
          subjectId: requestedValue.id,
          subjectName: `${requested.site}, ${requested.name}`,
        })
      return { success: true as const, caseId: requestedValue.id }
    },
    { ...options, config: { idempotency: 'optional' } },
  )

  addEndpoint(
    app,
    withdrawSite,
    async (request) => {
      const [user, { caseId }] = [userOf(request), request.params]
      // First the request, whose lock a decision holds too: then both see the same.
      await withdrawRequest(contextOf(request), user, { kind: SITE_REQUEST, subjectId: caseId })
      if (!(await openSiteDirectory(request.tx).cancelCase(user.id, caseId, clock.now()))) return notFound('request')
      return { success: true as const }
    },
    options,
  )

  addEndpoint(
    app,
    removeSite,
    async (request) => {
      const user = userOf(request)
      const removed = await openSiteDirectory(request.tx).removeSite(user.id, request.params.contactAccountMapId)
      if (!removed) return notFound('site')
      await writeAudit(request.tx, user, clock.now(), 'site.removed', removed)
      return { success: true as const }
    },
    options,
  )
}
