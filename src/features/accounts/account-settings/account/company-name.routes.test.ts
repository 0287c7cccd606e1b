import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCompanies } from '#foundation/accounts/testing/insert-accounts.ts'
import { actFor, callAs, readMails } from '#features/accounts/account-settings/testing/person-calls.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createTestClock } from '#app/testing/test-clock.ts'

const NAME = '/api/me/company-name'
const kind = { customerType: 'Direct', customerGroup: 'Key Account', lineOfBusiness: 'Service' }
const NORTHLINE = { id: '00000000-0000-8000-8000-000000000001', number: '400100', name: 'Northline', ...kind }
const OTHER = { id: '00000000-0000-8000-8000-000000000002', number: '400200', name: 'Südwerk', ...kind }

const clock = createTestClock()
let site: TestApp
let buyer: SignedIn
let neighbour: SignedIn
beforeAll(async () => {
  site = await openTestApp([], {}, { clock })
  await withTenant(site.services.db, 'sps', (tx) => insertCompanies(tx, [NORTHLINE, OTHER]))
  buyer = await signInAs(site, 'buyer@sps.example', { companyId: NORTHLINE.id })
  neighbour = await signInAs(site, 'neighbour@sps.example', { companyId: OTHER.id })
})
afterAll(() => site.close())

const ask = (who: SignedIn, name: unknown) => callAs(site, who, 'POST', NAME, { payload: { name } })
const readCompany = async (who: SignedIn) => (await callAs(site, who, 'GET', '/api/me/profile')).json().company

test('another name waits to be checked, is told to the person, and changes nothing yet [2.19.2]', async () => {
  expect((await ask(buyer, ' Northline Marine & Co. ')).json()).toEqual({ success: true })
  expect(await readCompany(buyer)).toMatchObject({ name: 'Northline', requestedName: 'Northline Marine & Co.' })
  expect(await readCompany(neighbour)).toMatchObject({ name: 'Südwerk', requestedName: null })
  const [mail] = await readMails(site, buyer)
  expect(mail).toMatchObject({ toAddress: 'buyer@sps.example', template: 'company-name' })
  expect(mail?.text).toContain('“Northline” to “Northline Marine & Co.”')
})

test('a later wish takes the place of an earlier one, and withdrawn there is none', async () => {
  await ask(buyer, 'Northline Offshore')
  expect(await readCompany(buyer)).toMatchObject({ requestedName: 'Northline Offshore' })
  for (let time = 0; time < 2; time += 1) expect((await callAs(site, buyer, 'DELETE', NAME)).json()).toEqual({ success: true })
  expect(await readCompany(buyer)).toMatchObject({ name: 'Northline', requestedName: null })
})

test.each(['', ' ', 'x', 'Südwerk', 'Visit http://evil.example', '<b>Süd</b>', 'a\nb', 'a'.repeat(121), 7])(
  '%j is answered with 400 and leaves nothing behind',
  async (name) => {
    expect((await ask(neighbour, name)).statusCode).toBe(400)
    expect(await readCompany(neighbour)).toMatchObject({ requestedName: null })
  },
)

test('anonymous visitors, people of other tenants and people without a company cannot ask', async () => {
  const other = await signInAs(site, 'buyer@hbtbt.example')
  for (const cookie of ['', other.cookie])
    for (const method of ['POST', 'DELETE'] as const)
      expect((await callAs(site, { host: buyer.host, cookie }, method, NAME, { payload: { name: 'Mine' } })).statusCode).toBe(401)
  const loner = await signInAs(site, 'loner@sps.example')
  expect((await ask(loner, 'Loner Ltd')).statusCode).toBe(404)
})

test('an employee who acts for the customer cannot ask', async () => {
  const asm = await signInAs(site, 'asm@sps.example', { isInternal: true, isAsm: true, userType: 'Employee' })
  await actFor(site, asm, neighbour)
  expect((await ask(asm, 'Nordwerk')).statusCode).toBe(403)
})

test('whoever asks again and again has to wait; the first requests and those of others are taken [T-63]', async () => {
  clock.hold()
  const pushy = await signInAs(site, 'pushy@sps.example', { companyId: OTHER.id })
  const patient = await signInAs(site, 'patient@sps.example', { companyId: OTHER.id })
  const answers: number[] = []
  for (let time = 0; time < 12; time += 1) answers.push((await ask(pushy, `Nordwerk ${time}`)).statusCode)
  const first = answers.indexOf(429)
  expect(first).toBeGreaterThan(1)
  expect(answers.slice(0, first)).toEqual(answers.slice(0, first).map(() => 200))
  expect(answers.slice(first)).toEqual(answers.slice(first).map(() => 429))
  const refused = await ask(pushy, 'Nordwerk 13')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await readCompany(pushy)).toMatchObject({ requestedName: `Nordwerk ${first - 1}` })
  expect((await ask(patient, 'Westwerk')).statusCode).toBe(200)
})
