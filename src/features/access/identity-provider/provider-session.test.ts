import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSessionsOf, hashPassword, storePassword, updatePerson } from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PASSWORD = 'Portico-demo-1'
let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const inSps = <T>(work: (tx: Parameters<Parameters<typeof withTenant>[2]>[0]) => Promise<T>) =>
  withTenant(site.services.db, 'sps', work)

/** Signs in and keeps what an honest browser is told to forget: the built-in provider's own cookies, and a code not used yet. */
const signInGreedily = async (email: string) => {
  const { personId } = await signInAs(site, email)
  const passwordHash = await hashPassword(PASSWORD)
  await inSps((tx) => updatePerson(tx, personId, { passwordHash }))
  const browser = openBrowser(site, 'sps.localhost')
  await browser.follow(await browser.get('/system/sling/login.html?resource=/us/en/products'))
  const resume = await browser.submit(browser.address().pathname, { email, password: PASSWORD })
  const callback = await browser.get(String(resume.headers.location))
  const cookies = [...browser.cookies].filter(([name]) => name.startsWith('sps-oidc'))
  return { personId, browser, callback: String(callback.headers.location), kept: cookies }
}

/** Whether the provider lets someone in who brings nothing but those cookies. */
const isLetInAgain = async (cookies: readonly (readonly [string, string])[]): Promise<boolean> => {
  const start = await openBrowser(site, 'sps.localhost').get('/system/sling/login.html?resource=/us/en/products')
  const { pathname, search } = new URL(String(start.headers.location))
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await site.app.inject({ url: `${pathname}${search}`, headers: { host: 'sps.localhost', cookie } })
  return String(answer.headers.location).includes('code=')
}

test('a sign-in that is over leaves no way in at the built-in provider [T-17]', async () => {
  const { browser, callback, kept } = await signInGreedily('finished@sps.example')
  expect(kept).not.toEqual([])
  expect((await browser.get(callback)).headers.location).toBe('/us/en/products')
  expect(await isLetInAgain(kept)).toBe(false)
})

test.each([
  ['a new password', (personId: string) => inSps((tx) => storePassword(tx, personId, 'x', { now: new Date() }))],
  ['the end of all sessions', (personId: string) => inSps((tx) => endSessionsOf(tx, personId))],
])('%s ends what was begun at the built-in provider before [T-73]', async (what, end) => {
  const { personId, browser, callback, kept } = await signInGreedily(`${what.split(' ').at(-1)}@sps.example`)
  await end(personId)
  expect((await browser.get(callback)).headers.location).toContain('problem=failed')
  expect(browser.cookies.has('sps-token')).toBe(false)
  expect(await isLetInAgain(kept)).toBe(false)
})
