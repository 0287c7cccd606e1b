// An agent that runs from a terminal, without packages; Node 22.18 or later runs it as it is:
//   AGENT_CLIENT_ID=https://agent.example.com/client.json \
//     node docs/samples/agent-client.ts https://shop.example.com search_products '{"query": "sensor"}'
// It asks for your consent in the browser and keeps its token in memory alone.
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'

type Fetch = typeof fetch
type Json = Record<string, unknown>
export type Session = { readonly resource: string; readonly token: string; readonly refreshToken: string | undefined }
export type Client = {
  /** The address of a description of yours (docs/guides/connect-an-agent.md). */
  readonly clientId: string
  readonly scope: string
  /** Shows the address of the consent to the person; resolves when they may be there. */
  readonly open: (address: string) => Promise<void> | void
  readonly fetch?: Fetch
}

const REVISION = '2026-07-28'
const META = 'io.modelcontextprotocol'

const readJson = async (response: Response): Promise<Json> => {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text}`)
  return JSON.parse(text) as Json
}

/** The metadata of the resource names the provider, whose own metadata names its addresses (RFC 9728, RFC 8414). */
const discover = async (site: string, load: Fetch): Promise<{ resource: string; server: Json }> => {
  const resource = await readJson(await load(new URL('/.well-known/oauth-protected-resource/mcp', site)))
  const [issuer] = resource['authorization_servers'] as [string]
  const { origin, pathname } = new URL(issuer)
  const known = pathname === '/' ? '' : pathname
  const server = await readJson(await load(`${origin}/.well-known/oauth-authorization-server${known}`))
  if (server['issuer'] !== issuer) throw new Error('The provider describes another one')
  return { resource: String(resource['resource']), server }
}

/** Waits on this machine for the code that the browser brings. */
const listen = async () => {
  const { promise, resolve } = Promise.withResolvers<URL>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (url.pathname !== '/callback') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/plain; charset=utf-8').end('Done. You may close this page.')
    resolve(url)
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { redirect: `http://127.0.0.1:${port}/callback`, answer: promise, close: () => server.close() }
}

/** The consent of a person, as a token for this site alone. */
export const connect = async (site: string, { clientId, scope, open, fetch: load = fetch }: Client): Promise<Session> => {
  const { resource, server } = await discover(site, load)
  const { redirect, answer, close } = await listen()
  try {
    const [verifier, state] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')]
    const ask = new URL(String(server['authorization_endpoint']))
    ask.search = new URLSearchParams({
      ...{ client_id: clientId, response_type: 'code', redirect_uri: redirect, scope, resource, state },
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()
    await open(ask.href)
    const { searchParams: given } = await answer
    if (given.get('state') !== state) throw new Error('The answer belongs to another request')
    const code = given.get('code')
    if (code === null) throw new Error(`Not allowed: ${given.get('error') ?? 'no code'}`)
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirect, client_id: clientId, code_verifier: verifier, resource }
    const tokens = await readJson(
      await load(String(server['token_endpoint']), { method: 'POST', body: new URLSearchParams(form) }),
    )
    const refreshToken = tokens['refresh_token']
    return {
      resource,
      token: String(tokens['access_token']),
      refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined,
    }
  } finally {
    close()
  }
}

let calls = 0

/** One message of the Model Context Protocol: there is no session, each says all that it needs. */
export const send = async (
  { resource, token }: Pick<Session, 'resource' | 'token'>,
  method: string,
  params: Json = {},
  load: Fetch = fetch,
): Promise<Json> => {
  calls += 1
  const _meta = {
    [`${META}/protocolVersion`]: REVISION,
    [`${META}/clientInfo`]: { name: 'portico-sample', version: '1' },
    [`${META}/clientCapabilities`]: { elicitation: { url: {} } },
  }
  const response = await load(resource, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': REVISION, 'mcp-method': method },
      ...(typeof params['name'] === 'string' && { 'mcp-name': params['name'] }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: calls, method, params: { ...params, _meta } }),
  })
  const { result, error } = await readJson(response)
  if (error) throw new Error(JSON.stringify(error))
  return result as Json
}

/** Calls a tool; where the person has to confirm an order first, shows the address and calls again with their confirmation. */
export const callTool = async (
  session: Session,
  name: string,
  input: Json,
  { confirm, fetch: load = fetch }: { confirm: (address: string) => Promise<void>; fetch?: Fetch },
): Promise<Json> => {
  const result = await send(session, 'tools/call', { name, arguments: input }, load)
  if (result['resultType'] !== 'input_required') return result
  const { url } = (result['inputRequests'] as { confirmation: { params: { url: string } } }).confirmation.params
  await confirm(url)
  return send(session, 'tools/call', { name, arguments: input, requestState: result['requestState'] }, load)
}

const USAGE = 'Usage: AGENT_CLIENT_ID=… node agent-client.ts https://shop.example.com [tool] [input as JSON]'

const main = async (): Promise<void> => {
  const [site, tool, input = '{}'] = process.argv.slice(2)
  const clientId = process.env['AGENT_CLIENT_ID']
  if (site === undefined || clientId === undefined) {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 1
    return
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const session = await connect(site, {
    clientId,
    scope: process.env['AGENT_SCOPE'] ?? 'shop:read cart:write quote:write order:place documents:read',
    open: (address) => void process.stderr.write(`Open this address in your browser and allow it:\n${address}\n`),
  })
  const confirm = async (address: string): Promise<void> => {
    await terminal.question(`Confirm the order at\n${address}\nand press Enter. `)
  }
  const result = tool
    ? await callTool(session, tool, JSON.parse(input) as Json, { confirm })
    : { tools: ((await send(session, 'tools/list'))['tools'] as { name: string }[]).map(({ name }) => name) }
  process.stdout.write(`${JSON.stringify(result['structuredContent'] ?? result, null, 2)}\n`)
  terminal.close()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
