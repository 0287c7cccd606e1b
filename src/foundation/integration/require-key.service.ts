import type { FastifyRequest } from 'fastify'
import { decideKey, readBearer } from '#foundation/integration/integration-key.rules.ts'
import { findKey, noteUse } from '#foundation/integration/integration-key.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { unauthorised } from '#platform/http/errors.ts'

/** A key is looked for among those of the site that is called: another site's is unknown here [T-84]. */
export const requireKey = async (
  request: FastifyRequest,
  scopes: readonly string[],
): Promise<{ id: string; name: string; companyId: string | null; hasScope: boolean }> => {
  const { db, clock } = request.server.services
  const text = readBearer(request.headers.authorization)
  const now = clock.now()
  return withTenant(db, request.scope.tenant, async (tx) => {
    const key = text === undefined ? undefined : await findKey(tx, text)
    const decisions = scopes.map((scope) => decideKey(key, scope, now))
    const decision = decisions.includes('ok') ? 'ok' : (decisions[0] ?? 'unknown')
    if (!key || decision === 'unknown') return unauthorised('This key is not known here.')
    if (decision === 'ok') await noteUse(tx, key.id, now)
    return { id: key.id, name: key.name, companyId: key.companyId, hasScope: decision === 'ok' }
  })
}
