import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPersonByEmail, insertPeople } from '#features/identity/public.server.ts'
import { withTenant } from '#server/database/database.ts'
import { openBrowser, type TestBrowser } from '#server/testing/browser.ts'
import { startForeignProvider, type ForeignProvider } from '#server/testing/foreign-provider.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

let foreign: ForeignProvider
let site: TestApp

beforeAll(async () => {
  foreign = await startForeignProvider('http://sps.localhost')
  const identityProvider = { issuer: foreign.issuer, ...foreign.client, claims: { jobTitle: 'title' } }
  const identity = { identityProvider, internalEmailDomains: ['halden.example'] }
  site = await openTestApp([], {}, { tenants: { sps: { identity } } })
})
afterAll(async () => {
  await site.close()
  await foreign.close()
})

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

describe('another OpenID provider', () => {
  test('is found, asked and believed; a stranger becomes a customer and completes the registration', async () => {
    foreign.claim(ADA)
    const browser = openBrowser(site, 'sps.localhost')
    const arrived = await signIn(browser)
    expect(arrived.headers.location).toBe('/us/en/secure/account/simplified-register')
    expect(foreign.asked).toEqual(expect.arrayContaining(['/.well-known/openid-configuration', '/token', '/me', '/jwks']))
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

  test('knows a person of ours by the verified address', async () => {
    await withTenant(site.services.db, 'sps', (tx) =>
      insertPeople(tx, [
        { email: 'buyer@sps.example', honId: 'H-b', givenName: 'Old', familyName: 'Friend', passwordHash: null },
      ]),
    )
    foreign.claim({ ...ADA, email: 'buyer@sps.example' })
    const browser = openBrowser(site, 'sps.localhost')
    expect((await signIn(browser)).headers.location).toBe('/us/en/products')
    expect((await browser.get('/pif/api/session/userinfo')).json()).toMatchObject({ sub: 'H-b' })
  })

  test.each([
    ['an address that is not verified', { email: 'buyer@sps.example', email_verified: false }],
    ['no address', { email: undefined }],
    ['two addresses in one', { email: 'buyer@sps.example,x@corp.example' }],
  ])('with %s lets nobody in [T-56]', async (_, change) => {
    foreign.claim({ ...ADA, ...change })
    const browser = openBrowser(site, 'sps.localhost')
    expect((await signIn(browser)).headers.location).toBe('/us/en/sign-in?problem=failed')
    expect(browser.cookies.has('sps-token')).toBe(false)
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
