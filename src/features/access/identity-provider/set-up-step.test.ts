import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givePassword, PASSWORD, readMails } from '#app/testing/person-calls.ts'
import { openBrowser, type TestBrowser } from '#app/testing/browser.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createTestClock } from '#app/testing/test-clock.ts'
import { appOf } from '#foundation/second-factor/testing/factor-calls.ts'
import { withTenant } from '#platform/database/database.ts'

const HOST = 'process.localhost'
let site: TestApp
const clock = createTestClock()
beforeAll(async () => {
  site = await openTestApp([], {}, { clock, tenants: { process: { identity: { secondFactorRoles: ['customer'] } } } })
})
afterAll(() => site.close())

const addPerson = async (email: string): Promise<SignedIn> => {
  const person = await signInAs(site, email)
  await givePassword(site, person)
  return person
}
const enterPassword = async (browser: TestBrowser, email: string) => {
  await browser.follow(await browser.get('/system/sling/login.html?resource=/us/en/products'))
  const form = browser.address().pathname
  const posted = await browser.submit(form, { email, password: PASSWORD })
  return { form, posted }
}
const secretOn = (page: string): string => {
  const [, shown = ''] = /secret into the app:[^<]*<code>([A-Z2-7 ]+)<\/code>/.exec(page.replaceAll('<!-- -->', '')) ?? []
  return shown.replaceAll(' ', '')
}
const userOf = async (browser: TestBrowser) => (await browser.get('/pif/api/session/userinfo')).json()
const findStored = ({ tenant, personId }: SignedIn) =>
  withTenant(site.services.db, tenant, (tx) =>
    tx.selectFrom('authenticator').select('confirmedAt').where('personId', '=', personId).executeTakeFirst(),
  )

describe('a customer who has to have a second factor and has none', () => {
  test('sets an app up before there is a session, and needs it from then on [T-103]', async () => {
    const person = await addPerson('new@process.example')
    clock.hold()
    const browser = openBrowser(site, HOST)
    const { form, posted } = await enterPassword(browser, 'new@process.example')
    expect(posted.headers.location).toBe(`${form}/set-up`)
    const page = (await browser.follow(posted)).body
    expect(page).toContain('QR code for your authenticator app')
    const codeAt = appOf(site, secretOn(page))
    expect(await userOf(browser)).toEqual({ session_valid: false })

    expect((await browser.submit(`${form}/set-up`, { code: '' })).statusCode).toBe(400)
    const wrong = await browser.submit(`${form}/set-up`, { code: '000000' })
    expect([wrong.statusCode, secretOn(wrong.body)]).toEqual([401, secretOn(page)])
    expect(await findStored(person)).toBeUndefined()

    const done = await browser.submit(`${form}/set-up`, { code: codeAt() })
    expect([done.statusCode, done.body.match(/<li><code>/g)?.length]).toEqual([200, 10])
    expect(await userOf(browser)).toEqual({ session_valid: false })
    expect((await browser.get(`${form}/set-up`)).body).not.toContain('<li><code>')
    const atCallback = await browser.get(String((await browser.submit(`${form}/set-up`, {})).headers.location))
    expect((await browser.get(String(atCallback.headers.location))).headers.location).toBe('/us/en/products')
    expect(await userOf(browser)).toMatchObject({ session_valid: true })
    const mails = await readMails(site, person)
    expect(mails.filter(({ template }) => template === 'authenticator-added')).toHaveLength(1)

    const next = await enterPassword(openBrowser(site, HOST), 'new@process.example')
    expect(next.posted.headers.location).toBe(`${next.form}/second-step`)
  })

  test('leaves no secret behind without its code, and another sign-in has another one [T-103]', async () => {
    const person = await addPerson('victim@process.example')
    const thief = openBrowser(site, HOST)
    const ofThief = secretOn((await thief.follow((await enterPassword(thief, 'victim@process.example')).posted)).body)
    const owner = openBrowser(site, HOST)
    const ofOwner = secretOn((await owner.follow((await enterPassword(owner, 'victim@process.example')).posted)).body)
    expect([ofThief.length, ofOwner.length, ofThief === ofOwner]).toEqual([32, 32, false])
    expect(await findStored(person)).toBeUndefined()
  })

  test('cannot set up a second app past the one that another sign-in has just set up [T-103]', async () => {
    await addPerson('both@process.example')
    clock.hold()
    const [first, second] = [openBrowser(site, HOST), openBrowser(site, HOST)]
    const begin = async (browser: TestBrowser) => {
      const { form, posted } = await enterPassword(browser, 'both@process.example')
      return { address: `${form}/set-up`, codeAt: appOf(site, secretOn((await browser.follow(posted)).body)) }
    }
    const [one, other] = [await begin(first), await begin(second)]
    expect((await first.submit(one.address, { code: one.codeAt() })).statusCode).toBe(200)
    expect((await second.submit(other.address, { code: other.codeAt() })).headers.location).toContain('expired')
    expect(await userOf(second)).toEqual({ session_valid: false })
  })

  test('cannot reach the page without the password', async () => {
    const browser = openBrowser(site, HOST)
    await browser.follow(await browser.get('/system/sling/login.html'))
    expect((await browser.get(`${browser.address().pathname}/set-up`)).headers.location).toContain('expired')
  })
})

test('a session from before the rule is none, and where others need it customers come in as before [T-103]', async () => {
  const before = await signInAs(site, 'before@process.example')
  const elsewhere = await signInAs(site, 'before@sps.example')
  const userAt = async ({ host, cookie }: SignedIn) =>
    (await site.app.inject({ url: '/pif/api/session/userinfo', headers: { host, cookie } })).json()
  expect(await userAt(before)).toEqual({ session_valid: false })
  expect(await userAt(elsewhere)).toMatchObject({ session_valid: true })
})
