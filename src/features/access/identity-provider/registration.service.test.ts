import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPersonByEmail, hashPassword, insertPeople } from '#foundation/identity/public.server.ts'
import { invitePerson } from '#features/access/identity-provider/invitation.service.ts'
import { de } from '#features/access/identity-provider/texts/de.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const START = Date.UTC(2026, 10, 15)
let nowMs = START
let site: TestApp

beforeAll(async () => {
  const identity = { blockedEmailDomains: ['throwaway.example'], internalEmailDomains: ['halden.example'] }
  site = await openTestApp([], {}, { clock: { now: () => new Date(nowMs) }, tenants: { sps: { identity } } })
})
afterAll(() => site.close())

let networks = 0
const anyNetwork = (): string => `198.51.100.${(networks += 1)}`

const mailsTo = async (email: string, tenant: TenantKey = 'sps') =>
  (await withTenant(site.services.db, tenant, (tx) => listOutbox(tx, 200))).filter((mail) => mail.toAddress === email)
const lastLinkTo = async (email: string): Promise<string> =>
  /http:\/\/sps\.localhost\S+token=\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? ''
const findPerson = (email: string) => withTenant(site.services.db, 'sps', (tx) => findPersonByEmail(tx, email))
const call = (path: string, body: object, remoteAddress = anyNetwork()) =>
  site.app.inject({
    method: 'POST',
    url: `/pif/api/account/v1${path}`,
    payload: body,
    remoteAddress,
    headers: { host: 'sps.localhost', origin: 'http://sps.localhost' },
  })
const ada = (email: string) => ({ email, firstName: 'Ada', lastName: 'Byron' })
const NEW_PASSWORD = 'four-quiet-valves'

const invite = (email: string, role: 'admin' | 'author') =>
  withTenant(site.services.db, 'sps', (tx) =>
    invitePerson({ services: site.services, tenant: 'sps', tx, by: null }, { email, role }),
  )

describe('inviting', () => {
  test('someone new gets a link to choose a password, someone known one to sign in; both have the role', async () => {
    await invite('anna.berg@corp.example', 'admin')
    expect(await mailsTo('anna.berg@corp.example')).toMatchObject([{ template: 'account-invited' }])
    expect(await lastLinkTo('anna.berg@corp.example')).toContain('/us/en/activate?token=')
    expect(await findPerson('anna.berg@corp.example')).toMatchObject({
      status: 'pending',
      givenName: 'Anna',
      roles: ['internal', 'author', 'admin', 'configurator', 'order-viewer', 'case-agent'],
      isInternal: true,
    })

    const known = {
      email: 'kim.author@corp.example',
      givenName: 'Kim',
      familyName: 'Author',
      honId: 'HKIMAUTHOR',
      roles: ['customer' as const],
    }
    await withTenant(site.services.db, 'sps', (tx) => insertPeople(tx, [{ ...known, passwordHash: null }]))
    await invite(known.email, 'author')
    const [mail] = await mailsTo(known.email)
    expect(mail).toMatchObject({ template: 'account-appointed' })
    expect(mail?.text).toContain('http://sps.localhost/system/sling/login.html?resource=')
    expect(mail?.text).not.toContain('token=')
    expect((await findPerson(known.email))?.roles).toEqual(['customer', 'author'])
  })

  test('the same person in a loop sends few mails, the last one with the latest link [T-101]', async () => {
    for (let n = 0; n < 100; n += 1) await invite('often.invited@corp.example', 'author')
    expect((await mailsTo('often.invited@corp.example')).length).toBeLessThanOrEqual(6)
  })
})

