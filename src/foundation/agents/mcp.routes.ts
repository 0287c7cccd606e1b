import type { FastifyReply, FastifyRequest } from 'fastify'
import { callMcp, endMcpSession, openMcpStream, readResourceMetadata } from '#foundation/agents/mcp.api.ts'
import { answerMcp } from '#foundation/agents/answer-mcp.service.ts'
import { AGENT_SCOPES, writeChallenge, type Challenge } from '#foundation/agents/agent-scope.rules.ts'
import { findAgentCaller, readToken, resourceOf, type AgentCaller } from '#foundation/agents/agent-caller.service.ts'
import { writeRpcError } from '#foundation/agents/mcp-message.rules.ts'
import { findExternalCaller, type ExternalRefusal } from '#foundation/agents/external-caller.service.ts'
import { createProviderTokens, PROVIDER_PATH, ProviderUnavailable } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { isFromOwnPage } from '#platform/http/origin.ts'

type CallerFinder = (tx: Tx) => Promise<AgentCaller | ExternalRefusal | undefined>

const MOST_BYTES = 64 * 1024
const UNAUTHORISED = -32_001
const FORBIDDEN = -32_003
const AWAY = -32_004
const AWAY_S = 10

/** No other token would help: somebody has to do something on the site or at the provider. */
const REFUSALS: Readonly<Record<Exclude<ExternalRefusal, 'no-scope'>, string>> = {
  'unknown-person': 'This person is not known here, or may not sign in. They have to sign in on the site once.',
  revoked: 'The person revoked this app. They can allow it again on their page of apps and agents.',
}

/** Tells a client where it gets a token, and for what. */
const challenge = (reply: FastifyReply, status: 401 | 403, about: Challenge): FastifyReply =>
  reply
    .code(status)
    .header('www-authenticate', writeChallenge(about))
    .send(writeRpcError(null, UNAUTHORISED, status === 401 ? 'A valid access token is needed.' : 'This needs another scope.'))

/** The endpoint of apps and agents, and what it says of itself. */
export const mcpRoutes = (app: App): void => {
  const { services } = app
  const { db, originOf, tenants, config } = services

  const providerTokens = createProviderTokens(app)

  /** By whichever provider the metadata names; no connection is held while it is asked. */
  const openCaller = async (tenant: TenantKey, token: string, by: string): Promise<CallerFinder> => {
    const resource = resourceOf(services, tenant)
    if (!tenants.byKey(tenant)?.identity.identityProvider) return (tx) => findAgentCaller(tx, token, resource)
    const verified = await providerTokens.verify(tenant, token, { audience: resource, by })
    return async (tx) => verified && findExternalCaller({ tx, services, tenant }, verified)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { tenant } = request.scope
    const origin = originOf(tenant)
    // Programs name no origin; a page of somebody else that does is no client of ours.
    if (request.headers.origin !== undefined && !isFromOwnPage(request, config.publicScheme))
      return reply.code(403).send(writeRpcError(null, UNAUTHORISED, 'Pages of other sites may not call this.'))
    const token = readToken(request)
    if (token === undefined) return challenge(reply, 401, { origin })
    const find = await openCaller(tenant, token, request.ip).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable)) throw error
      request.log.warn({ err: error }, 'a token of an app cannot be judged')
      return undefined
    })
    if (!find) {
      const body = writeRpcError(null, AWAY, 'The provider of this site does not answer. Try again in a moment.')
      return reply.code(503).header('retry-after', String(AWAY_S)).send(body)
    }
    const answered = await withTenant(db, tenant, async (tx) => {
      const caller = await find(tx)
      if (caller === undefined || typeof caller === 'string') return caller
      request.tx = tx
      request.scope = { tenant, user: caller.user }
      return answerMcp(request, caller)
    })
    // An answer leaves only after its changes are safe.
    if (!answered) return challenge(reply, 401, { origin, error: 'invalid_token' })
    if (answered === 'no-scope') return challenge(reply, 403, { origin, error: 'insufficient_scope' })
    if (typeof answered === 'string') return reply.code(403).send(writeRpcError(null, FORBIDDEN, REFUSALS[answered]))
    if ('missing' in answered) return challenge(reply, 403, { origin, error: 'insufficient_scope', scope: answered.missing })
    return reply.code(answered.status).headers(answered.headers).send(answered.body)
  }

  addEndpoint(app, callMcp, answer, {
    bodyLimit: MOST_BYTES,
    // A call decides itself what of it stays: a refused one is in the audit log, too.
    config: { allowsForeignOrigin: true, opensNoTransaction: true },
  })
  const refuse = async (_: unknown, reply: FastifyReply): Promise<FastifyReply> =>
    reply
      .code(405)
      .header('allow', 'POST')
      .send(writeRpcError(null, -32_000, 'Send a POST.'))
  addEndpoint(app, openMcpStream, refuse, { config: { opensNoTransaction: true } })
  addEndpoint(app, endMcpSession, refuse, { config: { allowsForeignOrigin: true, opensNoTransaction: true } })

  addEndpoint(
    app,
    readResourceMetadata,
    async ({ scope: { tenant } }, reply) => {
      reply.header('cache-control', 'public, max-age=300').header('access-control-allow-origin', '*')
      const entry = tenants.byKey(tenant)
      return {
        resource: resourceOf(services, tenant),
        resource_name: entry?.name ?? tenant,
        authorization_servers: [entry?.identity.identityProvider?.issuer ?? `${originOf(tenant)}${PROVIDER_PATH}`],
        scopes_supported: [...AGENT_SCOPES],
        bearer_methods_supported: ['header' as const],
      }
    },
    { config: { opensNoTransaction: true } },
  )
}
