import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, givePassword, PASSWORD, readMails } from '#app/testing/person-calls.ts'
import { ceremonyOf, giveApp, givePasskey } from '#foundation/second-factor/testing/factor-calls.ts'
import { createSoftwareAuthenticator } from '#foundation/second-factor/testing/software-authenticator.ts'
import { storePassword } from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { openBrowser, type TestBrowser } from '#app/testing/browser.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createTestClock } from '#app/testing/test-clock.ts'

let site: TestApp
const clock = createTestClock()
beforeAll(async () => {
  site = await openTestApp([], {}, { clock, tenants: { process: { identity: { secondFactorRoles: ['author'] } } } })
})
afterAll(() => site.close())

const openForm = async (browser: TestBrowser): Promise<string> => {
  await browser.follow(await browser.get('/system/sling/login.html?resource=/us/en/products'))
  return browser.address().pathname
}
/** Follows the provider back to the site, and stops before the page itself. */
const goOn = async (browser: TestBrowser, answer: Awaited<ReturnType<TestBrowser['get']>>) => {
  const atCallback = await browser.get(String(answer.headers.location))
  return browser.get(String(atCallback.headers.location))
}
const startPasskey = async (browser: TestBrowser, form: string): Promise<string> => {
  const answer = await browser.submit(`${form}/passkey/options`, {})
  expect(answer.statusCode).toBe(200)
  return answer.json<{ options: { challenge: string } }>().options.challenge
}
const userOf = async (browser: TestBrowser) => (await browser.get('/pif/api/session/userinfo')).json()
const methodsOf = ({ tenant, personId }: Pick<SignedIn, 'tenant' | 'personId'>) =>
  withTenant(site.services.db, tenant, (tx) =>
    tx
      .selectFrom('session')
      .select(['amr', 'secondFactorAt'])
      .where('personId', '=', personId)
      .orderBy('createdAt', 'desc')
      .executeTakeFirst(),
  )

describe('signing in with a passkey', () => {
  test('needs nothing typed and counts as two factors [T-103]', async () => {
    const { who, key } = await givePasskey(site, await signInAs(site, 'pass@sps.example'))
    clock.advance(1000)
    const browser = openBrowser(site, 'sps.localhost')
    const form = await openForm(browser)
    const answer = key.get(ceremonyOf(site, 'sps.localhost', await startPasskey(browser, form)))
    const posted = await browser.submit(`${form}/passkey`, { answer: JSON.stringify(answer) })
    expect(posted.statusCode).toBe(303)
    const arrived = await goOn(browser, posted)
    expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/us/en/products'])
    expect(await userOf(browser)).toMatchObject({ session_valid: true, sub: 'H-pass@sps.example' })
    expect(await methodsOf(who)).toMatchObject({ amr: ['hwk', 'user', 'mfa'], secondFactorAt: expect.any(Date) })
  })

  test('the page offers it, works without script, and takes the password as before', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    const page = await browser.follow(await browser.get('/system/sling/login.html'))
    expect(page.body).toMatch(/<form[^>]*data-passkey[^>]*data-unused/)
    expect(page.body).toContain('Sign in with a passkey')
    expect(page.body).toContain('autoComplete="username webauthn"')
  })

  test.each([
    ['an unknown passkey', () => createSoftwareAuthenticator(), {}],
    ['another origin', undefined, { origin: 'http://thief.example' }],
    ['a challenge of another sign-in', undefined, { challenge: 'other' }],
  ])('refuses %s [T-103]', async (name, makeKey, changed) => {
    const { key } = await givePasskey(site, await signInAs(site, `${name.replaceAll(' ', '')}@sps.example`))
    const browser = openBrowser(site, 'sps.localhost')
    const form = await openForm(browser)
    const other = openBrowser(site, 'sps.localhost')
    const challenge =
      'challenge' in changed ? await startPasskey(other, await openForm(other)) : await startPasskey(browser, form)
    const ceremony = { ...ceremonyOf(site, 'sps.localhost', challenge), ...('origin' in changed ? changed : {}) }
    const answer = (makeKey?.() ?? key).get(ceremony)
    const posted = await browser.submit(`${form}/passkey`, { answer: JSON.stringify(answer) })
    expect([posted.statusCode, posted.body.includes('could not be confirmed here')]).toEqual([401, true])
    expect(await userOf(browser)).toEqual({ session_valid: false })
  })

  test('an answer is taken once, and a passkey of one site opens nothing on another [T-103]', async () => {
    const { key } = await givePasskey(site, await signInAs(site, 'twice@sps.example'))
    const browser = openBrowser(site, 'sps.localhost')
    const form = await openForm(browser)
    const answer = JSON.stringify(key.get(ceremonyOf(site, 'sps.localhost', await startPasskey(browser, form))))
    expect((await browser.submit(`${form}/passkey`, { answer })).statusCode).toBe(303)
    expect((await browser.submit(`${form}/passkey`, { answer })).statusCode).toBe(401)

    const foreign = openBrowser(site, 'process.localhost')
    const there = await openForm(foreign)
    const crossing = key.get(ceremonyOf(site, 'process.localhost', await startPasskey(foreign, there)))
    expect((await foreign.submit(`${there}/passkey`, { answer: JSON.stringify(crossing) })).statusCode).toBe(401)
  })

  test.each(['', '{', '{}', '[]', 'null'])('the answer %j is none', async (answer) => {
    const browser = openBrowser(site, 'sps.localhost')
    const form = await openForm(browser)
    expect((await browser.submit(`${form}/passkey`, { answer })).statusCode).toBe(401)
  })

  test('without a sign-in under way there is nothing to answer', async () => {
    const browser = openBrowser(site, 'sps.localhost')
    expect((await browser.submit('/us/en/sign-in/abcdefghijkl/passkey/options', {})).statusCode).toBe(404)
    expect((await browser.submit('/us/en/sign-in/abcdefghijkl/passkey', { answer: 'x' })).headers.location).toContain('expired')
    expect((await browser.get('/us/en/sign-in/abcdefghijkl/second-step')).headers.location).toContain('expired')
  })
})

