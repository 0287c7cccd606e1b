import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { saveAgentGrant, type AgentLimits } from '#foundation/agents/agent-grant.store.ts'
import { AGENT_SCOPES, MCP_PATH, type AgentScope } from '#foundation/agents/agent-scope.rules.ts'
import { recordIdOf } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'

type About = Partial<AgentLimits> & {
  readonly scopes?: readonly AgentScope[]
  readonly clientId?: string
  readonly name?: string
  /** Of the token; this site's own unless a test says otherwise. */
  readonly audience?: string
  /** Which capabilities the client declares. */
  readonly capabilities?: object
}

export type ToolAnswer = {
  readonly status: number
  readonly isError: boolean
  readonly content: Readonly<Record<string, never>> & { readonly code?: string }
  /** The result as it stands in the answer. */
  readonly result: Readonly<Record<string, unknown>>
}

export type TestAgent = {
  readonly grantId: string
  readonly token: string
  readonly send: (method: string, params?: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  readonly call: (tool: string, input?: object, more?: object) => Promise<ToolAnswer>
}

const META = 'io.modelcontextprotocol'
const REVISION = '2026-07-28'

/** A client with a consent and a token of a person, without the pages where they are given. */
export const openAgent = async (
  app: App,
  { tenant, personId }: { tenant: TenantKey; personId: string },
  about: About = {},
): Promise<TestAgent> => {
  const { db, clock, originOf } = app.services
  const { scopes = AGENT_SCOPES, clientId = 'https://agent.example/client.json', name = 'Stockroom assistant' } = about
  const { audience = `${originOf(tenant)}${MCP_PATH}`, capabilities = { elicitation: { url: {} } } } = about
  const { orderLimit = null, monthLimit = null, askAlways = false } = about
  const [token, providerGrant] = [randomUUID(), randomUUID()]
  const grantId = await withTenant(db, tenant, async (tx) => {
    const payload = { aud: audience, grantId: providerGrant, accountId: personId, clientId, scope: scopes.join(' ') }
    const record = {
      kind: 'AccessToken',
      id: recordIdOf('AccessToken', token),
      payload: JSON.stringify(payload),
      grantId: providerGrant,
    }
    const expiresAt = new Date(Date.now() + 3_600_000)
    await tx
      .insertInto('oidcRecord')
      .values({ ...record, uid: null, expiresAt, consumedAt: null })
      .execute()
    const grant = { personId, clientId, name, host: 'agent.example', scopes, providerGrant, now: clock.now() }
    return saveAgentGrant(tx, { ...grant, orderLimit, monthLimit, askAlways })
  })
  let id = 0
  const send: TestAgent['send'] = async (method, params = {}, headers = {}) => {
    id += 1
    const { name: tool } = params as { name?: string }
    const _meta = {
      [`${META}/protocolVersion`]: REVISION,
      [`${META}/clientInfo`]: { name: 'test', version: '1' },
      [`${META}/clientCapabilities`]: capabilities,
    }
    return app.inject({
      method: 'POST',
      url: MCP_PATH,
      headers: {
        ...{ host: `${tenant}.localhost`, authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
        ...{ 'content-type': 'application/json', 'mcp-protocol-version': REVISION, 'mcp-method': method },
        ...(tool !== undefined && { 'mcp-name': tool }),
        ...headers,
      },
      payload: { jsonrpc: '2.0', id, method, params: { ...params, _meta } },
    })
  }
  const call: TestAgent['call'] = async (tool, input = {}, more = {}) => {
    const answer = await send('tools/call', { name: tool, arguments: input, ...more })
    const { result = {} } = answer.json<{ result?: Record<string, unknown> }>()
    return {
      status: answer.statusCode,
      isError: result['isError'] === true,
      content: (result['structuredContent'] ?? {}) as ToolAnswer['content'],
      result,
    }
  }
  return { grantId, token, send, call }
}
