import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPersonByEmail } from '#foundation/identity/public.server.ts'
import {
  callAs,
  followLink,
  givePassword,
  PASSWORD,
  readLink,
  readMails,
  readPerson,
  reauthenticate,
} from '#features/accounts/account-settings/testing/person-calls.ts'
import { ceremonyOf, giveApp, givePasskey } from '#foundation/second-factor/testing/factor-calls.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createTestClock } from '#app/testing/test-clock.ts'

const EMAIL = '/api/me/email'
const REAUTHENTICATION = '/api/me/reauthentication'
const HOUR = 3_600_000

let site: TestApp
const clock = createTestClock()
beforeAll(async () => {
  site = await openTestApp([], {}, { clock })
})
afterAll(() => site.close())

const ask = (who: SignedIn, email: string) => callAs(site, who, 'POST', EMAIL, { payload: { email } })
const mailsTo = async (who: SignedIn, address: string, template: string) =>
  (await readMails(site, who)).filter((mail) => mail.toAddress === address && mail.template === template)
const linkTo = async (who: SignedIn, address: string, template: string) =>
  readLink((await mailsTo(who, address, template)).at(-1))
const isSignedIn = async (who: SignedIn): Promise<boolean> =>
  (await callAs(site, who, 'GET', '/pif/api/session/details')).json<{ session_valid: boolean }>().session_valid
const auditOf = async ({ tenant, personId }: SignedIn): Promise<string[]> =>
  withTenant(site.services.db, tenant, async (tx) =>
    (await tx.selectFrom('auditEntry').select('action').where('subjectId', '=', personId).orderBy('at').execute()).map(
      ({ action }) => action,
    ),
  )

/** Signs in as people do; says where it ended. */
const signInWith = async (email: string, password: string): Promise<number> => {
  const browser = openBrowser(site, 'sps.localhost')
  const form = await browser.follow(await browser.get('/system/sling/login.html?resource=/us/en/products'))
  expect(form.statusCode).toBe(200)
  return (await browser.submit(browser.address().pathname, { email, password })).statusCode
}

/** The thief knows the password, moves the account to a mailbox of their own and chooses another password there. */
const steal = async (name: string) => {
  const owner = await signInAs(site, `${name}@sps.example`)
  const thief = await reauthenticate(site, await signInAs(site, `${name}@sps.example`))
  expect((await ask(thief, `${name}@thief.example`)).statusCode).toBe(200)
  return { owner, thief, old: `${name}@sps.example`, stolen: `${name}@thief.example` }
}
const confirm = async (who: SignedIn, address: string) => followLink(site, who.host, await linkTo(who, address, 'email-change'))

