import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, insertPeople } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser, type TestBrowser } from '#app/testing/browser.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PASSWORD = 'Portico-demo-1'
/** Has closed the dialog about an unknown company. */
const SEEN = { seenStatuses: ['unidentifiedUser'] }
let site: TestApp
let passwordHash: string

const makePerson = (tenant: TenantKey, who: string, more: Record<string, unknown> = {}): Promise<void> =>
  withTenant(site.services.db, tenant, (tx) =>
    insertPeople(tx, [
      {
        email: `${who}@${tenant}.example`,
        honId: `H-${who}`,
        givenName: 'Ada',
        familyName: 'Byron',
        passwordHash,
        ...SEEN,
        ...more,
      },
    ]),
  )

beforeAll(async () => {
  site = await openTestApp()
  passwordHash = await hashPassword(PASSWORD)
  await makePerson('sps', 'buyer')
  await makePerson('hbtbt', 'buyer')
})
afterAll(() => site.close())

const openForm = async (browser: TestBrowser, query = '') => {
  const page = await browser.follow(await browser.get(`/system/sling/login.html${query}`))
  return { page, address: browser.address().pathname }
}

const signIn = async (browser: TestBrowser, email: string, query = '', password = PASSWORD) => {
  const { address } = await openForm(browser, query)
  const posted = await browser.submit(address, { email, password })
  if (posted.statusCode !== 303) return posted
  // Stops before the page itself, which this test did not publish.
  const atCallback = await browser.get(String(posted.headers.location))
  return browser.get(String(atCallback.headers.location))
}

describe('signing in', () => {
  test('leads through the provider to a session and back [2.1.8, 2.1.10]', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    const { page, address } = await openForm(browser, '?resource=%2Fus%2Fen%2Fproducts&appId=portico-sps')
    expect([page.statusCode, address]).toEqual([200, expect.stringMatching(/^\/us\/en\/sign-in\/[\w-]+$/)])
    expect(page.body).toContain('for="email">E-mail<')
    expect(page.body).toContain('for="password">Password<')
    expect(page.headers['cache-control']).toBe('private, no-store')
    const arrived = await signIn(browser, 'buyer@sps.example', '?resource=%2Fus%2Fen%2Fproducts')
    expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/us/en/products'])
    expect((await browser.get('/pif/api/session/userinfo')).json()).toMatchObject({ session_valid: true, sub: 'H-buyer' })
  })

  test('sets a token that scripts cannot read and a marker that they can [3.18.2]', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    const arrived = await signIn(browser, 'buyer@sps.example')
    const cookies = Object.fromEntries(arrived.cookies.map((cookie) => [cookie.name, cookie]))
    expect(cookies['sps-token']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookies['sps-isAuthenticated']).toMatchObject({ value: 'true', sameSite: 'Lax', path: '/' })
    expect(cookies['sps-isAuthenticated']?.httpOnly).toBeUndefined()
  })
})

describe('the way back', () => {
  test.each([
    ['sps', '/us/en', '/us/en'],
    ['hbtbt', '/us/en', '/us/en/secure/my-account'],
    ['hbtbt', '/de/de', '/de/de/secure/my-account'],
    ['sps', undefined, '/us/en/secure/sps-home'],
  ] as const)('on %s from %s is %s [2.1.11]', async (tenant, resource, expected) => {
    const query = resource === undefined ? '' : `?${new URLSearchParams({ resource }).toString()}`
    const arrived = await signIn(openBrowser(site, `${tenant}.localhost`), `buyer@${tenant}.example`, query)
    expect(arrived.headers.location).toBe(expected)
  })

  test.each(['//e.example', '/\\e.example', 'https://e.example', '/%2f%2fe.example', 'javascript:alert(1)', '/\t/e.example'])(
    '%j stays on this site [T-1]',
    async (resource) => {
      const query = `?${new URLSearchParams({ resource }).toString()}`
      const arrived = await signIn(openBrowser(site, 'sps.localhost'), 'buyer@sps.example', query)
      expect(arrived.headers.location).toBe('/us/en')
    },
  )

  test('a path inside a path is not followed [T-2]', async () => {
    const query = `?${new URLSearchParams({ resource: '/us/en/tools?resource=//e.example' }).toString()}`
    const arrived = await signIn(openBrowser(site, 'sps.localhost'), 'buyer@sps.example', query)
    expect(arrived.headers.location).toBe('/us/en/tools?resource=//e.example')
  })

  test('someone who is signed in goes there at once', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    await signIn(browser, 'buyer@sps.example')
    const again = await browser.get('/system/sling/login.html?resource=/us/en/products')
    expect(again.headers.location).toBe('/us/en/products')
    const asOther = await browser.get('/system/sling/login.html?login_hint=single@sps.example')
    expect(asOther.headers.location).toContain('/oidc/auth?')
  })

  test('another site’s appId is refused [T-5]', async () => {
    const answer = await openBrowser(site, 'sps.localhost').get('/system/sling/login.html?appId=portico-aerobt')
    expect(answer.statusCode).toBe(400)
  })
})

