import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStatusDialog } from '#features/accounts/account-settings/public.ts'
import { insertCompanies } from '#foundation/accounts/testing/insert-accounts.ts'
import { findPersonByEmail, hashPassword, insertPeople, updatePerson, type Person } from '#foundation/identity/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'
import { openBrowser, type TestBrowser } from '#app/testing/browser.ts'
import { callAs, followLink, readLink } from '#app/testing/person-calls.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PASSWORD = 'Portico-demo-1'
const HOST = 'sps.localhost'
const ACCOUNT = '/pif/api/account/v1'
const LONG_AGO = new Date('2024-01-01T00:00:00Z')
const COMPANY = randomUUID()
let site: TestApp
let passwordHash: string

const inTenant = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => withTenant(site.services.db, 'sps', work)

beforeAll(async () => {
  site = await openTestApp()
  passwordHash = await hashPassword(PASSWORD)
  const facts = { number: '700100', customerType: 'OEM', customerGroup: 'A', lineOfBusiness: 'Air' }
  await inTenant((tx) => insertCompanies(tx, [{ id: COMPANY, name: 'Baltane Air', ...facts }]))
})
afterAll(() => site.close())

let position = 0
/** Someone whose company is known and who has seen what new customers are shown. */
const YESTERDAY = new Date(Date.now() - 86_400_000)

const makePerson = async (about: Partial<Person>): Promise<string> => {
  position += 1
  const email = `person${position}@sps.example`
  const known = { honId: `H-${position}`, givenName: 'Ada', familyName: 'Byron', passwordHash, emailVerifiedAt: YESTERDAY }
  await inTenant((tx) =>
    insertPeople(tx, [{ ...known, companyId: COMPANY, seenStatuses: ['newBrandCustomer'], ...about, email }]),
  )
  return email
}

/** Through the ordinary sign-in; a browser that nobody used before. */
const signIn = async (email: string) => {
  const browser = openBrowser(site, HOST)
  await browser.follow(await browser.get('/system/sling/login.html?resource=%2Fus%2Fen%2Fproducts'))
  const posted = await browser.submit(browser.address().pathname, { email, password: PASSWORD })
  const atCallback = await browser.get(String(posted.headers.location))
  const { location } = (await browser.get(String(atCallback.headers.location))).headers
  const page = new URL(String(location), `http://${HOST}`)
  return { browser, path: page.pathname, dialog: readStatusDialog(page.search) }
}

const cookieOf = (browser: TestBrowser): string => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const put = async (browser: TestBrowser, path: string, payload: object) => {
  const answer = await callAs(site, { host: HOST, cookie: cookieOf(browser) }, 'PUT', `${path}?appId=portico-sps`, { payload })
  expect(answer.statusCode, answer.body).toBe(200)
}
const close = (browser: TestBrowser, status: string) => put(browser, `${ACCOUNT}/status/seen`, { status })
const change = (email: string, changes: Partial<Person>) =>
  inTenant(async (tx) => updatePerson(tx, (await findPersonByEmail(tx, email))!.id, changes))
const followMail = async (email: string) => {
  const mails = await inTenant((tx) => listOutbox(tx, 100))
  const answer = await followLink(site, HOST, readLink(mails.find(({ toAddress }) => toAddress === email)))
  expect(answer.statusCode).toBe(200)
}

test('someone with nothing to look at gets the page and no dialog', async () => {
  expect(await signIn(await makePerson({}))).toMatchObject({ path: '/us/en/products', dialog: undefined })
})

test.each([
  ['denied', 'deniedPartyStatus'],
  ['deleted', 'deletedStatus'],
  ['deactivated', 'deactivationStatus'],
] as const)('whose account is %s gets %s on the home page and no session [2.10.2]', async (status, flag) => {
  const email = await makePerson({ status })
  const { browser, path, dialog } = await signIn(email)
  expect([path, dialog?.flag]).toEqual(['/us/en', flag])
  expect((await browser.get('/pif/api/session/details')).json()).toMatchObject({ session_valid: false })
  await change(email, { status: 'active' })
  expect((await signIn(email)).dialog).toBeUndefined()
})

test('a deactivated account is used again after its validation mail was followed [2.10.2, 2.10.6]', async () => {
  const email = await makePerson({ status: 'deactivated' })
  const { browser } = await signIn(email)
  await put(browser, `${ACCOUNT}/account-revalidate/start`, { incrementCounter: 'Y' })
  await followMail(email)
  expect((await signIn(email)).dialog).toBeUndefined()
})

test.each([
  ['isRevalidationRequired', { isRevalidationRequired: true }, 'start', { incrementCounter: 'Y' }],
  ['revalidate', { emailVerifiedAt: LONG_AGO, createdAt: LONG_AGO }, 'annual', { revalidate: 'Y' }],
] as const)(
  '%s is shown at each sign-in until the link in its mail was followed [1.0.20, 2.10.2, 2.10.6]',
  async (flag, about, end, body) => {
    const email = await makePerson(about)
    const { browser, path, dialog } = await signIn(email)
    expect([path, dialog?.flag]).toEqual(['/us/en/products', flag])
    await put(browser, `${ACCOUNT}/account-revalidate/${end}`, body)
    expect((await signIn(email)).dialog?.flag).toBe(flag)
    await followMail(email)
    expect((await signIn(email)).dialog).toBeUndefined()
  },
)

