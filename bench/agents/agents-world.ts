import { createHash, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ClientConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'
import { AGENT_SCOPES } from '#foundation/agents/public.ts'
import { DATABASE, HOST, TENANT } from '../cart/cart-world.ts'

/** One consent with its token, as the page of the consent and the token endpoint leave them. */
const addGrant = async (
  query: (sql: string, values: readonly unknown[]) => Promise<unknown>,
  { person, at, resource }: { readonly person: string; readonly at: number; readonly resource: string },
): Promise<string> => {
  const [token, grant, client] = [randomUUID(), randomUUID(), `https://agent.example/${at}.json`]
  await query(
    `insert into agent_grant (tenant, person_id, client_id, name, scopes, provider_grant, created_at)
     select $1, id, $2, 'Bench', $3, $4, now() from person where tenant = $1 and email = $5`,
    [TENANT, client, AGENT_SCOPES, grant, `${person}@${TENANT}.example`],
  )
  await query(
    `insert into oidc_record (tenant, kind, id, payload, grant_id, expires_at)
     select $1, 'AccessToken', $2, jsonb_build_object('aud', $3::text, 'grantId', $4::text, 'accountId', id::text,
       'clientId', $5::text, 'scope', $6::text), $4, now() + interval '1 hour'
     from person where tenant = $1 and email = $7`,
    [
      ...[TENANT, createHash('sha256').update(token).digest('base64url'), resource, grant, client],
      ...[AGENT_SCOPES.join(' '), `${person}@${TENANT}.example`],
    ],
  )
  return token
}

/** Tokens of grants of their own, spread over people: a grant has 120 calls a minute. */
export const addGrants = (
  admin: ClientConfig,
  { people, count, resource }: { readonly people: readonly string[]; readonly count: number; readonly resource: string },
): Promise<string[]> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    const tokens: string[] = []
    for (let at = 0; at < count; at += 1) {
      const person = people[at % people.length] ?? ''
      tokens.push(await addGrant((sql, values) => client.query(sql, [...values]), { person, at, resource }))
    }
    return tokens
  })

/** Numbers of the demo's own, for tools that need one. */
export const listNumbers = (admin: ClientConfig, table: 'quote' | 'equipment'): Promise<string[]> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    const column = table === 'quote' ? 'number' : 'serial_number'
    const { rows } = await client.query<{ number: string }>(
      `select ${column} as number from ${table} where tenant = $1 order by 1 limit 200`,
      [TENANT],
    )
    return rows.map(({ number }) => number)
  })

export type Content = Readonly<Record<string, unknown>>
export type ToolCall = (token: string, tool: string, input: object) => Promise<Content>

const META = 'io.modelcontextprotocol'
const REVISION = '2026-07-28'

/** Sends a call and reads its answer as a client does; anything but an answer of the tool ends the call. */
export const openToolCall = (port: number): ToolCall => {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const client = {
    [`${META}/protocolVersion`]: REVISION,
    [`${META}/clientInfo`]: { name: 'bench', version: '1' },
    [`${META}/clientCapabilities`]: {},
  }
  return async (token, tool, input) => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: input, _meta: client } }
    const headers = {
      ...{ host: HOST, authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      ...{ 'content-type': 'application/json', 'mcp-protocol-version': REVISION },
      ...{ 'mcp-method': 'tools/call', 'mcp-name': tool },
    }
    const body = await new Promise<string>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path: '/mcp', method: 'POST', agent, headers }, (answer) => {
        text(answer).then(resolve, reject)
      })
      call.once('error', reject).end(JSON.stringify(message))
    })
    const { result } = JSON.parse(body) as { result?: { isError?: boolean; structuredContent?: Content } }
    if (!result?.structuredContent || result.isError) throw new Error(`${tool}: ${body.slice(0, 300)}`)
    return result.structuredContent
  }
}
