import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAgent } from '#foundation/agents/testing/open-agent.ts'
import { withTenant } from '#platform/database/database.ts'
import { startForeignProvider, type ForeignProvider } from '#app/testing/foreign-provider.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { createTestClock } from '#app/testing/test-clock.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const clock = createTestClock()
let foreign: ForeignProvider
let site: TestApp
let buyer: SignedIn
/** A client of its own for each test, as one stands for one grant. */
let clientId = ''

const link = (personId: string, subject: string) =>
  withTenant(site.services.db, 'sps', (tx) =>
    tx.insertInto('externalIdentity').values({ issuer: foreign.issuer, subject, personId, linkedAt: new Date() }).execute(),
  )

beforeAll(async () => {
  foreign = await startForeignProvider('http://sps.localhost')
  const identityProvider = { issuer: foreign.issuer, ...foreign.client }
  site = await openTestApp([], {}, { clock, tenants: { sps: { identity: { identityProvider } } } })
  buyer = await signInAs(site, 'buyer@sps.example', { roles: ['customer', 'admin'] })
  await link(buyer.personId, 'anna')
})
afterAll(async () => {
  await site.close()
  await foreign.close()
})
beforeEach(() => {
  clientId = randomUUID()
})

const resource = (tenant = 'sps') => `${site.services.originOf(tenant)}/mcp`
const seconds = () => Math.floor(clock.now().getTime() / 1000)
const claims = (changes: object = {}) => ({
  ...{ iss: foreign.issuer, sub: 'anna', aud: resource(), client_id: clientId, scope: 'openid shop:read cart:write' },
  ...{ iat: seconds(), exp: seconds() + 300, ...changes },
})
const token = (changes: object = {}, header = {}) => foreign.sign(claims(changes), header)
const REVISION = '2025-11-25'

const send = async (bearer: string, payload: object, host = 'sps.localhost') =>
  site.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      ...{ host, authorization: `Bearer ${bearer}`, accept: 'application/json, text/event-stream' },
      'mcp-protocol-version': REVISION,
    },
    payload,
  })
const list = (bearer: string, host?: string) => send(bearer, { jsonrpc: '2.0', id: 1, method: 'tools/list' }, host)
const call = (bearer: string, name: string, input: object = {}) =>
  send(bearer, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } })
const statusOf = async (bearer: string): Promise<number> => (await list(bearer)).statusCode
const grantsPath = '/api/agents/v1/grants'
const portal = async (method: 'GET' | 'POST' | 'DELETE', path: string, who = buyer) => {
  const headers = { host: 'sps.localhost', origin: 'http://sps.localhost', cookie: who.cookie }
  return site.app.inject({ method, url: path, headers })
}
type Listed = { id: string; name: string; askAlways: boolean; host: string; scopes: string[] }
const readGrants = async () => (await portal('GET', grantsPath)).json<{ grants: Listed[]; revoked: Listed[] }>()
const findGrant = async () => (await readGrants()).grants.find(({ name }) => name === clientId)

test('the metadata names the provider, and its tokens are taken for the person who is linked to it [T-112]', async () => {
  const metadata = await site.app.inject({
    url: '/.well-known/oauth-protected-resource/mcp',
    headers: { host: 'sps.localhost' },
  })
  expect(metadata.json()).toMatchObject({ authorization_servers: [foreign.issuer], resource: resource() })
  expect(await statusOf(await token())).toBe(200)
  expect(foreign.requests).toEqual(expect.arrayContaining(['/.well-known/openid-configuration', '/jwks']))
})

test('the first call makes a grant that asks before every order, tells the person, and is in the audit log', async () => {
  await list(await token())
  await list(await token({ scope: 'shop:read order:place' }))
  expect(await findGrant()).toMatchObject({
    askAlways: true,
    host: '127.0.0.1',
    scopes: ['shop:read', 'cart:write', 'order:place'],
  })
  const rows = await withTenant(site.services.db, 'sps', (tx) =>
    tx.selectFrom('auditEntry').select('details').where('action', '=', 'agent.allowed').execute(),
  )
  expect(rows.filter(({ details }) => details['client'] === clientId)).toMatchObject([{ details: { issuer: foreign.issuer } }])
  const inbox = await portal('GET', '/api/inbox/v1')
  expect(inbox.body).toContain(`${clientId} acts for you`)
})