test('the yearly validation is one of the things that need the person [1.0.20]', async () => {
  const { browser } = await signIn(await makePerson({ emailVerifiedAt: LONG_AGO, createdAt: LONG_AGO }))
  expect((await browser.get('/api/me/profile')).json()).toMatchObject({ isYearlyRevalidationDue: true })
})

test('an e-mail change that waits is shown until it is cancelled [1.0.20, 2.10.2]', async () => {
  const email = await makePerson({ tempEmail: 'moved@sps.example' })
  const { browser, dialog } = await signIn(email)
  expect(dialog?.flag).toBe('emailChangeStatus')
  await put(browser, '/sm/api/account/email-change-cancel', {})
  expect((await signIn(email)).dialog).toBeUndefined()
})

test('whoever has just registered gets where they wanted to go first [2.10.2]', async () => {
  const { path, dialog } = await signIn(await makePerson({ isNewUser: true, companyId: null, emailVerifiedAt: new Date() }))
  expect(path).toBe('/us/en/products')
  expect(dialog).toBeUndefined()
})

test('a newcomer is shown isNewUser until the registration is complete [2.10.2]', async () => {
  const email = await makePerson({ isNewUser: true })
  const { browser, dialog } = await signIn(email)
  expect(dialog?.flag).toBe('isNewUser')
  const details = { firstName: 'Ada', lastName: 'Byron', jobTitle: 'Buyer', phone: '+1 704 555 0100' }
  expect((await browser.submit('/us/en/secure/account/simplified-register', details)).statusCode).toBe(303)
  expect((await signIn(email)).dialog).toBeUndefined()
})

test('a closed dialog about an unknown company stays closed [2.10.2]', async () => {
  const email = await makePerson({ companyId: null })
  const { browser, dialog } = await signIn(email)
  expect(dialog?.flag).toBe('unidentifiedUser')
  expect((await signIn(email)).dialog?.flag).toBe('unidentifiedUser')
  await close(browser, 'unidentifiedUser')
  expect((await signIn(email)).dialog).toBeUndefined()
})

test('unidentified, then being checked, then identified: each state has its dialog [2.10.2, 2.10.3]', async () => {
  const email = await makePerson({ companyId: null })
  const { browser } = await signIn(email)
  const payload = { payload: JSON.stringify({ soldToNumber: '44711' }), tenantPath: '/content/sps' }
  expect((await browser.submit('/us/en/home.unidentifiedusercases', payload)).statusCode).toBe(200)
  expect((await signIn(email)).dialog?.flag).toBe('csrPendingStatus')

  await change(email, { companyId: COMPANY })
  const identified = await signIn(email)
  expect(identified.dialog).toEqual({ flag: 'identifiedUser', accountName: 'Baltane Air' })
  await close(identified.browser, 'identifiedUser')
  expect((await signIn(email)).dialog).toBeUndefined()
})

test('a case that staff end without a company is not shown any more [2.10.2]', async () => {
  const email = await makePerson({ companyId: null })
  const { browser } = await signIn(email)
  const payload = { payload: JSON.stringify({ soldToNumber: '99887' }), tenantPath: '/content/sps' }
  await browser.submit('/us/en/home.unidentifiedusercases', payload)
  await inTenant((tx) => tx.updateTable('supportCase').set({ status: 'Closed', endedAt: new Date() }).execute())
  expect((await signIn(email)).dialog).toBeUndefined()
})

test('a company without an account of this brand is told once [2.10.2, 2.10.3]', async () => {
  const email = await makePerson({ seenStatuses: [] })
  const { browser, dialog } = await signIn(email)
  expect(dialog).toEqual({ flag: 'newBrandCustomer', accountName: 'Baltane Air' })
  await close(browser, 'newBrandCustomer')
  expect((await signIn(email)).dialog).toBeUndefined()
})

test('only dialogs that end by closing can be marked as seen, and by their person alone', async () => {
  const url = `${ACCOUNT}/status/seen`
  const { browser } = await signIn(await makePerson({}))
  const caller = { host: HOST, cookie: cookieOf(browser) }
  for (const payload of [{ status: 'isRevalidationRequired' }, { status: 'constructor' }, {}])
    expect((await callAs(site, caller, 'PUT', url, { payload })).statusCode).toBe(400)
  const payload = { status: 'newBrandCustomer' }
  expect((await callAs(site, { host: HOST }, 'PUT', url, { payload })).statusCode).toBe(401)
  expect((await callAs(site, { ...caller, host: 'hbtbt.localhost' }, 'PUT', url, { payload })).statusCode).toBe(401)
})
