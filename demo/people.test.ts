import { expect, test } from 'vitest'
import { listPeople } from '#demo/people.ts'
import { DEMO_TENANTS } from '#demo/tenants.ts'
import { tenantSchema } from '#foundation/tenants/testing/test-settings.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

const EVERYWHERE =
  'buyer single nosoldto nodefault reader accounting logistics csr manager asm bigcsr newcomer greeted referred blocked restricted mover author admin colleague agent author2 admin2 chief approver director deputy requester'.split(
    ' ',
  )

const traitsOf = (who: string) => listPeople('hbtbt').find((person) => person.who === who)?.traits

test.each(TENANT_KEYS)('everyone the demo promises is at %s', (tenant) => {
  const expected = tenant === 'hbtbt' ? [...EVERYWHERE, 'trainee', 'student', 'waiting'] : EVERYWHERE
  const people = listPeople(tenant)
  expect(people.map(({ who }) => who).sort()).toEqual([...expected].sort())
  for (const { who, email } of people) expect(email).toBe(`${who}@${tenant}.example`)
  expect(new Set(people.map(({ givenName }) => givenName)).size).toBe(people.length)
})

test('people keep their ids and nobody shares one', () => {
  const ids = listPeople().map(({ id }) => id)
  expect(ids).toEqual(listPeople().map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true)
})

test.each([
  ['buyer', { isInternalUser: false, ecommerce: 'Approved', soldTo: { count: 3, defaultAt: 1 } }],
  ['single', { ecommerce: 'Approved', soldTo: { count: 1, defaultAt: 0 } }],
  ['nosoldto', { isInternalUser: false, soldTo: { count: 0 } }],
  ['nodefault', { soldTo: { count: 2 } }],
  ['reader', { ecommerce: 'Not Requested', soldTo: { count: 2, defaultAt: 0 } }],
  ['accounting', { ecommerce: 'Approved', userRole: 'accounting' }],
  ['logistics', { ecommerce: 'Approved', userRole: 'logistics' }],
  ['csr', { isInternalUser: true, userType: 'Employee', managerRole: false, favouriteSoldTos: 4 }],
  ['manager', { isInternalUser: true, userType: 'Employee', managerRole: true, favouriteSoldTos: 4 }],
  ['asm', { isInternalUser: true, isAsmUser: true }],
  ['bigcsr', { isInternalUser: true, managerRole: false, favouriteSoldTos: 5000 }],
  ['trainee', { training: { status: 'Approved', lmsUserId: 'LMS-204817' } }],
  ['student', { training: { status: 'Not Requested' } }],
  ['newcomer', { isNewUser: true, portalSignInMessage: expect.stringMatching(/./) }],
  ['greeted', { isNewUser: false, portalSignInMessage: 'Planned maintenance on Sunday from 06:00 UTC.' }],
  ['referred', { serviceLevel: 'Refer to Network' }],
  ['blocked', { contactErrorCode: '401' }],
  ['mover', { tempEmailId: expect.stringContaining('@') }],
  ['author', { roles: expect.arrayContaining(['author']) }],
  ['admin', { roles: expect.arrayContaining(['admin']) }],
  ['chief', { companyRole: 'company-admin', colleagueOf: 'buyer', ecommerce: 'Approved', soldTo: { count: 3, defaultAt: 1 } }],
  ['approver', { companyRole: 'approver', colleagueOf: 'buyer', ecommerce: 'Approved', soldTo: { count: 3, defaultAt: 1 } }],
  ['director', { companyRole: 'approver', colleagueOf: 'buyer', ecommerce: 'Approved', soldTo: { count: 3, defaultAt: 1 } }],
  ['deputy', { companyRole: 'approver', colleagueOf: 'buyer', ecommerce: 'Approved', soldTo: { count: 3, defaultAt: 1 } }],
  ['requester', { companyRole: 'requester', colleagueOf: 'buyer', ecommerce: 'Approved', soldTo: { count: 3, defaultAt: 1 } }],
])('%s is as different as promised', (who, expected) => {
  expect(traitsOf(who)).toMatchObject(expected)
})

test('nodefault has no default account', () => {
  expect(traitsOf('nodefault')?.soldTo.defaultAt).toBeUndefined()
})

test('the one line of business of restricted is on the restricted list of every tenant', () => {
  expect(traitsOf('restricted')?.linesOfBusiness).toHaveLength(1)
  const [line] = traitsOf('restricted')?.linesOfBusiness ?? []
  for (const { config } of DEMO_TENANTS) expect(config.restrictedLinesOfBusiness).toContain(line)
})

test('the five tenants are valid and answer on hosts of their own', () => {
  for (const { colours, ...tenant } of DEMO_TENANTS) {
    expect(tenantSchema.parse(tenant)).toEqual(tenant)
    expect(colours).not.toBe('')
  }
  expect(DEMO_TENANTS.flatMap(({ hosts }) => hosts)).toEqual(TENANT_KEYS.map((key) => `${key}.localhost`))
})