describe('registering', () => {
  test('by form: a mail in the visitor’s language, its link, a password that is not easy to guess, a sign-in [T-104]', async () => {
    const browser = openBrowser(site, 'sps.localhost', anyNetwork())
    const page = await browser.get('/de/de/register')
    expect([page.statusCode, page.body.includes('for="firstName">Vorname')]).toEqual([200, true])
    const done = await browser.submit('/de/de/register', ada('ada@corp.example'))
    expect(done.body).toContain('ada@corp.example')
    const [mail] = await mailsTo('ada@corp.example')
    expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse')

    const link = await lastLinkTo('ada@corp.example')
    expect(link).toMatch(/^http:\/\/sps\.localhost\/de\/de\/activate\?token=/)
    const form = await browser.get(link)
    expect(form.body).toContain('ada@corp.example')
    expect((await findPerson('ada@corp.example'))?.status).toBe('pending')

    const token = new URL(link).searchParams.get('token') ?? ''
    const set = (password: string, again = password) => browser.submit('/de/de/activate', { token, password, again })
    expect((await set('short')).statusCode).toBe(400)
    expect((await set('Sommer-2026!')).body).toContain('verwenden viele')
    expect((await set('Ada in tall boots')).body).toContain('Verwenden Sie weder Ihren Namen')
    expect((await set(NEW_PASSWORD, 'something-else')).body).toContain('id="again-error"')
    expect((await set(NEW_PASSWORD)).statusCode).toBe(200)
    const person = await findPerson('ada@corp.example')
    expect(person).toMatchObject({ status: 'active', isNewUser: true, isInternal: false, language: 'de', countryCode: 'DE' })
    expect((await set(NEW_PASSWORD)).statusCode).toBe(410)

    await browser.follow(await browser.get('/system/sling/login.html?resource=/de/de'))
    const posted = await browser.submit(browser.address().pathname, { email: 'Ada@Corp.example', password: NEW_PASSWORD })
    expect(posted.statusCode).toBe(303)
  })

  test('by call [7.10.1]', async () => {
    const answer = await call('/registration/register?appId=portico-sps', {
      ...ada('grace@corp.example'),
      country: 'FR',
      language: 'fr',
    })
    expect(answer.json()).toEqual({ success: true })
    expect((await mailsTo('grace@corp.example'))[0]?.subject).toBe('Confirmez votre adresse e-mail')
  })

  test('someone else’s address cannot be taken: without the mail there is no password', async () => {
    await call('/registration/register', ada('victim@corp.example'))
    await call('/registration/register', { ...ada('victim@corp.example'), firstName: 'Mallory' })
    expect(await findPerson('victim@corp.example')).toMatchObject({ status: 'pending', givenName: 'Ada' })
  })

  test.each([
    ['a blocked domain [5.1.2]', ada('x@throwaway.example')],
    ['a homograph [T-56]', ada('x@h\u0430lden.example')],
    ['no address', ada('nobody')],
    ['a name that is a message', { ...ada('x@corp.example'), firstName: 'Win at https://e.example' }],
    ['two addresses', ada('a@corp.example,b@corp.example')],
  ])('%s is refused', async (_, body) => {
    expect((await call('/registration/register', body)).statusCode).toBe(400)
  })

  test.each([
    ['/us/en/register', 'Addresses of this provider cannot be used here. Please use your company address.'],
    ['/de/de/register', de['email.blocked']],
  ])('%s says why an address of a blocked domain is refused, and keeps what was entered [5.1.4]', async (path, words) => {
    const browser = openBrowser(site, 'sps.localhost', anyNetwork())
    await browser.get(path)
    const page = await browser.submit(path, ada('x@throwaway.example'))
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain(words)
    for (const value of ['x@throwaway.example', 'Ada', 'Byron']) expect(page.body).toContain(`value="${value}"`)
  })

  test('an employee’s domain counts once the address is proven [5.1.3] [T-56]', async () => {
    await call('/registration/register', ada('new@halden.example'))
    expect(await findPerson('new@halden.example')).toMatchObject({ isInternal: false, roles: ['customer'] })
    const browser = openBrowser(site, 'sps.localhost')
    const token = new URL(await lastLinkTo('new@halden.example')).searchParams.get('token') ?? ''
    await browser.submit('/us/en/activate', { token, password: NEW_PASSWORD, again: NEW_PASSWORD })
    expect(await findPerson('new@halden.example')).toMatchObject({ isInternal: true, roles: ['internal'], userType: 'Employee' })
  })

  test('a link is for its own use and its own time', async () => {
    await call('/registration/register', ada('late@corp.example'))
    const token = new URL(await lastLinkTo('late@corp.example')).searchParams.get('token') ?? ''
    const browser = openBrowser(site, 'sps.localhost')
    const choose = (path: string) => browser.submit(path, { token, password: NEW_PASSWORD, again: NEW_PASSWORD })
    expect((await choose('/us/en/reset-password')).statusCode).toBe(410)
    nowMs += 24 * 3_600_000
    expect((await choose('/us/en/activate')).statusCode).toBe(410)
    nowMs = START
  })
})

describe('nobody learns who exists [T-62]', () => {
  beforeAll(async () => {
    await withTenant(site.services.db, 'sps', (tx) =>
      insertPeople(tx, [
        { email: 'known@corp.example', honId: 'H-known', givenName: 'Known', familyName: 'Person', passwordHash: null },
      ]),
    )
  })

  test.each(['/registration/register', '/registration/resend-activation', '/contact-match'])(
    '%s answers the same and takes its time [7.10.1]',
    async (path) => {
      const times: number[] = []
      const ask = async (email: string) => {
        const start = performance.now()
        const answer = await call(path, ada(email))
        times.push(performance.now() - start)
        return [answer.statusCode, answer.json<unknown>()]
      }
      expect(await ask('known@corp.example')).toEqual(await ask(`unknown-${networks}@corp.example`))
      expect(Math.min(...times)).toBeGreaterThan(290)
    },
  )

  test('the one who is known is told by mail', async () => {
    const subjects = (await mailsTo('known@corp.example')).map(({ subject }) => subject)
    expect(subjects).toEqual(['You already have an account', 'You already have an account'])
  })

  test('a mailbox is not flooded, and the answer stays the same', async () => {
    for (let n = 0; n < 8; n += 1)
      expect((await call('/registration/register', ada('flooded@corp.example'))).json()).toEqual({ success: true })
    expect(await mailsTo('flooded@corp.example')).toHaveLength(3)
  })

  test('resending an activation in a loop sends few mails [T-101]', async () => {
    await call('/registration/register', ada('resent@corp.example'))
    for (let n = 0; n < 12; n += 1) await call('/registration/resend-activation', { email: 'resent@corp.example' })
    expect((await mailsTo('resent@corp.example')).length).toBeLessThanOrEqual(3)
  })

  test('one network is slowed down', async () => {
    const network = anyNetwork()
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) => call('/contact-match', { email: `probe-${n}@corp.example` }, network)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })
})

