import type { FastifyRequest } from 'fastify'
import { requireKey } from '#foundation/integration/require-key.service.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { forbidden, notFound, Problem } from '#platform/http/errors.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'
import type { KeyScope } from '#foundation/integration/integration-contributions.service.ts'

/** Calls of one key. */
const PACE = { burst: 120, perSecond: 10 }

export type CompanyCall = { readonly tx: Tx; readonly keyId: string; readonly companyId: string }
export type InCompany = <Answer>(
  request: FastifyRequest,
  scope: KeyScope,
  work: (call: CompanyCall) => Promise<Answer>,
) => Promise<Answer>

/** Answers with the company of the key alone; a key of the whole site belongs to no company and finds none [T-84]. */
export const openCompanyKeys = ({ services }: Pick<App, 'services'>): InCompany => {
  const limit = createClientLimit(PACE)
  return async (request, scope, work) => {
    const { tenant } = request.scope
    const { id: keyId, companyId, hasScope } = await requireKey(request, [scope])
    if (companyId === null) return notFound('company')
    if (!hasScope) return forbidden(`This key has no scope ${scope}.`)
    if (!limit.mayCall(`${tenant} ${keyId}`, services.clock.now().getTime()))
      throw new Problem(429, 'too_many_calls', 'This key calls too often.')
    return withTenant(services.db, tenant, (tx) => work({ tx, keyId, companyId }))
  }
}

/** No transaction of the request's own: the key is looked for in one, and the work has another after it [T-93]. */
export const KEY_ROUTE = { config: { opensNoTransaction: true, allowsForeignOrigin: true } } as const
