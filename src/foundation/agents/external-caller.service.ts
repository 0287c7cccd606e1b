import { toCaller, type AgentCaller } from '#foundation/agents/agent-caller.service.ts'
import { findGrantHolder } from '#foundation/agents/agent-grant.store.ts'
import { tellConnected } from '#foundation/agents/agent-inbox.service.ts'
import { readScopes } from '#foundation/agents/agent-scope.rules.ts'
import { describeExternalClient } from '#foundation/agents/external-client.rules.ts'
import { takeExternalGrant } from '#foundation/agents/external-grant.store.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findLinkedPersonId, findPerson, type ProviderToken } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

type Context = { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey }

/** Why a valid token of the tenant's own provider opens nothing; another token would not, either. */
export type ExternalRefusal = 'unknown-person' | 'revoked' | 'no-scope'

/** A grant stands here from the first call on: limits, revoking and the audit log are the same as for the built-in provider. */
export const findExternalCaller = async (
  context: Context,
  { issuer, subject, clientId, scope }: ProviderToken,
): Promise<AgentCaller | ExternalRefusal> => {
  const { tx, services } = context
  const personId = await findLinkedPersonId(tx, { issuer, subject })
  const person = personId === undefined ? undefined : await findPerson(tx, personId)
  if (person?.status !== 'active') return 'unknown-person'
  const scopes = readScopes(scope)
  if (scopes.length === 0) return 'no-scope'
  const now = services.clock.now()
  const shown = describeExternalClient(clientId, issuer)
  const found = await takeExternalGrant(tx, { personId: person.id, clientId, ...shown, scopes, issuer, now })
  if (found.isRevoked) return 'revoked'
  if (found.isNew) {
    const details = { object: found.id, name: shown.name, client: clientId, issuer, scopes: scopes.join(' ') }
    await writeAudit(tx, { id: person.id }, now, 'agent.allowed', details)
    await tellConnected(context, { personId: person.id, grantId: found.id, name: shown.name })
  }
  const holder = await findGrantHolder(tx, found.id)
  return holder ? toCaller(holder, scopes) : 'revoked'
}