describe('a forgotten password', () => {
  test('is replaced through a mail, and every session ends', async () => {
    const passwordHash = await hashPassword('the-old-password')
    await withTenant(site.services.db, 'sps', (tx) =>
      insertPeople(tx, [
        {
          email: 'forgot@sps.example',
          honId: 'H-f',
          givenName: 'F',
          familyName: 'P',
          passwordHash,
          language: 'pl',
          countryCode: 'PL',
        },
      ]),
    )
    const elsewhere = await signInAs(site, 'forgot@sps.example')
    const browser = openBrowser(site, 'sps.localhost', anyNetwork())
    expect((await browser.submit('/us/en/forgot-password', { email: 'forgot@sps.example' })).body).toContain('Check your mail')
    expect((await mailsTo('forgot@sps.example'))[0]?.subject).toBe('Wybierz nowe hasło')
    const link = await lastLinkTo('forgot@sps.example')
    expect((await browser.get(link)).body).toContain('name="again"')
    const token = new URL(link).searchParams.get('token') ?? ''
    const weak = { token, password: 'Portico-demo-1', again: 'Portico-demo-1' }
    expect((await browser.submit('/pl/pl/reset-password', weak)).body).toContain('Nie używaj nazwy tej witryny')
    const done = await browser.submit('/pl/pl/reset-password', { token, password: NEW_PASSWORD, again: NEW_PASSWORD })
    expect(done.statusCode).toBe(200)
    const details = await site.app.inject({
      url: '/pif/api/session/details',
      headers: { host: elsewhere.host, cookie: elsewhere.cookie },
    })
    expect(details.json()).toEqual({ session_valid: false })
    expect((await mailsTo('forgot@sps.example'))[0]?.subject).toBe('Twoje hasło zostało zmienione')
  })
})

describe('the simplified registration [2.1.6]', () => {
  const PAGE = '/us/en/secure/account/simplified-register'
  test('is for people who are signed in', async () => {
    const answer = await openBrowser(site, 'sps.localhost').get(PAGE)
    expect(answer.headers.location).toBe(
      `/system/sling/login.html?${new URLSearchParams({ resource: PAGE, appId: 'portico-sps' })}`,
    )
  })

  test('asks for what is missing, then the person is new no longer', async () => {
    const { cookie, host } = await signInAs(site, 'newcomer@sps.example', { isNewUser: true })
    const submit = (fields: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url: PAGE,
        payload: new URLSearchParams(fields).toString(),
        headers: { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      })
    const page = await site.app.inject({ url: PAGE, headers: { host, cookie } })
    expect(page.body).toContain('href="/pif/api/account/v1/registration/cancel?appId=portico-sps"')
    const incomplete = await submit({ firstName: 'Ada', lastName: 'Byron', jobTitle: '', phone: '' })
    expect([incomplete.statusCode, incomplete.body.includes('id="jobTitle-error"')]).toEqual([400, true])
    const done = await submit({ firstName: 'Ada', lastName: 'Byron', jobTitle: 'Buyer', phone: '+1 555 0100' })
    expect(done.headers.location).toBe('/us/en/secure/sps-home')
    expect(await findPerson('newcomer@sps.example')).toMatchObject({ isNewUser: false, jobTitle: 'Buyer', givenName: 'Ada' })
  })
})

describe('e-mail domains', () => {
  const list = async (path: string, host = 'sps.localhost') =>
    (await site.app.inject({ url: path, headers: { host } })).json<unknown>()
  test('are listed for both readings, tenant by tenant [3.7.5, 7.5.2]', async () => {
    expect(await list('/sm/api/domains/blocked?appId=portico-sps')).toEqual([
      { emailDomainName: 'throwaway.example', emailDomain: 'throwaway.example' },
    ])
    expect(await list('/sm/api/domains/internal')).toMatchObject([{ emailDomainName: 'halden.example' }])
    expect(await list('/sm/api/domains/internal', 'aerobt.localhost')).toEqual([])
  })
})
