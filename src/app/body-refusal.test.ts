import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { UNDOCUMENTED } from '#app/testing/undocumented.ts'
import type { Access } from '#kernel/access.ts'
import { listen, openRawClient } from '#platform/testing/raw-client.ts'

type BodyRoute = { readonly method: string; readonly path: string; readonly access: Access }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-access'?: Access }>>>> }

const HOST = 'sps.localhost'
/** Their bodies are streams that nobody reads before the key or the upload is found. */
const STREAMS = ['/api/integration/v1/{kind}', '/oidc/*']
/** A busy server answers it without reading what it was sent. */
const DROPPED = '/bin/public/analytics'

let site: TestApp
let port: number
let customer: SignedIn
let routes: BodyRoute[]

beforeAll(async () => {
  site = await openTestApp()
  port = await listen(site.app)
  customer = await signInAs(site, 'customer@sps.example')
  const { paths } = (await site.app.inject({ url: '/api/openapi.json', headers: { host: HOST } })).json<Document>()
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { 'x-access': access = 'everyone' }]) => ({
      method: method.toUpperCase(),
      path,
      access,
    })),
  )
  const others = Object.values(UNDOCUMENTED)
    .flat()
    .map((name) => name.split(' '))
    .map(([method = '', path = '']) => ({ method, path, access: 'everyone' as const }))
  routes = [...documented, ...others].filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method))
})
afterAll(() => site.close())

/** Says inside of a document how it went, always with 200. */
const CXML = ['/punchout/cxml', '/procurement/cxml']

/** An address that the route answers; what stands for a parameter is never looked at. */
const addressOf = (path: string): string =>
  path
    .replaceAll(/[:{]country\}?/g, 'us')
    .replaceAll(/[:{]language\}?/g, 'en')
    .replaceAll(/[:{](?:engine|tenant|site)\}?/g, 'sps')
    .replaceAll(/:\w+|\{[^}]+\}/g, 'x1')

/** Sends the headers of a body of 10 MB and not a byte of it: whoever waits for the body never answers. */
const sendHead = async (
  { method, path }: BodyRoute,
  cookie?: string,
  { type = 'application/json', more = [] as readonly string[] } = {},
): Promise<number> => {
  const client = await openRawClient(port)
  const lines = [
    `${method} ${addressOf(path)} HTTP/1.1`,
    ...[`host: ${HOST}`, `origin: http://${HOST}`, `content-type: ${type}`, 'content-length: 10000000'],
    ...more,
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
  ]
  client.send(`${lines.join('\r\n')}\r\n\r\n`)
  const answer = await client.waitFor('\r\n\r\n')
  client.socket.destroy()
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}

describe('before a byte of a body is read', () => {
  test('visitors are refused where they may not call, and nowhere send a large body [T-95]', async () => {
    expect(routes.length).toBeGreaterThan(150)
    const wrong: unknown[] = []
    for (const route of routes.filter(({ path }) => !STREAMS.includes(path))) {
      const status = await sendHead(route)
      const allowed = route.access === 'everyone' || route.access === 'key' ? [401, 404, 413] : [401]
      if (!allowed.includes(status) && !([DROPPED, ...CXML].includes(route.path) && status === 200))
        wrong.push([route.method, route.path, route.access, status])
    }
    expect(wrong).toEqual([])
  })

  test('whoever lacks the role is refused as if there was nothing [T-95]', async () => {
    const office = routes.filter(({ access }) => !['everyone', 'key', 'signed-in'].includes(access))
    expect(office.length).toBeGreaterThan(40)
    const wrong: unknown[] = []
    for (const route of office) {
      const status = await sendHead(route, customer.cookie)
      if (status !== 404) wrong.push([route.method, route.path, status])
    }
    expect(wrong).toEqual([])
  })

  test('programs without a key of this site are refused while their stream has not begun [T-95]', async () => {
    const unknown = ['authorization: Bearer pk_unknown_unknown_unknown_unknown']
    const [lines, file] = ['application/x-ndjson', 'application/octet-stream']
    const streams = [
      ...['orders', 'people', 'stock'].map((kind) => ['POST', `/api/integration/v1/${kind}`, lines] as const),
      ['PUT', '/api/integration/v1/files/a.pdf', file] as const,
    ]
    for (const [method, path, type] of streams)
      for (const more of [[], unknown])
        expect(await sendHead({ method, path, access: 'key' }, undefined, { type, more }), path).toBe(401)
  })
})