describe('the second step', () => {
  const enterPassword = async (browser: TestBrowser, email: string) => {
    const form = await openForm(browser)
    const posted = await browser.submit(form, { email, password: PASSWORD })
    return { form, posted }
  }

  test('asks for a code after the password, and a code counts once [T-103]', async () => {
    const { who, codeAt } = await giveApp(site, await signInAs(site, 'app@sps.example'))
    clock.advance(1000)
    const browser = openBrowser(site, 'sps.localhost')
    const { form, posted } = await enterPassword(browser, 'app@sps.example')
    expect(posted.headers.location).toBe(`${form}/second-step`)
    expect((await browser.follow(posted)).body).toContain('Confirm that it is you')
    expect(await userOf(browser)).toEqual({ session_valid: false })
    const code = codeAt()
    const right = await browser.submit(`${form}/second-step`, { code })
    expect((await goOn(browser, right)).headers.location).toBe('/us/en/products')
    expect(await methodsOf(who)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'], secondFactorAt: expect.any(Date) })

    const second = openBrowser(site, 'sps.localhost')
    const next = await enterPassword(second, 'app@sps.example')
    expect((await second.submit(`${next.form}/second-step`, { code })).statusCode).toBe(401)
    expect((await second.submit(`${next.form}/second-step`, { code: '' })).statusCode).toBe(400)
    expect(await userOf(second)).toEqual({ session_valid: false })
  })

  test('takes each recovery code once, with a mail, and any of ten [T-103]', async () => {
    const { who, recoveryCodes } = await giveApp(site, await signInAs(site, 'lost@sps.example'))
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    const browser = openBrowser(site, 'sps.localhost')
    const { form } = await enterPassword(browser, 'lost@sps.example')
    const used = await browser.submit(`${form}/second-step`, { code: ` ${code.toUpperCase()} ` })
    expect((await goOn(browser, used)).statusCode).toBe(303)
    expect((await browser.get('/api/me/second-factor')).json()).toMatchObject({ recoveryCodesLeft: 9 })
    const mails = (await readMails(site, who)).filter(({ toAddress }) => toAddress === 'lost@sps.example')
    expect(mails.find(({ template }) => template === 'recovery-code-used')?.text).toContain('Codes left: 9.')

    const again = openBrowser(site, 'sps.localhost')
    const next = await enterPassword(again, 'lost@sps.example')
    expect((await again.submit(`${next.form}/second-step`, { code })).statusCode).toBe(401)
  })

  test('slows down guesses by person, from wherever they come [T-103]', async () => {
    clock.hold()
    const { codeAt } = await giveApp(site, await signInAs(site, 'guessed@sps.example'))
    const statuses: number[] = []
    for (let guess = 0; guess < 7; guess += 1) {
      const browser = openBrowser(site, 'sps.localhost', `198.51.100.${guess}`)
      const { form } = await enterPassword(browser, 'guessed@sps.example')
      statuses.push((await browser.submit(`${form}/second-step`, { code: '000000' })).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    const owner = openBrowser(site, 'sps.localhost')
    const { form } = await enterPassword(owner, 'guessed@sps.example')
    const refused = await owner.submit(`${form}/second-step`, { code: codeAt() })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
  })

  test('ends with a new password, and cannot be reached without the old one [T-73]', async () => {
    const { who, codeAt } = await giveApp(site, await signInAs(site, 'changed@sps.example'))
    const thief = openBrowser(site, 'sps.localhost')
    const { form } = await enterPassword(thief, 'changed@sps.example')
    await withTenant(site.services.db, 'sps', (tx) => storePassword(tx, who.personId, 'x', { now: site.services.clock.now() }))
    expect((await thief.submit(`${form}/second-step`, { code: codeAt() })).headers.location).toContain('expired')
    const stranger = openBrowser(site, 'sps.localhost')
    expect((await stranger.get(`${await openForm(stranger)}/second-step`)).headers.location).toContain('expired')
  })

  test('takes a passkey instead of the code', async () => {
    const signedIn = await signInAs(site, 'both@sps.example')
    await giveApp(site, signedIn)
    const { key } = await givePasskey(site, signedIn)
    const browser = openBrowser(site, 'sps.localhost')
    const { form, posted } = await enterPassword(browser, 'both@sps.example')
    expect((await browser.follow(posted)).body).toContain(`action="${form}/passkey"`)
    const answer = key.get(ceremonyOf(site, 'sps.localhost', await startPasskey(browser, form)))
    expect((await browser.submit(`${form}/passkey`, { answer: JSON.stringify(answer) })).statusCode).toBe(303)
  })

  test('a passkey alone is another way in, unless the role needs a second factor [T-103]', async () => {
    const free = await signInAs(site, 'free@process.example')
    const bound = await signInAs(site, 'author@process.example', { roles: ['customer', 'author'] })
    for (const who of [free, bound]) await givePasskey(site, who)
    const ofFree = await enterPassword(openBrowser(site, 'process.localhost'), 'free@process.example')
    expect(ofFree.posted.headers.location).toContain('/oidc/')
    const ofBound = await enterPassword(openBrowser(site, 'process.localhost'), 'author@process.example')
    expect(ofBound.posted.headers.location).toBe(`${ofBound.form}/second-step`)
  })

  test('whoever needs one and has none is led to set it up, and holds no role of staff until then [T-103]', async () => {
    const author = await signInAs(site, 'new-author@process.example', { roles: ['customer', 'author'] })
    await givePassword(site, author)
    const browser = openBrowser(site, 'process.localhost')
    const { posted } = await enterPassword(browser, 'new-author@process.example')
    expect((await goOn(browser, posted)).headers.location).toBe('/us/en/secure/my-account#sign-in-and-security')
    expect(await userOf(browser)).not.toHaveProperty('is_staff')
    const state = { isRequired: true, isProven: false, passkeys: [] }
    expect((await callAs(site, author, 'GET', '/api/me/second-factor')).json()).toMatchObject(state)
    await givePasskey(site, author)
    expect((await callAs(site, author, 'GET', '/pif/api/session/userinfo')).json()).toMatchObject({ is_staff: true })
    // The other session was proven with the password alone.
    expect(await userOf(browser)).not.toHaveProperty('is_staff')
  })
})
