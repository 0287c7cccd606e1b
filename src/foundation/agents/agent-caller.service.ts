import type { FastifyRequest } from 'fastify'
import { findTokenHolder, type AgentGrant, type GrantHolder } from '#foundation/agents/agent-grant.store.ts'
import { MCP_PATH, readScopes, type AgentScope } from '#foundation/agents/agent-scope.rules.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** Who calls: a client, for a person, as far as both the person's rights and the grant go. */
export type AgentCaller = {
  readonly grant: AgentGrant
  readonly user: ScopeUser
  readonly scopes: readonly AgentScope[]
}

/** Signed tokens of large companies are long. */
const BEARER = /^Bearer ([\w.~+/-]{16,8192}=*)$/i

export const readToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1]

/** A token of another resource opens nothing here [T-112]. */
export const resourceOf = ({ originOf }: Pick<Services, 'originOf'>, tenant: TenantKey): string =>
  `${originOf(tenant)}${MCP_PATH}`

/** Undefined for tokens that are unknown, ended, revoked or meant for another resource [T-112]. */
export const findAgentCaller = async (tx: Tx, token: string, resource: string): Promise<AgentCaller | undefined> => {
  const holder = await findTokenHolder(tx, token)
  if (!holder || holder.payload['aud'] !== resource || holder.grant.issuer !== null) return undefined
  const { grant, payload } = holder
  if (grant.personId !== payload['accountId'] || grant.clientId !== payload['clientId']) return undefined
  return toCaller(
    holder,
    readScopes(payload['scope']).filter((scope) => grant.scopes.includes(scope)),
  )
}

/** As far as the grant goes, with the person’s rights as a customer. */
export const toCaller = ({ grant, roles, companyRole }: GrantHolder, scopes: readonly AgentScope[]): AgentCaller => ({
  grant,
  scopes,
  user: {
    id: grant.personId,
    // Rights of an employee over other people's data or the site are never an agent's.
    roles: roles.filter((role) => role === 'customer'),
    sessionId: grant.id,
    ...(companyRole && { companyRole }),
  },
})