describe('a token is refused that', () => {
  const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  test.each<[string, () => Promise<string>]>([
    ['is for another resource', () => token({ aud: 'https://elsewhere.example/mcp' })],
    ['is for another tenant of this installation', () => token({ aud: resource('aerobt') })],
    ['is for the client itself, as an ID token', () => token({ aud: foreign.client.clientId })],
    ['names no resource', () => token({ aud: undefined })],
    ['is of another issuer', () => token({ iss: 'https://other.example' })],
    ['is over', () => token({ exp: seconds() - 60 })],
    ['never ends', () => token({ exp: undefined })],
    ['is not valid yet', () => token({ nbf: seconds() + 600 })],
    ['is signed by somebody else', () => new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(otherKey)],
    ['is signed with a secret', () => new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 'x'))],
    ['is not signed', async () => new UnsecuredJWT(claims()).encode()],
    ['names an unknown key', () => token({}, { kid: 'two' })],
    ['is a logout token', () => token({}, { typ: 'logout+jwt' })],
    ['is bound to a key', () => token({ cnf: { jkt: 'x' } })],
    ['is no token', async () => 'x'.repeat(43)],
  ])('%s [T-112]', async (_, make) => {
    const answer = await list(await make())
    expect([answer.statusCode, String(answer.headers['www-authenticate']).includes('invalid_token')]).toEqual([401, true])
  })

  test('is of a person whom the site does not know, or who was disabled [T-74, T-112]', async () => {
    const answer = await list(await token({ sub: 'eve' }))
    expect([answer.statusCode, answer.body.includes('sign in on the site once')]).toEqual([403, true])
    const gone = await signInAs(site, 'gone@sps.example')
    await link(gone.personId, 'gone')
    expect(await statusOf(await token({ sub: 'gone' }))).toBe(200)
    await withTenant(site.services.db, 'sps', (tx) =>
      tx.updateTable('person').set({ status: 'deactivated' }).where('id', '=', gone.personId).execute(),
    )
    expect(await statusOf(await token({ sub: 'gone' }))).toBe(403)
  })

  test('is of the same subject at another issuer [T-74]', async () => {
    const { personId } = await signInAs(site, 'olga@sps.example')
    await withTenant(site.services.db, 'sps', (tx) =>
      tx
        .insertInto('externalIdentity')
        .values({ issuer: 'https://other.example', subject: 'olga', personId, linkedAt: new Date() })
        .execute(),
    )
    expect(await statusOf(await token({ sub: 'olga' }))).toBe(403)
  })

  test('is of the built-in provider, which this tenant does not use', async () => {
    const agent = await openAgent(site.app, { tenant: 'sps', personId: buyer.personId }, { clientId })
    expect((await agent.send('tools/list')).statusCode).toBe(401)
  })

  test('is brought to a tenant with the built-in provider', async () => {
    expect((await list(await token({ aud: resource('aerobt') }), 'aerobt.localhost')).statusCode).toBe(401)
  })
})

test('scopes are those of the token; one without any of ours is led to them', async () => {
  expect((await call(await token({ scope: 'shop:read' }), 'get_cart')).statusCode).toBe(200)
  const cart = await call(await token({ scope: 'shop:read' }), 'update_cart', { lines: [] })
  expect([cart.statusCode, cart.headers['www-authenticate']]).toEqual([403, expect.stringContaining('insufficient_scope')])
  const none = await list(await token({ scope: 'openid email' }))
  expect([none.statusCode, none.headers['www-authenticate']]).toEqual([403, expect.stringContaining('insufficient_scope')])
})

test('revoked it is refused from the next call on, new tokens too, until the person allows it again [T-112]', async () => {
  await list(await token())
  const { id = '' } = (await findGrant()) ?? {}
  expect((await portal('DELETE', `${grantsPath}/${id}`)).statusCode).toBe(200)
  clock.advance(60_000)
  expect(await statusOf(await token())).toBe(403)
  expect(await readGrants()).toMatchObject({ revoked: [{ id, name: clientId }] })
  const colleague = await signInAs(site, 'colleague@sps.example')
  expect((await portal('POST', `${grantsPath}/${id}/allow`, colleague)).statusCode).toBe(404)
  expect((await portal('POST', `${grantsPath}/${id}/allow`)).statusCode).toBe(200)
  expect(await statusOf(await token())).toBe(200)
  expect((await portal('POST', `${grantsPath}/${id}/allow`)).statusCode).toBe(404)
})

test('a provider that is away is 503 with a time to wait, and is left alone meanwhile', async () => {
  const tenants = { sps: { identity: { identityProvider: { issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' } } } }
  const alone = await openTestApp([], {}, { tenants })
  try {
    const headers = { host: 'sps.localhost', authorization: `Bearer ${await token()}`, accept: 'application/json' }
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const answer = await alone.app.inject({ method: 'POST', url: '/mcp', headers, payload })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  } finally {
    await alone.close()
  }
})
