import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, insertPeople } from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser, type TestBrowser } from '#app/testing/browser.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PASSWORD = 'Portico-demo-1'
const REDIRECT = 'http://127.0.0.1:51234/callback'
let site: TestApp
let documents: Server
let documentAddress = ''
/** What stands at the address of the description. */
let described: object = {}

beforeAll(async () => {
  documents = createServer((_request, response) => response.end(JSON.stringify(described)))
  await new Promise<void>((done) => void documents.listen(0, '127.0.0.1', done))
  documentAddress = `http://127.0.0.1:${(documents.address() as AddressInfo).port}`
  site = await openTestApp([], { WEBHOOK_ALLOW_LOOPBACK: '1' })
  const passwordHash = await hashPassword(PASSWORD)
  await withTenant(site.services.db, 'sps', (tx) =>
    insertPeople(
      tx,
      ['buyer', 'other'].map((who) => ({
        ...{ email: `${who}@sps.example`, honId: who, givenName: 'A', familyName: 'B', passwordHash },
        seenStatuses: ['unidentifiedUser'],
      })),
    ),
  )
})
afterAll(async () => {
  await site.close()
  documents.close()
})

const verifier = randomBytes(32).toString('base64url')
const resource = () => `${site.services.originOf('sps')}/mcp`

const authorizeAddress = (changes: Record<string, string> = {}): string => {
  const query = new URLSearchParams({
    ...{ client_id: 'portico-demo-agent', response_type: 'code', redirect_uri: REDIRECT, state: 's' },
    ...{ scope: 'shop:read order:place', resource: resource(), code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...changes,
  })
  return `/oidc/auth?${query.toString()}`
}

/** As far as the page of the consent. */
const openConsent = async (browser: TestBrowser, changes: Record<string, string> = {}, email = 'buyer@sps.example') => {
  const first = await browser.follow(await browser.get(authorizeAddress(changes)))
  if (!browser.address().pathname.includes('/sign-in/')) return first
  return browser.follow(await browser.submit(browser.address().pathname, { email, password: PASSWORD }))
}

const allow = async (browser: TestBrowser, fields: Record<string, string> = {}) => {
  const answer = await browser.follow(await browser.submit(browser.address().pathname, { decision: 'allow', ...fields }))
  return new URL(String(answer.headers.location))
}

const takeToken = async (fields: Record<string, string>) =>
  site.app.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: { host: 'sps.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'portico-demo-agent', ...fields }).toString(),
  })

const redeem = (code: string | null, changes: Record<string, string> = {}) =>
  takeToken({ grant_type: 'authorization_code', code: code ?? '', redirect_uri: REDIRECT, code_verifier: verifier, ...changes })

const ping = async (token: string) => {
  const headers = { host: 'sps.localhost', authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' }
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  return (await site.app.inject({ method: 'POST', url: '/mcp', headers, payload })).statusCode
}

const readGrants = () =>
  withTenant(site.services.db, 'sps', (tx) => tx.selectFrom('agentGrant').selectAll().orderBy('createdAt').execute())

test('the provider says at the root of the host what it offers: codes with proof, public clients, descriptions of clients', async () => {
  for (const url of ['/.well-known/oauth-authorization-server/oidc', '/.well-known/openid-configuration/oidc']) {
    const answer = await site.app.inject({ url, headers: { host: 'sps.localhost' } })
    expect(answer.json()).toMatchObject({
      issuer: `${site.services.originOf('sps')}/oidc`,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      token_endpoint_auth_methods_supported: expect.arrayContaining(['none']) as unknown,
    })
  }
})

describe('a consent', () => {
  test('names the client, the person and what it may do, and gives a token with a limit [T-112]', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    const page = await openConsent(browser)
    expect(page.statusCode).toBe(200)
    for (const text of [
      'Portico demo agent',
      'buyer@sps.example',
      'http://127.0.0.1:51234',
      'Limit an order',
      'Limit a month',
      'Allow',
    ])
      expect(page.body).toContain(text)
    expect(page.headers['content-security-policy']).toContain("form-action 'self' http://127.0.0.1:51234")
    const wrong = await browser.submit(browser.address().pathname, { decision: 'allow', orderLimit: 'much' })
    expect(wrong.statusCode).toBe(400)
    const back = await allow(browser, { orderLimit: '1000', monthLimit: '5000.50', askAlways: 'yes' })
    expect([back.origin, back.searchParams.get('state')]).toEqual(['http://127.0.0.1:51234', 's'])
    const answer = await redeem(back.searchParams.get('code'))
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', scope: 'shop:read order:place', expires_in: 900 })
    expect(await ping(answer.json<{ access_token: string }>().access_token)).toBe(200)
    expect(await readGrants()).toMatchObject([
      {
        ...{ clientId: 'portico-demo-agent', scopes: ['shop:read', 'order:place'], askAlways: true },
        ...{ orderLimitMinor: '100000', orderLimitCurrency: 'USD', monthLimitMinor: '500050' },
      },
    ])
  })

  test('that is refused tells the client so', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    await openConsent(browser)
    const answer = await browser.follow(await browser.submit(browser.address().pathname, { decision: 'deny' }))
    expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe('access_denied')
  })

  test('is asked for each time, and the new one ends the tokens of the former [T-112]', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    await openConsent(browser)
    const first = (await redeem((await allow(browser)).searchParams.get('code'))).json<{ access_token: string }>()
    expect(await ping(first.access_token)).toBe(200)
    const again = await openConsent(browser)
    expect(again.body).toContain('Portico demo agent')
    const second = (await redeem((await allow(browser)).searchParams.get('code'))).json<{ access_token: string }>()
    expect([await ping(first.access_token), await ping(second.access_token)]).toEqual([401, 200])
    expect((await readGrants()).length).toBe(1)
  })

  test('needs no password of somebody who is signed in on the site', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    await browser.follow(await browser.get('/system/sling/login.html'))
    await browser.follow(await browser.submit(browser.address().pathname, { email: 'other@sps.example', password: PASSWORD }))
    const page = await browser.follow(await browser.get(authorizeAddress()))
    expect([browser.address().pathname.includes('/connect-agent/'), page.body.includes('other@sps.example')]).toEqual([
      true,
      true,
    ])
  })
})