describe('a sign-in belongs to its browser [T-17]', () => {
  const startIn = async (browser: TestBrowser): Promise<string> => {
    const { address } = await openForm(browser)
    const posted = await browser.submit(address, { email: 'buyer@sps.example', password: PASSWORD })
    return String((await browser.get(String(posted.headers.location))).headers.location)
  }
  const RETRY = '/us/en/sign-in?problem=failed'

  test('the callback of one browser opens nothing in another', async () => {
    const callback = await startIn(openBrowser(site, 'sps.localhost'))
    const other = openBrowser(site, 'sps.localhost')
    await openForm(other)
    const answer = await other.get(callback)
    expect(answer.headers.location).toBe(RETRY)
    expect(other.cookies.has('sps-token')).toBe(false)
  })

  test('a callback works once', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    const callback = await startIn(browser)
    expect((await browser.get(callback)).headers.location).toBe('/us/en/secure/sps-home')
    const token = browser.cookies.get('sps-token')
    expect((await browser.get(callback)).headers.location).toBe(RETRY)
    expect(browser.cookies.get('sps-token')).toBe(token)
  })

  test.each([
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['a changed state', (url: URL) => url.searchParams.set('state', `${url.searchParams.get('state')}A`)],
    ['another code', (url: URL) => url.searchParams.set('code', 'abc')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://e.example')],
  ])('a callback with %s opens nothing', async (_, change) => {
    const browser = openBrowser(site, 'sps.localhost')
    const callback = new URL(await startIn(browser))
    change(callback)
    expect((await browser.get(callback.href)).headers.location).toBe(RETRY)
    expect(browser.cookies.has('sps-token')).toBe(false)
  })

  test('a token that was there before is not taken over, and an old session ends', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    await signIn(browser, 'buyer@sps.example')
    const first = browser.cookies.get('sps-token') ?? ''
    await signIn(browser, 'buyer@sps.example', '?login_hint=single@sps.example')
    expect(browser.cookies.get('sps-token')).not.toBe(first)
    const old = { host: 'sps.localhost', cookie: `sps-token=${first}` }
    expect((await site.app.inject({ url: '/pif/api/session/details', headers: old })).json()).toEqual({ session_valid: false })
  })

  test('two tabs sign in side by side, each back to its own page', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    const one = await openForm(browser, '?resource=/us/en/one')
    const two = await openForm(browser, '?resource=/us/en/two')
    for (const [{ address }, expected] of [
      [one, '/us/en/one'],
      [two, '/us/en/two'],
    ] as const) {
      const posted = await browser.submit(address, { email: 'buyer@sps.example', password: PASSWORD })
      const callback = await browser.get(String(posted.headers.location))
      expect((await browser.get(String(callback.headers.location))).headers.location).toBe(expected)
    }
  })
})