describe('a stolen session', () => {
  test('cannot change the address without the password, nor end the owner’s sessions [T-73]', async () => {
    const owner = await signInAs(site, 'victim@sps.example')
    await givePassword(site, owner)
    const thief = await signInAs(site, 'victim@sps.example')
    const refused = await ask(thief, 'thief@thief.example')
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'reauthentication_required', method: 'password' })
    expect((await callAs(site, thief, 'DELETE', `/api/me/sessions/${owner.sessionId}`)).json()).toMatchObject({
      code: 'reauthentication_required',
    })
    expect(await readPerson(site, owner)).toMatchObject({ email: 'victim@sps.example', tempEmail: null })
    expect(await readMails(site, owner)).toEqual([])
    expect(await isSignedIn(owner)).toBe(true)
  })

  test('gains nothing when the owner gives the password in the same session: the proof stays in one browser [T-73]', async () => {
    const owner = await signInAs(site, 'shared@sps.example')
    const proven = await reauthenticate(site, owner)
    expect((await ask(owner, 'thief@thief.example')).statusCode).toBe(403)
    expect((await callAs(site, proven, 'GET', REAUTHENTICATION)).json()).toEqual({
      method: 'password',
      isFresh: true,
      factors: [],
    })
    clock.shiftTo(300_000)
    expect((await callAs(site, proven, 'GET', REAUTHENTICATION)).json()).toEqual({
      method: 'password',
      isFresh: false,
      factors: [],
    })
    expect((await ask(proven, 'late@example.com')).statusCode).toBe(403)
    clock.shiftTo(0)
  })

  test('opens nothing a minute after its owner proved who they are: the session has a new token [T-17, T-73]', async () => {
    clock.hold()
    const copied = await signInAs(site, 'copied@sps.example')
    const proven = await reauthenticate(site, copied)
    expect([await isSignedIn(copied), await isSignedIn(proven)]).toEqual([true, true])
    clock.shiftTo(60_000)
    expect([await isSignedIn(copied), await isSignedIn(proven)]).toEqual([false, true])
    expect((await callAs(site, proven, 'GET', REAUTHENTICATION)).json()).toMatchObject({ isFresh: true })
    clock.shiftTo(0)
  })

  test('cannot use what another session has proven [T-73]', async () => {
    const one = await reauthenticate(site, await signInAs(site, 'two-sessions@sps.example'))
    const two = await signInAs(site, 'two-sessions@sps.example')
    const proof = one.cookie.split('; ').find((cookie) => cookie.includes('reauthentication'))
    expect(proof).toBeDefined()
    expect((await ask({ ...two, cookie: `${two.cookie}; ${proof}` }, 'x@thief.example')).statusCode).toBe(403)
  })

  test('cannot guess the password: guesses are slowed down like those at the sign-in [T-73]', async () => {
    clock.hold()
    const thief = await signInAs(site, 'guessed@sps.example')
    await givePassword(site, thief)
    const guess = (currentPassword: string) => callAs(site, thief, 'POST', REAUTHENTICATION, { payload: { currentPassword } })
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await guess(`guess ${time}`)).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const late = await guess(PASSWORD)
    expect([late.statusCode, Number(late.headers['retry-after']) > 0, late.cookies]).toEqual([429, true, []])
  })

  test.each([{}, { currentPassword: '' }, { currentPassword: 7 }, { currentPassword: 'x'.repeat(201) }, { password: 'x' }])(
    'sends %j: 400',
    async (payload) => {
      const person = await signInAs(site, 'bad-proof@sps.example')
      expect((await callAs(site, person, 'POST', REAUTHENTICATION, { payload })).statusCode).toBe(400)
    },
  )

  test('needs to be one: anonymous visitors, other tenants and foreign pages are refused', async () => {
    const person = await signInAs(site, 'guarded-proof@sps.example')
    const payload = { currentPassword: PASSWORD }
    const host = 'process.localhost'
    expect((await callAs(site, { host: person.host }, 'POST', REAUTHENTICATION, { payload })).statusCode).toBe(401)
    expect((await callAs(site, { ...person, host }, 'POST', REAUTHENTICATION, { payload })).statusCode).toBe(401)
    const headers = { origin: 'https://evil.example' }
    expect((await callAs(site, person, 'POST', REAUTHENTICATION, { payload, headers })).statusCode).toBe(403)
  })

  test('is ended by a new password, with the change of the address it had begun [T-73]', async () => {
    const { owner, thief, stolen } = await steal('quick')
    const payload = { currentPassword: PASSWORD, newPassword: 'a-much-better-one' }
    expect((await callAs(site, owner, 'POST', '/api/me/password', { payload })).statusCode).toBe(200)
    expect(await isSignedIn(thief)).toBe(false)
    expect((await confirm(owner, stolen)).statusCode).toBe(410)
    expect(await readPerson(site, owner)).toMatchObject({ email: 'quick@sps.example', tempEmail: null })
    expect(await mailsTo(owner, 'quick@sps.example', 'account-changed')).toHaveLength(1)
    expect(await auditOf(owner)).toEqual(expect.arrayContaining(['password-changed', 'email.change-cancelled']))
  })
})