describe('tokens', () => {
  const connect = async () => {
    const browser = openBrowser(site, 'sps.localhost')
    await openConsent(browser)
    return (await allow(browser)).searchParams.get('code')
  }
  type Tokens = { access_token: string; refresh_token: string }

  test('need the proof of possession of the code, and a code works once [T-112]', async () => {
    expect((await redeem(await connect(), { code_verifier: randomBytes(32).toString('base64url') })).statusCode).toBe(400)
    const code = await connect()
    expect((await redeem(code)).statusCode).toBe(200)
    expect((await redeem(code)).statusCode).toBe(400)
  })

  test('are renewed once each; a renewal that comes twice ends them all [T-112]', async () => {
    const first = (await redeem(await connect())).json<Tokens>()
    const renew = (refresh_token: string) => takeToken({ grant_type: 'refresh_token', refresh_token })
    const second = (await renew(first.refresh_token)).json<Tokens>()
    expect(await ping(second.access_token)).toBe(200)
    expect((await renew(first.refresh_token)).statusCode).toBe(400)
    expect([(await renew(second.refresh_token)).statusCode, await ping(second.access_token)]).toEqual([400, 401])
  })

  test('stand in no table as they are', async () => {
    const { access_token, refresh_token } = (await redeem(await connect())).json<Tokens>()
    const rows = await withTenant(site.services.db, 'sps', (tx) =>
      tx.selectFrom('oidcRecord').select(['id', 'payload']).execute(),
    )
    const all = JSON.stringify(rows)
    expect([all.includes(access_token), all.includes(refresh_token)]).toEqual([false, false])
  })

  test('are given out for this resource alone [T-112]', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    const answer = await browser.follow(await browser.get(authorizeAddress({ resource: 'https://elsewhere.example/mcp' })))
    expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe('invalid_target')
  })
})

describe('a client that nobody registered', () => {
  const askAs = async (path: string, document: object) => {
    const clientId = `${documentAddress}${path}`
    described = { client_id: clientId, client_name: 'Stockroom assistant', redirect_uris: [REDIRECT], ...document }
    const browser = openBrowser(site, 'sps.localhost')
    return { browser, clientId, page: await openConsent(browser, { client_id: clientId }) }
  }

  test('is known by the description at its id [T-112]', async () => {
    const { browser, clientId, page } = await askAs('/client.json', {})
    expect(page.body).toContain('Stockroom assistant')
    const code = (await allow(browser)).searchParams.get('code')
    const answer = await redeem(code, { client_id: clientId })
    expect(await ping(answer.json<{ access_token: string }>().access_token)).toBe(200)
  })
  test.each([
    ['describes another one', '/other.json', { client_id: 'https://evil.example/client.json' }],
    ['wants its codes elsewhere', '/elsewhere.json', { redirect_uris: ['https://evil.example/callback'] }],
  ])('is refused where the description %s [T-112]', async (_, path, document) => {
    const { browser, page } = await askAs(path, document)
    expect(page.body).not.toContain('Stockroom assistant')
    expect(browser.address().search).toBe('?problem=failed')
  })
})
