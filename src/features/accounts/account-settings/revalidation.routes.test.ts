import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updatePerson } from '#foundation/identity/public.server.ts'
import { rememberRefusedSignIn } from '#foundation/identity/testing/session-parts.ts'
import {
  actFor,
  callAs,
  followLink,
  readLink,
  readMails,
  readPerson,
} from '#features/accounts/account-settings/testing/person-calls.ts'
import type { Feature } from '#platform/feature.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createTestClock } from '#app/testing/test-clock.ts'

const START = '/pif/api/account/v1/account-revalidate/start'
const ANNUAL = '/pif/api/account/v1/account-revalidate/annual'
const BODY = { incrementCounter: 'Y' }

/** As the sign-in does for someone whose account sleeps. */
const turnAway: Feature = {
  name: 'turn-away',
  routes: (app) => {
    app.get('/test/turn-away/:id', async (request, reply) => {
      await rememberRefusedSignIn(request, reply, (request.params as { id: string }).id)
      return {}
    })
  },
}

const clock = createTestClock()
let site: TestApp
let buyer: SignedIn

beforeAll(async () => {
  site = await openTestApp([turnAway], {}, { clock })
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Maja', isRevalidationRequired: true, language: 'de' })
})
afterAll(() => site.close())

const mailsTo = async (who: SignedIn, address: string) =>
  (await readMails(site, who)).filter(({ toAddress }) => toAddress === address)

