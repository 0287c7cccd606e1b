import type { FastifyRequest } from 'fastify'
import type { Tenant, Tenants } from '#foundation/tenants/public.ts'
import { needsUser } from '#kernel/access.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { parseSitePath, type SitePath } from '#kernel/site-path.ts'
import type { App, SelectorRoute } from '#platform/feature.ts'
import { hasBody, requireAccess } from '#platform/http/access.ts'
import { pathOf } from '#app/pages/page-address.ts'

type Parts = {
  readonly tenants: Tenants
  readonly findRoute: (request: FastifyRequest, path: SitePath) => SelectorRoute | undefined
  readonly findUser: (request: FastifyRequest, tenant: Tenant) => Promise<ScopeUser | undefined>
}

/** Selectors of pages have no route of their own: who may send them a body is decided here, before it is read [T-95]. */
export const guardSelectorBodies = (app: App, { tenants, findRoute, findUser }: Parts): void => {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request.raw)) return
    const tenant = tenants.byHost(request.host)
    const path = tenant && parseSitePath(pathOf(request.url))
    const { access = 'everyone' } = (path && findRoute(request, path)) ?? {}
    if (!tenant || !needsUser(access)) return
    requireAccess(access, request.headers.cookie === undefined ? undefined : await findUser(request, tenant))
  })
}
