import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPersonByEmail, insertPeople, updatePerson } from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser, type TestBrowser } from '#app/testing/browser.ts'
import { startForeignProvider, type ForeignProvider } from '#app/testing/foreign-provider.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let foreign: ForeignProvider
let site: TestApp

beforeAll(async () => {
  foreign = await startForeignProvider('http://sps.localhost')
  const identityProvider = {
    issuer: foreign.issuer,
    ...foreign.client,
    claims: { jobTitle: 'title' },
    prompt: 'login' as const,
  }
  const identity = { identityProvider, internalEmailDomains: ['halden.example'], secondFactorRoles: ['author' as const] }
  site = await openTestApp([], {}, { tenants: { sps: { identity } } })
})
afterAll(async () => {
  await site.close()
  await foreign.close()
})

/** Has closed the dialog about an unknown company. */
const SEEN = { seenStatuses: ['unidentifiedUser'] }

const signIn = async (browser: TestBrowser, resource = '/us/en/products') => {
  const start = await browser.get(`/system/sling/login.html?resource=${resource}`)
  return browser.get(await foreign.signIn(String(start.headers.location)))
}
const findPerson = (email: string) => withTenant(site.services.db, 'sps', (tx) => findPersonByEmail(tx, email))
const ADA = {
  email: 'Ada@Corp.example',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
  locale: 'de-DE',
  title: 'Buyer',
}

