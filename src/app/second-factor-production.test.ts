import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLink, readMails } from '#app/testing/person-calls.ts'
import { invitePerson } from '#features/access/identity-provider/public.server.ts'
import { appOf } from '#foundation/second-factor/testing/factor-calls.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser, type TestBrowser } from '#app/testing/browser.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PRODUCTION = {
  PORTICO_MODE: 'production',
  DATABASE_URL: 'postgres://app@db.example/portico',
  MAIL_URL: 'outbox:',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
}
const EMAIL = 'first.admin@sps.example'
const PASSWORD = 'a few words to remember'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], PRODUCTION)
})
afterAll(() => site.close())

const call = (browser: TestBrowser, method: 'GET' | 'POST', url: string, payload?: object) =>
  site.app.inject({
    method,
    url,
    payload,
    headers: {
      host: 'sps.localhost',
      origin: 'https://sps.localhost',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })

const enterPassword = async (browser: TestBrowser) => {
  await browser.follow(await browser.get('/system/sling/login.html?resource=/us/en/back-office'))
  const form = browser.address().pathname
  return { form, posted: await browser.submit(form, { email: EMAIL, password: PASSWORD }) }
}
const goOn = async (browser: TestBrowser, posted: Awaited<ReturnType<TestBrowser['get']>>) => {
  const atCallback = await browser.get(String(posted.headers.location))
  return browser.get(String(atCallback.headers.location))
}
const ADMIN_ONLY = '/api/back-office/v1/people'

test('the first admin of a live site comes from the invitation to a working back office [T-103]', async () => {
  const { services } = site
  await withTenant(services.db, 'sps', (tx) =>
    invitePerson({ services, tenant: 'sps', tx, by: null }, { email: EMAIL, role: 'admin' }),
  )
  const mails = await readMails(site, { tenant: 'sps' } as never)
  const link = readLink(mails.find(({ toAddress }) => toAddress === EMAIL))
  const browser = openBrowser(site, 'sps.localhost')
  const token = new URL(link, 'https://sps.localhost').searchParams.get('token') ?? ''
  const chosen = await browser.submit(link.split('?')[0] ?? '', { token, password: PASSWORD, again: PASSWORD })
  expect(chosen.statusCode).toBe(200)

  const first = await enterPassword(browser)
  expect((await goOn(browser, first.posted)).headers.location).toBe('/us/en/secure/my-account#sign-in-and-security')
  expect((await call(browser, 'GET', ADMIN_ONLY)).statusCode).toBe(404)
  expect((await call(browser, 'GET', '/api/me/second-factor')).json()).toMatchObject({ isRequired: true, isProven: false })

  const proven = await call(browser, 'POST', '/api/me/reauthentication', { currentPassword: PASSWORD })
  const cookie = proven.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const withProof = (url: string, payload?: object) =>
    site.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        host: 'sps.localhost',
        origin: 'https://sps.localhost',
        cookie: [...[...browser.cookies].map(([name, value]) => `${name}=${value}`), cookie].join('; '),
      },
    })
  const { secret } = (await withProof('/api/me/authenticator')).json<{ secret: string }>()
  const codeAt = appOf(site, secret)
  expect((await withProof('/api/me/authenticator/confirmation', { code: codeAt(-1) })).statusCode).toBe(200)
  expect((await call(browser, 'GET', ADMIN_ONLY)).statusCode).toBe(200)

  const later = openBrowser(site, 'sps.localhost')
  const { form, posted } = await enterPassword(later)
  expect(posted.headers.location).toBe(`${form}/second-step`)
  const arrived = await goOn(later, await later.submit(`${form}/second-step`, { code: codeAt() }))
  expect(arrived.headers.location).toBe('/us/en/back-office')
  expect((await call(later, 'GET', ADMIN_ONLY)).statusCode).toBe(200)
})

test('a stolen session that was never proven with a second factor does nothing of staff [T-103]', async () => {
  const admin = await signInAs(site, 'admin@sps.example', { roles: ['admin', 'author', 'configurator'] })
  const headers = { host: admin.host, cookie: admin.cookie }
  expect((await site.app.inject({ url: ADMIN_ONLY, headers })).statusCode).toBe(404)
  expect((await site.app.inject({ url: '/pif/api/session/userinfo', headers })).json()).not.toHaveProperty('is_staff')
})
