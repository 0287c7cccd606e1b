import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '#foundation/tenants/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SitePath } from '#kernel/site-path.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { PRIVATE } from '#platform/http/access.ts'
import { signInAddress } from '#app/pages/page-address.ts'
import type { PageRouteParts } from '#app/pages/page-route-parts.ts'

/** A request for a page's address, once its tenant and locale are known. */
export type PageVisit = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly tenant: Tenant
  readonly path: SitePath & { readonly locale: Locale }
}

/** As routes of a feature have it: one transaction, and the caller. */
export type RunInScope = <T>(visit: Pick<PageVisit, 'request' | 'tenant'>, work: () => Promise<T>) => Promise<T>

export const createScopeRunner =
  ({ db, resolveUser }: Pick<PageRouteParts, 'db' | 'resolveUser'>): RunInScope =>
  ({ request, tenant }, work) =>
    withTenant(db, tenant.key, async (tx) => {
      request.tx = tx
      request.scope = { tenant: tenant.key, user: await resolveUser?.(tx, request) }
      return work()
    }).finally(() => {
      // The transaction is over: nothing that follows may use it.
      delete (request as { tx?: Tx }).tx
    })

export const redirectToSignIn = (
  { request, reply, tenant, path }: PageVisit,
  { tenants }: Pick<PageRouteParts, 'tenants'>,
): FastifyReply => reply.header('cache-control', PRIVATE).redirect(signInAddress(tenants, tenant, path.locale, request.url), 302)