describe('the sign-in page', () => {
  test('speaks the language of the page one came from', async () => {
    const { page, address } = await openForm(openBrowser(site, 'sps.localhost'), '?resource=/de/de/products')
    expect(address).toMatch(/^\/de\/de\/sign-in\//)
    expect(page.body).toContain('for="password">Passwort<')
    expect(page.body).toContain('lang="de-DE"')
  })

  test('fills in a hint as text', async () => {
    const hint = '"><script>alert(1)</script>@sps.example'
    const { page } = await openForm(
      openBrowser(site, 'sps.localhost'),
      `?${new URLSearchParams({ login_hint: hint }).toString()}`,
    )
    expect(page.body).not.toContain('<script>alert')
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)')
  })

  test('says beside the fields what is missing or wrong, and nothing about who exists [T-62]', async () => {
    const browser = openBrowser(site, 'sps.localhost', '192.0.2.20')
    const { address } = await openForm(browser)
    const empty = await browser.submit(address, { email: '', password: '' })
    expect(empty.statusCode).toBe(400)
    expect(empty.body).toMatch(/id="email"[^>]*aria-describedby="email-error"/)
    const unknown = await browser.submit(address, { email: 'nobody@sps.example', password: 'x' })
    const wrong = await browser.submit(address, { email: 'buyer@sps.example', password: 'x' })
    expect([unknown.statusCode, wrong.statusCode]).toEqual([401, 401])
    expect(wrong.body).toContain('E-mail and password do not match.')
    expect(wrong.body.replaceAll('buyer', 'nobody')).toBe(unknown.body)
  })

  test('starts over when it is too old or was used', async () => {
    const answer = await openBrowser(site, 'sps.localhost').get('/us/en/sign-in/AAAAAAAAAAAAAAAAAAAAA')
    expect(answer.headers.location).toBe('/us/en/sign-in?problem=expired')
    expect((await openBrowser(site, 'sps.localhost').get('/us/en/sign-in?problem=expired')).body).toContain('That took too long')
  })

  test('takes no password from a form on another site', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    const { address } = await openForm(browser)
    const posted = await site.app.inject({
      method: 'POST',
      url: address,
      payload: 'email=buyer%40sps.example&password=x',
      headers: { host: 'sps.localhost', origin: 'https://e.example', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(posted.statusCode).toBe(403)
  })

  test.each([
    ['deactivated', '/us/en?deactivationStatus=true'],
    ['denied', '/us/en?deniedPartyStatus=true'],
    ['deleted', '/us/en?deletedStatus=true'],
  ] as const)('someone who is %s is told so and has no session', async (status, expected) => {
    await makePerson('sps', status, { status })
    const browser = openBrowser(site, 'sps.localhost')
    expect((await signIn(browser, `${status}@sps.example`)).headers.location).toBe(expected)
    expect(browser.cookies.has('sps-token')).toBe(false)
  })

  test('someone who never confirmed the address is offered the link again', async () => {
    await makePerson('sps', 'waiting', { status: 'pending' })
    const answer = await signIn(openBrowser(site, 'sps.localhost'), 'waiting@sps.example')
    expect([answer.statusCode, answer.body.includes('/us/en/register/resend')]).toEqual([403, true])
  })
})

test('sign-ins that nobody finished do not pile up', async () => {
  const old = Array.from({ length: 40 }, (_, n) => ({
    kind: 'Interaction',
    id: `old-${n}`,
    payload: '{}',
    expiresAt: new Date(0),
  }))
  const count = () =>
    withTenant(site.services.db, 'process', async (tx) => {
      const rows = await tx.selectFrom('oidcRecord').select('id').where('id', 'like', 'old-%').execute()
      return rows.length
    })
  await withTenant(site.services.db, 'process', (tx) => tx.insertInto('oidcRecord').values(old).execute())
  for (let n = 0; n < 5; n += 1) await openForm(openBrowser(site, 'process.localhost'))
  expect(await count()).toBeLessThan(40)
})

describe('hosts', () => {
  test('a foreign host appears nowhere [T-33]', async () => {
    const headers = {
      host: 'sps.localhost',
      'x-forwarded-host': 'e.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=e.example',
    }
    const discovery = await site.app.inject({ url: '/oidc/.well-known/openid-configuration', headers })
    expect(discovery.json()).toMatchObject({ issuer: 'http://sps.localhost/oidc', jwks_uri: 'http://sps.localhost/oidc/jwks' })
    expect(discovery.body).not.toContain('e.example')
    const login = await site.app.inject({ url: '/system/sling/login.html', headers })
    expect(String(login.headers.location)).toMatch(/^http:\/\/sps\.localhost\/oidc\/auth\?/)
    const anonymous = await site.app.inject({ url: '/system/sling/login.html', headers: { ...headers, host: 'e.example' } })
    expect(anonymous.statusCode).toBe(404)
  })

  test('a sign-in at another port of ours starts over at the site’s own address [T-33]', async () => {
    const login = await site.app.inject({
      url: '/system/sling/login.html?resource=/us/en',
      headers: { host: 'sps.localhost:81' },
    })
    expect(login.headers.location).toBe('http://sps.localhost/system/sling/login.html?resource=/us/en')
  })

  test('people of one site are unknown to another', async () => {
    expect((await signIn(openBrowser(site, 'aerobt.localhost'), 'buyer@sps.example')).statusCode).toBe(401)
  })
})
