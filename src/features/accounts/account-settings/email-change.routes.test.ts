import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  actFor,
  callAs,
  followLink,
  readLink,
  readMails,
  readPerson,
  reauthenticate,
} from '#features/accounts/account-settings/testing/person-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createTestClock } from '#app/testing/test-clock.ts'

const EMAIL = '/api/me/email'
const CANCEL = '/sm/api/account/email-change-cancel'
const JSON_TYPE = { headers: { 'content-type': 'application/json' } }

const clock = createTestClock()
let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { clock, tenants: { sps: { identity: { blockedEmailDomains: ['throwaway.example'] } } } })
})
afterAll(() => site.close())

const signInProven = async (...who: [email: string, about?: Parameters<typeof signInAs>[2]]) =>
  reauthenticate(site, await signInAs(site, ...who))
const ask = (who: SignedIn, email: unknown) => callAs(site, who, 'POST', EMAIL, { payload: { email } })
const mailsTo = async (who: SignedIn, address: string) =>
  (await readMails(site, who)).filter(({ toAddress }) => toAddress === address)

describe('changing the e-mail address', () => {
  test('waits until the new address is confirmed, and tells the old one', async () => {
    const maja = await signInProven('maja@sps.example', { language: 'pl', countryCode: 'PL' })
    expect((await ask(maja, ' New.Maja@Example.com ')).json()).toEqual({ success: true })
    expect(await readPerson(site, maja)).toMatchObject({ email: 'maja@sps.example', tempEmail: 'new.maja@example.com' })
    const [mail] = await mailsTo(maja, 'new.maja@example.com')
    expect(mail).toMatchObject({ subject: 'Potwierdź nowy adres e-mail', template: 'email-change' })
    const [notice] = await mailsTo(maja, 'maja@sps.example')
    expect(notice?.text).toContain('new.maja@example.com')
    expect(notice?.text).toContain('http://sps.localhost/pl/pl/account/restore-email?token=')

    const link = readLink(mail)
    expect((await callAs(site, { host: maja.host }, 'HEAD', link)).statusCode).toBe(200)
    expect(await readPerson(site, maja)).toMatchObject({ email: 'maja@sps.example' })
    expect((await followLink(site, maja.host, link)).statusCode).toBe(200)
    expect(await readPerson(site, maja)).toMatchObject({ email: 'new.maja@example.com', tempEmail: null })
    expect((await mailsTo(maja, 'maja@sps.example')).map(({ template }) => template)).toContain('email-changed')
  })

  test('a newer wish makes the older link useless', async () => {
    const piotr = await signInProven('piotr@sps.example')
    await ask(piotr, 'first@example.com')
    await ask(piotr, 'second@example.com')
    const [first] = await mailsTo(piotr, 'first@example.com')
    expect((await followLink(site, piotr.host, readLink(first))).statusCode).toBe(410)
    expect(await readPerson(site, piotr)).toMatchObject({ email: 'piotr@sps.example', tempEmail: 'second@example.com' })
  })

  test('answers the same when the address has an account, and takes nothing from its owner', async () => {
    const owner = await signInAs(site, 'owner@sps.example')
    const taker = await signInProven('taker@sps.example')
    expect((await ask(taker, 'owner@sps.example')).json()).toEqual({ success: true })
    expect((await mailsTo(owner, 'owner@sps.example')).map(({ template }) => template)).toEqual(['email-taken'])
    expect(await readPerson(site, owner)).toMatchObject({ email: 'owner@sps.example' })
  })

  test.each([
    '',
    'no address',
    'a@b',
    'bad@sps.example',
    'x@throwaway.example',
    'x@sub.throwaway.example',
    'x@ехample.com',
    'x@example.com\r\nBcc: y@example.com',
    7,
    `${'a'.repeat(300)}@example.com`,
  ])('answers 400 for %j', async (email) => {
    const person = await signInProven('bad@sps.example')
    const answer = await ask(person, email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details[0].path).toContain('email')
  })

  test('sends few mails for many wishes [T-63]', async () => {
    const eager = await signInProven('eager@sps.example')
    for (let call = 0; call < 40; call += 1) await ask(eager, `target${call}@example.com`)
    const sent = (await readMails(site, eager)).filter(({ toAddress }) => toAddress.startsWith('target'))
    expect(sent.length).toBeLessThanOrEqual(3)
  })

  test('is refused to anonymous visitors, to other tenants and to employees who act for someone', async () => {
    const person = await signInAs(site, 'person@sps.example')
    const other = await signInAs(site, 'person@process.example')
    expect((await callAs(site, { host: person.host }, 'POST', EMAIL, { payload: { email: 'x@example.com' } })).statusCode).toBe(
      401,
    )
    expect((await ask({ ...other, host: person.host }, 'x@example.com')).statusCode).toBe(401)
    const asm = await signInAs(site, 'asm@sps.example', { isInternal: true, isAsm: true, userType: 'Employee' })
    await actFor(site, asm, person)
    expect((await ask(asm, 'x@example.com')).json()).toMatchObject({ code: 'acting_personal' })
    expect(await readPerson(site, person)).toMatchObject({ tempEmail: null })
  })
})