describe('a change that could take the account away', () => {
  const EMAIL = '/api/me/email'
  const ask = (browser: TestBrowser, email: string) =>
    site.app.inject({
      method: 'POST',
      url: EMAIL,
      payload: { email },
      headers: {
        host: 'sps.localhost',
        origin: 'http://sps.localhost',
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
  const proveAgain = async (browser: TestBrowser) => {
    const start = await browser.get('/system/sling/login.html?resource=/us/en/secure/my-account&reauthenticate=true')
    const address = new URL(String(start.headers.location))
    return { address, back: await browser.get(await foreign.signIn(address.href)) }
  }
  const enter = async (name: string): Promise<TestBrowser> => {
    foreign.claim({ ...ADA, email: `${name}@corp.example` }, { subject: name })
    const browser = openBrowser(site, 'sps.localhost')
    await signIn(browser)
    return browser
  }

  test('asks for a fresh sign-in there, and comes back to the page [T-73]', async () => {
    const browser = await enter('fresh')
    expect((await ask(browser, 'fresh2@corp.example')).json()).toMatchObject({
      code: 'reauthentication_required',
      method: 'sign-in',
    })
    const token = browser.cookies.get('sps-token')
    const { address, back } = await proveAgain(browser)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      prompt: 'login',
      max_age: '0',
      login_hint: 'fresh@corp.example',
    })
    expect(back.headers.location).toBe('/us/en/secure/my-account')
    expect(browser.cookies.get('sps-token')).not.toBe(token)
    expect((await browser.get('/api/me/reauthentication')).json()).toEqual({ method: 'sign-in', isFresh: true, factors: [] })
    expect((await ask(browser, 'fresh2@corp.example')).statusCode).toBe(200)
  })

  test.each([
    ['only remembered them', { subject: 'stale', authTime: Math.floor(Date.now() / 1000) - 3600 }, 'notFresh'],
    ['let someone else sign in', { subject: 'someone else' }, 'otherPerson'],
  ])('is refused when the provider %s [T-73]', async (_, who, problem) => {
    const browser = await enter('stale')
    foreign.claim({ ...ADA, email: `${who.subject.replace(' ', '.')}@corp.example` }, who)
    const { back } = await proveAgain(browser)
    expect(back.headers.location).toBe(`/us/en/sign-in?problem=${problem}`)
    expect((await ask(browser, 'stale2@corp.example')).statusCode).toBe(403)
    expect((await browser.get('/pif/api/session/userinfo')).json()).toMatchObject({ session_valid: true })
    expect(await findPerson('someone.else@corp.example')).toBeUndefined()
  })

  test('has no password to change or to give', async () => {
    const browser = await enter('nopassword')
    expect((await browser.get('/api/me/profile')).json()).toMatchObject({ hasPassword: false })
  })
})

describe('another OpenID provider', () => {
  test('is found, asked and believed; an anonymous visitor becomes a customer and completes the registration', async () => {
    foreign.claim(ADA)
    const browser = openBrowser(site, 'sps.localhost')
    const arrived = await signIn(browser)
    expect(arrived.headers.location).toBe('/us/en/secure/account/simplified-register')
    expect(foreign.requests).toEqual(expect.arrayContaining(['/.well-known/openid-configuration', '/token', '/me', '/jwks']))
    expect(await findPerson('ada@corp.example')).toMatchObject({
      givenName: 'Ada',
      familyName: 'Byron',
      jobTitle: 'Buyer',
      language: 'de',
      roles: ['customer'],
      isInternal: false,
      isNewUser: true,
      status: 'active',
    })
    expect((await browser.get('/pif/api/session/userinfo')).json()).toMatchObject({ session_valid: true, given_name: 'Ada' })
  })

  test('shows what the tenant chose, so that nobody comes in by following a link alone', async () => {
    const start = await openBrowser(site, 'sps.localhost').get('/system/sling/login.html?resource=/us/en/products')
    expect(new URL(String(start.headers.location)).searchParams.get('prompt')).toBe('login')
  })

  test('knows a person of ours by the verified address', async () => {
    await withTenant(site.services.db, 'sps', (tx) =>
      insertPeople(tx, [
        { email: 'buyer@sps.example', honId: 'H-b', givenName: 'Old', familyName: 'Friend', passwordHash: null, ...SEEN },
      ]),
    )
    foreign.claim({ ...ADA, email: 'buyer@sps.example' })
    const browser = openBrowser(site, 'sps.localhost')
    expect((await signIn(browser)).headers.location).toBe('/us/en/products')
    expect((await browser.get('/pif/api/session/userinfo')).json()).toMatchObject({ sub: 'H-b' })
  })

  test.each([
    ['an address that is not verified', { email: 'new@sps.example', email_verified: false }, 'unverified', 'email_verified'],
    [
      'an address of which nothing is said',
      { email: 'new@sps.example', email_verified: undefined },
      'unverified',
      'email_verified',
    ],
    ['no address', { email: undefined }, 'noEmail', '“email”'],
    ['two addresses in one', { email: 'buyer@sps.example,x@corp.example' }, 'noEmail', '“email”'],
  ])('with %s lets nobody in, and the page says which claim is missing [T-56, T-74]', async (_, change, problem, says) => {
    foreign.claim({ ...ADA, ...change })
    const browser = openBrowser(site, 'sps.localhost')
    const refused = await signIn(browser)
    expect(refused.headers.location).toBe(`/us/en/sign-in?problem=${problem}`)
    expect(browser.cookies.has('sps-token')).toBe(false)
    expect((await browser.follow(refused)).body).toContain(says)
  })

  test('knows people by issuer and subject: another address there keeps the person and the address here [T-74]', async () => {
    foreign.claim({ ...ADA, email: 'grace@corp.example' }, { subject: 'grace' })
    const first = openBrowser(site, 'sps.localhost')
    await signIn(first)
    const { sub } = (await first.get('/pif/api/session/userinfo')).json<{ sub: string }>()
    // Married, and not verified yet.
    foreign.claim({ ...ADA, email: 'hopper@corp.example', email_verified: false }, { subject: 'grace' })
    const second = openBrowser(site, 'sps.localhost')
    expect((await signIn(second)).headers.location).toBe('/us/en/products')
    expect((await second.get('/pif/api/session/userinfo')).json()).toMatchObject({ sub })
    expect(await findPerson('grace@corp.example')).toMatchObject({ honId: sub })
    expect(await findPerson('hopper@corp.example')).toBeUndefined()
    const audit = (await second.get('/api/me/audit')).json<{ entries: { action: string; details: object }[] }>().entries
    expect(audit.filter(({ action }) => action === 'identity.linked')).toMatchObject([{ details: { issuer: foreign.issuer } }])
  })

  test('nobody else takes over who is linked: another subject, or another issuer before [T-74]', async () => {
    foreign.claim({ ...ADA, email: 'linked@corp.example' }, { subject: 'the first' })
    await signIn(openBrowser(site, 'sps.localhost'))
    foreign.claim({ ...ADA, email: 'linked@corp.example' }, { subject: 'the second' })
    const browser = openBrowser(site, 'sps.localhost')
    const refused = await signIn(browser)
    expect(refused.headers.location).toBe('/us/en/sign-in?problem=linkedElsewhere')
    expect((await browser.follow(refused)).body).toContain('linked to another sign-in before')
    expect(browser.cookies.has('sps-token')).toBe(false)

    await withTenant(site.services.db, 'sps', async (tx) => {
      const person = { email: 'moved@sps.example', honId: 'H-m', givenName: 'M', familyName: 'M', passwordHash: null }
      await insertPeople(tx, [person])
      const { id: personId = '' } = (await findPersonByEmail(tx, person.email)) ?? {}
      const link = { issuer: 'https://other.example', subject: 'x', personId, linkedAt: new Date() }
      await tx.insertInto('externalIdentity').values(link).execute()
    })
    foreign.claim({ ...ADA, email: 'moved@sps.example' }, { subject: 'x' })
    expect((await signIn(openBrowser(site, 'sps.localhost'))).headers.location).toContain('problem=linkedElsewhere')
  })

  test('makes an employee only of a verified address in the list [T-56]', async () => {
    foreign.claim({ ...ADA, email: 'staff@halden.example', isInternal: true })
    await signIn(openBrowser(site, 'sps.localhost'))
    expect(await findPerson('staff@halden.example')).toMatchObject({ isInternal: true, roles: ['internal'] })
    foreign.claim({ ...ADA, email: 'eve@corp.example', isInternal: true, roles: ['admin'] })
    await signIn(openBrowser(site, 'sps.localhost'))
    expect(await findPerson('eve@corp.example')).toMatchObject({ isInternal: false, roles: ['customer'] })
  })

  test('is told when someone signs out, and sends them back to / [2.1.9]', async () => {
    foreign.claim(ADA)
    const browser = openBrowser(site, 'sps.localhost')
    await signIn(browser)
    const answer = await browser.get('/system/sling/logout.html?resource=/us/en/products')
    const address = new URL(String(answer.headers.location))
    expect(`${address.origin}${address.pathname}`).toBe(`${foreign.issuer}/session/end`)
    expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://sps.localhost/system/sling/signed-out.html')
    const state = address.searchParams.get('state') ?? ''
    const back = await browser.get(`/system/sling/signed-out.html?${new URLSearchParams({ state })}`)
    expect(back.headers.location).toBe('/?resource=%2Fus%2Fen%2Fproducts')
  })

  test('leaves the built-in provider no way in, and other sites their own', async () => {
    const ask = (host: string) => site.app.inject({ url: '/oidc/.well-known/openid-configuration', headers: { host } })
    expect((await ask('sps.localhost')).statusCode).toBe(404)
    expect((await ask('aerobt.localhost')).statusCode).toBe(200)
  })

  test('is known to no page', async () => {
    await site.publish('sps', [{ path: '/plain' }])
    const page = await site.app.inject({ url: '/us/en/plain', headers: { host: 'sps.localhost' } })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain(foreign.client.clientSecret)
    expect(page.body).not.toContain(foreign.issuer)
  })
})

describe('a role that needs a second factor', () => {
  const enter = async (name: string, amr?: string[]) => {
    const email = `${name}@corp.example`
    foreign.claim({ ...ADA, email }, { subject: name, ...(amr && { amr }) })
    await signIn(openBrowser(site, 'sps.localhost'))
    const person = await findPerson(email)
    await withTenant(site.services.db, 'sps', (tx) => updatePerson(tx, person?.id ?? '', { roles: ['internal', 'author'] }))
    const browser = openBrowser(site, 'sps.localhost')
    return { browser, arrived: await signIn(browser) }
  }
  const userOf = async (browser: TestBrowser) => (await browser.get('/pif/api/session/userinfo')).json()

  test('counts what the provider says of it [T-103]', async () => {
    const { browser, arrived } = await enter('with-factor', ['pwd', 'otp', 'mfa'])
    expect(arrived.headers.location).toBe('/us/en/products')
    expect(await userOf(browser)).toMatchObject({ is_staff: true })
    expect((await browser.get('/api/me/second-factor')).json()).toMatchObject({
      isElsewhere: true,
      isRequired: true,
      isProven: true,
    })
  })

  test('is held back where it says nothing, and nothing is set up here [T-103]', async () => {
    const { browser, arrived } = await enter('without-factor', ['pwd'])
    expect(arrived.headers.location).toBe('/us/en/secure/my-account#sign-in-and-security')
    expect(await userOf(browser)).not.toHaveProperty('is_staff')
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: 'sps.localhost', origin: 'http://sps.localhost', cookie }
    for (const url of ['/api/me/passkeys/options', '/api/me/authenticator', '/api/me/recovery-codes'])
      expect((await site.app.inject({ method: 'POST', url, headers })).statusCode).toBe(409)
  })
})

test('a provider that is away is named in the log, and the visitor is told to try again', async () => {
  const tenants = { sps: { identity: { identityProvider: { issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' } } } }
  const alone = await openTestApp([], {}, { tenants })
  try {
    const headers = { host: 'sps.localhost' }
    const answer = await alone.app.inject({ url: '/system/sling/login.html', headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/us/en/sign-in?problem=unavailable'])
    const page = await alone.app.inject({ url: '/us/en/sign-in?problem=unavailable', headers })
    expect([page.statusCode, page.body.includes('Signing in does not work at the moment')]).toEqual([200, true])
  } finally {
    await alone.close()
  }
})