describe('validating an account', () => {
  test('sends a link in the person’s language, which validates the account once [7.1.12]', async () => {
    const answer = await callAs(site, buyer, 'PUT', `${START}?appId=portico-sps`, { payload: BODY })
    expect(answer.json()).toEqual({ success: true })
    expect(await readPerson(site, buyer)).toMatchObject({ revalidationCount: 1, isRevalidationRequired: true })
    const [mail] = await mailsTo(buyer, 'buyer@sps.example')
    expect(mail).toMatchObject({ subject: 'Bitte bestätigen Sie Ihr Konto', template: 'revalidation' })
    expect(mail?.text).toContain('Guten Tag Maja')
    const link = readLink(mail)
    expect(link).toMatch(/^\/de\/de\/account\/confirm\?token=/)

    const page = await callAs(site, { host: buyer.host }, 'GET', link)
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(await readPerson(site, buyer)).toMatchObject({ isRevalidationRequired: true })

    expect((await followLink(site, buyer.host, link)).statusCode).toBe(200)
    expect(await readPerson(site, buyer)).toMatchObject({ isRevalidationRequired: false, revalidationCount: 0, status: 'active' })
    expect((await followLink(site, buyer.host, link)).statusCode).toBe(410)
  })

  test('does nothing where there is nothing to validate, whatever the address of the page says [T-19]', async () => {
    const before = (await readMails(site, buyer)).length
    expect((await callAs(site, buyer, 'PUT', START, { payload: BODY })).json()).toEqual({ success: true })
    expect(await readMails(site, buyer)).toHaveLength(before)
    expect(await readPerson(site, buyer)).toMatchObject({ revalidationCount: 0 })
  })

  test('happens once a year too [7.1.13]', async () => {
    const yearly = await signInAs(site, 'yearly@sps.example')
    expect((await callAs(site, yearly, 'PUT', ANNUAL, { payload: { revalidate: 'Y' } })).statusCode).toBe(200)
    const [mail] = await mailsTo(yearly, 'yearly@sps.example')
    expect(mail).toMatchObject({ template: 'annual-revalidation', subject: 'Your yearly account validation' })
  })

  test('writes nothing for someone who is not signed in [T-19]', async () => {
    const before = (await readMails(site, buyer)).length
    for (const [url, payload] of [
      [START, BODY],
      [ANNUAL, { revalidate: 'Y' }],
    ] as const) {
      const answer = await callAs(site, { host: buyer.host }, 'PUT', url, { payload })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ session_valid: false })
    }
    expect(await readMails(site, buyer)).toHaveLength(before)
  })

  test('sends few mails for a hundred calls [T-63]', async () => {
    clock.hold()
    const eager = await signInAs(site, 'eager@sps.example', { isRevalidationRequired: true })
    const statuses: number[] = []
    for (let call = 0; call < 100; call += 1)
      statuses.push((await callAs(site, eager, 'PUT', START, { payload: BODY })).statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await mailsTo(eager, 'eager@sps.example')).length).toBeLessThanOrEqual(3)
  })

  test('is refused from a foreign page [T-63]', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await callAs(site, buyer, 'PUT', START, { payload: BODY, headers })).statusCode).toBe(403)
  })

  test.each([[{}], [{ incrementCounter: 'N' }], [{ incrementCounter: 'Y', status: 'active' }], ['no json']])(
    'answers 400 for %j',
    async (payload) => {
      const headers = { 'content-type': 'application/json' }
      expect((await callAs(site, buyer, 'PUT', START, { payload, headers })).statusCode).toBe(400)
    },
  )

  test('knows nobody of another tenant, and no other tenant’s links', async () => {
    const other = await signInAs(site, 'buyer@hbtbt.example', { isRevalidationRequired: true })
    expect((await callAs(site, { host: buyer.host, cookie: other.cookie }, 'PUT', START, { payload: BODY })).statusCode).toBe(401)
    await callAs(site, other, 'PUT', START, { payload: BODY })
    const link = readLink((await readMails(site, other))[0])
    expect((await followLink(site, buyer.host, link)).statusCode).toBe(410)
    expect(await readPerson(site, other)).toMatchObject({ isRevalidationRequired: true })
  })

  test('is the customer’s own business while an employee acts for them', async () => {
    const asm = await signInAs(site, 'asm@sps.example', { isInternal: true, isAsm: true, userType: 'Employee' })
    const customer = await signInAs(site, 'customer@sps.example', { isRevalidationRequired: true })
    await actFor(site, asm, customer)
    const answer = await callAs(site, asm, 'PUT', START, { payload: BODY })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'acting_personal' })
  })

  test('wakes an account that sleeps, for whoever has just signed in to it and for nobody else', async () => {
    const sleeper = await signInAs(site, 'sleeper@sps.example', { status: 'deactivated' })
    const { host, personId } = sleeper
    expect((await callAs(site, sleeper, 'PUT', START, { payload: BODY })).statusCode).toBe(401)
    const [cookie] = (await callAs(site, { host }, 'GET', `/test/turn-away/${personId}`)).cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/pif/api/account/v1/account-revalidate' })
    const ticket = `${cookie!.name}=${encodeURIComponent(cookie!.value)}`
    expect((await callAs(site, { host, cookie: `${ticket.slice(0, -2)}AA` }, 'PUT', START, { payload: BODY })).statusCode).toBe(
      401,
    )
    expect((await callAs(site, { host, cookie: ticket }, 'PUT', START, { payload: BODY })).statusCode).toBe(200)
    const [mail] = await mailsTo(sleeper, 'sleeper@sps.example')
    expect((await followLink(site, host, readLink(mail))).statusCode).toBe(200)
    expect(await readPerson(site, sleeper)).toMatchObject({ status: 'active' })
    expect((await callAs(site, { host, cookie: ticket }, 'PUT', START, { payload: BODY })).statusCode).toBe(401)
  })

  test('brings nobody back who was denied after the mail was sent', async () => {
    const denied = await signInAs(site, 'denied@sps.example', { isRevalidationRequired: true })
    await callAs(site, denied, 'PUT', START, { payload: BODY })
    await withTenant(site.services.db, 'sps', (tx) => updatePerson(tx, denied.personId, { status: 'denied' }))
    const [mail] = await mailsTo(denied, 'denied@sps.example')
    expect((await followLink(site, denied.host, readLink(mail))).statusCode).toBe(410)
    expect(await readPerson(site, denied)).toMatchObject({ status: 'denied' })
  })
})