describe('the old address', () => {
  test('gets the account back after the change was confirmed and the password reset [T-73]', async () => {
    const { owner, thief, old, stolen } = await steal('robbed')
    const link = await linkTo(owner, old, 'email-change-notice')
    expect((await confirm(thief, stolen)).statusCode).toBe(200)
    // The thief chooses a password of their own.
    const browser = openBrowser(site, 'sps.localhost')
    await browser.submit('/us/en/forgot-password', { email: stolen })
    const reset = new URL(await linkTo(thief, stolen, 'account-reset'), 'http://sps.localhost')
    const token = reset.searchParams.get('token') ?? ''
    const thiefs = 'four-stolen-valves'
    expect((await browser.submit(reset.pathname, { token, password: thiefs, again: thiefs })).statusCode).toBe(200)
    expect(await signInWith(stolen, thiefs)).toBe(303)

    // Mail programs that open the link change nothing.
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await callAs(site, { host: owner.host }, method, link)).statusCode).toBe(200)
    expect(await readPerson(site, owner)).toMatchObject({ email: stolen })

    expect((await followLink(site, owner.host, link)).body).toContain('Your address is restored')
    expect(await readPerson(site, owner)).toMatchObject({ email: old, tempEmail: null })
    expect(await isSignedIn(thief)).toBe(false)
    for (const password of [thiefs, PASSWORD])
      for (const email of [old, stolen]) expect(await signInWith(email, password)).toBe(401)

    // A new password comes through the old mailbox alone.
    const own = new URL(await linkTo(owner, old, 'account-reset'), 'http://sps.localhost')
    const mine = 'only-the-owner-knows'
    const chosen = { token: own.searchParams.get('token') ?? '', password: mine, again: mine }
    expect((await browser.submit(own.pathname, chosen)).statusCode).toBe(200)
    expect(await signInWith(old, mine)).toBe(303)
    expect(await auditOf(owner)).toEqual(expect.arrayContaining(['email.change-requested', 'email.changed', 'email.restored']))

    const again = await callAs(site, { host: owner.host }, 'GET', link)
    expect([again.statusCode, again.body.includes('This link was used already')]).toEqual([410, true])
    expect((await followLink(site, owner.host, link)).statusCode).toBe(410)
  })

  test('takes away the passkey and the app that the thief has added [T-73]', async () => {
    const { owner, thief, old, stolen } = await steal('factors')
    const { key } = await givePasskey(site, thief)
    await giveApp(site, thief)
    await confirm(thief, stolen)
    expect((await followLink(site, owner.host, await linkTo(owner, old, 'email-change-notice'))).statusCode).toBe(200)
    const browser = openBrowser(site, 'sps.localhost')
    await browser.follow(await browser.get('/system/sling/login.html'))
    const form = browser.address().pathname
    const { options } = (await browser.submit(`${form}/passkey/options`, {})).json<{ options: { challenge: string } }>()
    const answer = JSON.stringify(key.get(ceremonyOf(site, 'sps.localhost', options.challenge)))
    expect((await browser.submit(`${form}/passkey`, { answer })).statusCode).toBe(401)
    const again = await signInAs(site, old)
    expect((await callAs(site, again, 'GET', '/api/me/second-factor')).json()).toMatchObject({
      passkeys: [],
      authenticatorSince: null,
      recoveryCodesLeft: 0,
    })
  })

  test('forgets the session in the browser of whoever restores it while signed in, and nobody else’s', async () => {
    const { owner, old } = await steal('signed-in')
    const other = await signInAs(site, 'bystander@sps.example')
    const url = new URL(await linkTo(owner, old, 'email-change-notice'), 'http://sps.localhost')
    const payload = new URLSearchParams({ token: url.searchParams.get('token') ?? '' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await callAs(site, owner, 'POST', url.pathname, { payload, headers })
    expect(done.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['sps-token', ''],
      ['sps-isAuthenticated', ''],
    ])
    expect((await callAs(site, other, 'POST', url.pathname, { payload, headers })).cookies).toEqual([])
    expect(await isSignedIn(other)).toBe(true)
  })

  test('stops a change that is not confirmed yet', async () => {
    const { owner, thief, old, stolen } = await steal('early')
    expect((await followLink(site, owner.host, await linkTo(owner, old, 'email-change-notice'))).statusCode).toBe(200)
    expect(await readPerson(site, owner)).toMatchObject({ email: old, tempEmail: null })
    expect((await confirm(thief, stolen)).statusCode).toBe(410)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('has 72 hours, and again from the moment the change is made [T-73]', async () => {
    const { owner, thief, old, stolen } = await steal('slow')
    const first = await linkTo(owner, old, 'email-change-notice')
    clock.shiftTo(71 * HOUR)
    expect((await confirm(thief, stolen)).statusCode).toBe(200)
    const second = await linkTo(owner, old, 'email-changed')
    clock.shiftTo(72 * HOUR + 60_000)
    const late = await callAs(site, { host: owner.host }, 'GET', first)
    expect([late.statusCode, late.body.includes('This link is too old')]).toEqual([410, true])
    expect((await followLink(site, owner.host, first)).statusCode).toBe(410)
    expect(await readPerson(site, owner)).toMatchObject({ email: stolen })
    expect((await followLink(site, owner.host, second)).statusCode).toBe(200)
    expect(await readPerson(site, owner)).toMatchObject({ email: old })
    expect(await isSignedIn(thief)).toBe(false)
    clock.shiftTo(0)
  })

  test('is not shut out by further changes, nor by the thief’s own way back [T-73]', async () => {
    const { owner, thief, old, stolen } = await steal('chained')
    const link = await linkTo(owner, old, 'email-change-notice')
    await confirm(thief, stolen)
    expect((await ask(thief, 'chained2@thief.example')).statusCode).toBe(200)
    const thiefsLink = await linkTo(thief, stolen, 'email-change-notice')
    await confirm(thief, 'chained2@thief.example')
    expect((await followLink(site, owner.host, thiefsLink)).statusCode).toBe(200)
    expect(await readPerson(site, owner)).toMatchObject({ email: stolen })
    expect((await followLink(site, owner.host, link)).statusCode).toBe(200)
    expect(await readPerson(site, owner)).toMatchObject({ email: old })
  })

  test('makes every later way back useless', async () => {
    const { owner, thief, old, stolen } = await steal('outrun')
    const link = await linkTo(owner, old, 'email-change-notice')
    await confirm(thief, stolen)
    expect((await ask(thief, 'outrun2@thief.example')).statusCode).toBe(200)
    const thiefsLink = await linkTo(thief, stolen, 'email-change-notice')
    expect((await followLink(site, owner.host, link)).statusCode).toBe(200)
    expect((await followLink(site, owner.host, thiefsLink)).statusCode).toBe(410)
    expect((await confirm(thief, 'outrun2@thief.example')).statusCode).toBe(410)
    expect(await readPerson(site, owner)).toMatchObject({ email: old })
  })

  test('cannot be blocked by registering with it, but is not taken from someone who confirmed it [T-73]', async () => {
    const { owner, thief, old, stolen } = await steal('squatted')
    await confirm(thief, stolen)
    const payload = { email: old, firstName: 'Thief', lastName: 'Again' }
    const register = '/pif/api/account/v1/registration/register'
    expect((await callAs(site, { host: owner.host }, 'POST', register, { payload })).statusCode).toBe(200)
    const link = await linkTo(owner, old, 'email-changed')
    expect((await followLink(site, owner.host, link)).statusCode).toBe(200)
    const holder = await withTenant(site.services.db, 'sps', (tx) => findPersonByEmail(tx, old))
    expect(holder?.id).toBe(owner.personId)

    const other = await steal('moved')
    await confirm(other.thief, other.stolen)
    await signInAs(site, other.old, { honId: 'H-someone-else' })
    const taken = await followLink(site, owner.host, await linkTo(other.owner, other.old, 'email-changed'))
    expect([taken.statusCode, taken.body.includes('belongs to another account now')]).toEqual([409, true])
    expect(await readPerson(site, other.owner)).toMatchObject({ email: other.stolen })
  })

  test('two clicks at once restore once', async () => {
    const { owner, old } = await steal('twice')
    const link = await linkTo(owner, old, 'email-change-notice')
    const answers = await Promise.all([followLink(site, owner.host, link), followLink(site, owner.host, link)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    expect(await mailsTo(owner, old, 'account-reset')).toHaveLength(1)
  })

  test.each(['', 'x', 'x'.repeat(100)])('a link with the token %j leads nowhere', async (token) => {
    const answer = await callAs(site, { host: 'sps.localhost' }, 'GET', `/us/en/account/restore-email?token=${token}`)
    expect(answer.statusCode).toBe(410)
    expect((await callAs(site, { host: 'sps.localhost' }, 'GET', '/xx/en/account/restore-email')).statusCode).toBe(404)
  })

  test('a link of one site opens nothing on another', async () => {
    const { owner, old } = await steal('crossing')
    const link = await linkTo(owner, old, 'email-change-notice')
    expect((await followLink(site, 'process.localhost', link)).statusCode).toBe(410)
    expect((await followLink(site, owner.host, link)).statusCode).toBe(200)
  })
})
