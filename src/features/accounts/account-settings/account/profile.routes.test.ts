import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCompanies } from '#foundation/accounts/testing/insert-accounts.ts'
import { actFor, callAs, readPerson } from '#features/accounts/account-settings/testing/person-calls.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const PROFILE = '/api/me/profile'
const COMPANY = {
  id: '00000000-0000-8000-8000-000000000001',
  number: '400100',
  name: 'Northline',
  customerType: 'Direct',
  customerGroup: 'Key Account',
  lineOfBusiness: 'Service',
}
const CHANGES = {
  givenName: 'Łucja',
  familyName: 'O’Brien-Núñez',
  jobTitle: 'Buyer',
  department: 'Purchasing & Logistics',
  functionName: '采购',
  phone: '+48 (22) 555-01.02',
  language: 'pl',
}

let site: TestApp
let buyer: SignedIn
let neighbour: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  await withTenant(site.services.db, 'sps', (tx) => insertCompanies(tx, [COMPANY]))
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Amara', companyId: COMPANY.id, tempEmail: 'new@example.com' })
  neighbour = await signInAs(site, 'neighbour@sps.example', { givenName: 'Nora' })
})
afterAll(() => site.close())

describe('the profile', () => {
  test('tells people who they are, and keeps it to them', async () => {
    const answer = await callAs(site, buyer, 'GET', `${PROFILE}?appId=portico-sps`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json()).toMatchObject({
      givenName: 'Amara',
      email: 'buyer@sps.example',
      tempEmail: 'new@example.com',
      company: { name: 'Northline', number: '400100' },
      isActedFor: false,
    })
    expect(answer.body).not.toContain('passwordHash')
    expect((await callAs(site, neighbour, 'GET', PROFILE)).json()).toMatchObject({ givenName: 'Nora', company: null })
  })

  test('is changed by its owner only', async () => {
    expect((await callAs(site, buyer, 'PUT', PROFILE, { payload: CHANGES })).json()).toEqual({ success: true })
    expect(await readPerson(site, buyer)).toMatchObject(CHANGES)
    expect(await readPerson(site, neighbour)).toMatchObject({ givenName: 'Nora' })
  })

  test('does not exist for anonymous visitors and for people of another tenant', async () => {
    const other = await signInAs(site, 'buyer@hbtbt.example')
    for (const cookie of ['', other.cookie]) {
      expect((await callAs(site, { host: buyer.host, cookie }, 'GET', PROFILE)).statusCode).toBe(401)
      expect((await callAs(site, { host: buyer.host, cookie }, 'PUT', PROFILE, { payload: CHANGES })).statusCode).toBe(401)
    }
  })

  test.each<[string, object]>([
    ['givenName', { givenName: '  ' }],
    ['givenName', { givenName: 'Visit http://evil.example' }],
    ['familyName', { familyName: '<b>' }],
    ['phone', { phone: 'call me' }],
    ['language', { language: 'xx' }],
    ['jobTitle', { jobTitle: 'a'.repeat(81) }],
  ])('answers 400 and names the field %s for %j', async (field, change) => {
    const answer = await callAs(site, neighbour, 'PUT', PROFILE, { payload: { ...CHANGES, ...change } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toMatchObject([{ path: expect.stringContaining(field) }])
  })

  test('takes no field that is not the person’s to change', async () => {
    const answer = await callAs(site, neighbour, 'PUT', PROFILE, { payload: { ...CHANGES, roles: ['admin'] } })
    expect(answer.statusCode).toBe(400)
    expect(await readPerson(site, neighbour)).toMatchObject({ roles: ['customer'], givenName: 'Nora' })
  })

  test('says so while an employee acts for the person', async () => {
    const asm = await signInAs(site, 'asm@sps.example', { isInternal: true, isAsm: true, userType: 'Employee' })
    await actFor(site, asm, neighbour)
    expect((await callAs(site, asm, 'GET', PROFILE)).json()).toMatchObject({ givenName: 'Nora', isActedFor: true })
  })
})
