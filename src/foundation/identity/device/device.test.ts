import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, givePassword, PASSWORD, readMails } from '#app/testing/person-calls.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const SESSIONS = '/api/me/sessions'

const signIn = async (email: string, address: string) => {
  const browser = openBrowser(site, 'sps.localhost', address)
  await browser.follow(await browser.get('/system/sling/login.html?resource=/us/en/products'))
  const posted = await browser.submit(browser.address().pathname, { email, password: PASSWORD })
  const atCallback = await browser.get(String(posted.headers.location))
  await browser.get(String(atCallback.headers.location))
  return browser
}
const reportsTo = async (who: SignedIn, email: string) =>
  (await readMails(site, who)).filter(({ toAddress, template }) => toAddress === email && template === 'new-sign-in')

test('a sign-in from an unknown network is reported once, the first of all is not [T-103]', async () => {
  const email = 'travels@sps.example'
  const who = await signInAs(site, email)
  await givePassword(site, who)
  await signIn(email, '192.0.2.10')
  await signIn(email, '192.0.2.99')
  expect(await reportsTo(who, email)).toEqual([])
  await signIn(email, '198.51.100.7')
  const [mail, ...more] = await reportsTo(who, email)
  expect([mail?.subject, more.length]).toEqual(['New sign-in', 0])
  expect(mail?.text).toContain('198.51.100.…')
  expect(mail?.text).not.toContain('198.51.100.7')
  await signIn(email, '198.51.100.8')
  expect(await reportsTo(who, email)).toHaveLength(1)
  for (const network of [1, 2, 3, 4, 5]) await signIn(email, `203.0.${network}.1`)
  // Someone who travels is not flooded.
  expect(await reportsTo(who, email)).toHaveLength(3)
})

test('a device keeps the name that its owner gave it, and shows no whole address', async () => {
  const email = 'names@sps.example'
  const who = await signInAs(site, email)
  await givePassword(site, who)
  const browser = await signIn(email, '203.0.113.5')
  const listed = async () =>
    (await browser.get(SESSIONS)).json<{ id: string; name: string; network: string; isCurrent: boolean }[]>()
  const current = (await listed()).find(({ isCurrent }) => isCurrent)
  expect(current).toMatchObject({ name: '', network: '203.0.113.…' })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const rename = (
    id: string | undefined,
    payload: object,
    as: { host: string; cookie: string } = { host: 'sps.localhost', cookie },
  ) => callAs(site, as, 'PATCH', `${SESSIONS}/${id}`, { payload })
  expect((await rename(current?.id, { name: ' Work laptop ' })).statusCode).toBe(200)
  expect((await listed()).find(({ isCurrent }) => isCurrent)).toMatchObject({ name: 'Work laptop' })
  const later = await signIn(email, '203.0.113.5')
  expect((await later.get(SESSIONS)).json()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'Work laptop', isCurrent: true })]),
  )

  expect((await rename(current?.id, { name: 'x'.repeat(61) })).statusCode).toBe(400)
  expect((await rename(current?.id, { name: 'x' }, await signInAs(site, 'other@sps.example'))).statusCode).toBe(404)
  expect((await rename(current?.id, { name: 'x' }, await signInAs(site, 'other@process.example'))).statusCode).toBe(404)
  expect((await rename(current?.id, { name: 'x' }, { host: 'sps.localhost', cookie: '' })).statusCode).toBe(401)
})
