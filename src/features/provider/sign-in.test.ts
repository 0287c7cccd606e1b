import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, insertPeople, updatePerson, findPersonByEmail } from '#features/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#server/database/database.ts'
import { openBrowser, type TestBrowser } from '#server/testing/browser.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const PASSWORD = 'Portico-demo-1'
let site: TestApp
let passwordHash: string

const makePerson = (tenant: TenantKey, who: string, more: Record<string, unknown> = {}): Promise<void> =>
  withTenant(site.services.db, tenant, (tx) =>
    insertPeople(tx, [
      { email: `${who}@${tenant}.example`, honId: `H-${who}`, givenName: 'Ada', familyName: 'Byron', passwordHash, ...more },
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