describe('cancelling the change', () => {
  test('takes it back with or without the application’s id, without a body [7.1.11]', async () => {
    for (const query of ['', '?appId=portico-sps']) {
      const mover = await signInProven(`mover${query.length}@sps.example`)
      await ask(mover, `moved${query.length}@example.com`)
      const answer = await callAs(site, mover, 'PUT', `${CANCEL}${query}`, JSON_TYPE)
      expect(answer.json()).toEqual({ success: true })
      expect(await readPerson(site, mover)).toMatchObject({ tempEmail: null })
      const [mail] = await mailsTo(mover, `moved${query.length}@example.com`)
      expect((await followLink(site, mover.host, readLink(mail))).statusCode).toBe(410)
    }
  })

  test('is safe to repeat, and throttled [T-63]', async () => {
    clock.hold()
    const mover = await signInAs(site, 'again@sps.example', { tempEmail: 'x@example.com' })
    const statuses: number[] = []
    for (let call = 0; call < 30; call += 1) statuses.push((await callAs(site, mover, 'PUT', CANCEL, JSON_TYPE)).statusCode)
    expect(statuses.slice(0, 2)).toEqual([200, 200])
    expect(statuses.at(-1)).toBe(429)
  })

  test('touches only one’s own change', async () => {
    const [one, two] = [
      await signInAs(site, 'one@sps.example', { tempEmail: 'one@example.com' }),
      await signInAs(site, 'two@sps.example', { tempEmail: 'two@example.com' }),
    ]
    const namesake = await signInAs(site, 'one@hpsbt.example', { tempEmail: 'one@example.com' })
    await callAs(site, one, 'PUT', CANCEL, JSON_TYPE)
    expect(await readPerson(site, two)).toMatchObject({ tempEmail: 'two@example.com' })
    expect(await readPerson(site, namesake)).toMatchObject({ tempEmail: 'one@example.com' })
  })

  test('is refused to anonymous visitors, from foreign pages and for another site [T-63]', async () => {
    const mover = await signInAs(site, 'guarded@sps.example', { tempEmail: 'guarded@example.com' })
    const origin = { headers: { ...JSON_TYPE.headers, origin: 'https://evil.example' } }
    expect((await callAs(site, { host: mover.host }, 'PUT', CANCEL, JSON_TYPE)).statusCode).toBe(401)
    expect((await callAs(site, mover, 'PUT', CANCEL, origin)).statusCode).toBe(403)
    expect((await callAs(site, mover, 'PUT', `${CANCEL}?appId=portico-hbtbt`, JSON_TYPE)).statusCode).toBe(400)
    expect(await readPerson(site, mover)).toMatchObject({ tempEmail: 'guarded@example.com' })
  })
})

test('a link that nobody sent leads nowhere', async () => {
  for (const link of ['/us/en/account/confirm', '/us/en/account/confirm?token=x'])
    expect((await callAs(site, { host: 'sps.localhost' }, 'GET', link)).statusCode).toBe(410)
  expect((await callAs(site, { host: 'sps.localhost' }, 'GET', '/xx/en/account/confirm?token=x')).statusCode).toBe(404)
})
