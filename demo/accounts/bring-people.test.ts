import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPeople } from '#demo/people.ts'
import { bringTestPeople, listTestPeople } from '#demo/testing/bring-test-people.ts'
import { openAccountDirectory } from '#foundation/accounts/public.server.ts'
import { findPersonByEmail, verifyPassword } from '#foundation/identity/public.server.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

/** One site shows that thousands of accounts of one person are possible. */
const listOf = (tenant: TenantKey) => (tenant === 'hbtbt' ? listPeople(tenant) : listTestPeople(tenant))

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await bringTestPeople(site, TENANT_KEYS, listOf)
})
afterAll(() => site.close())

const listOwnSoldTos = (tx: Tx, id: string) => openAccountDirectory(tx).listOwnSoldTos(id)
const listFavouriteSoldTos = (tx: Tx, id: string) => openAccountDirectory(tx).listFavouriteSoldTos(id)
const listToolAccess = (tx: Tx, id: string) => openAccountDirectory(tx).listToolAccess(id)

const read = <T>(tenant: TenantKey, who: string, work: (tx: Tx, id: string) => Promise<T>): Promise<T> =>
  withTenant(site.services.db, tenant, async (tx) => {
    const person = await findPersonByEmail(tx, `${who}@${tenant}.example`)
    if (!person) throw new Error(`${who} is not there`)
    return work(tx, person.id)
  })

test.each(TENANT_KEYS)('everyone of %s is there with their company, and a second seeding changes nothing', async (tenant) => {
  const list = () => withTenant(site.services.db, tenant, (tx) => tx.selectFrom('person').selectAll().orderBy('email').execute())
  const before = await list()
  expect(before.map(({ email }) => email)).toEqual(
    listPeople(tenant)
      .map(({ email }) => email)
      .sort(),
  )
  expect(before.every(({ companyId }) => companyId !== null)).toBe(true)
  await bringTestPeople(site, [tenant], listOf)
  const after = await list()
  // The hash has a salt of its own each time, each row is younger, and so is each company.
  const differing = { passwordHash: '', changedAt: undefined, revalidatedAt: undefined, companyId: undefined }
  const bare = (rows: typeof before) => rows.map((row) => ({ ...row, ...differing }))
  expect(bare(after)).toEqual(bare(before))
  expect(await verifyPassword('Portico-demo-1', after[0]?.passwordHash)).toBe(true)
})

test.each(TENANT_KEYS)(
  'buyer of %s orders for three accounts in several currencies, the second is the default',
  async (tenant) => {
    const accounts = await read(tenant, 'buyer', listOwnSoldTos)
    expect(accounts.map(({ isDefault }) => isDefault)).toEqual([false, true, false])
    expect(new Set(accounts.flatMap(({ currencies }) => currencies)).size).toBeGreaterThan(1)
    expect(accounts[2]?.number).toMatch(/^[A-Z]\d+$/)
    expect(accounts.every(({ toolAccess }) => toolAccess === null || toolAccess.includes('OrdersReturns'))).toBe(true)
  },
)

test('accounts are as many as promised, with the promised default', async () => {
  const defaults = async (who: string) => (await read('sps', who, listOwnSoldTos)).map(({ isDefault }) => isDefault)
  expect(await defaults('single')).toEqual([true])
  expect(await defaults('nosoldto')).toEqual([])
  expect(await defaults('nodefault')).toEqual([false, false])
  expect(await defaults('reader')).toEqual([true, false])
})

test('employees keep customers’ accounts at hand: four, or five thousand', async () => {
  expect((await read('hbtbt', 'csr', listFavouriteSoldTos)).map(({ isDefault }) => isDefault)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(await read('hbtbt', 'bigcsr', listFavouriteSoldTos)).toHaveLength(5000)
  expect(await read('hbtbt', 'buyer', listFavouriteSoldTos)).toEqual([])
})

test('some accounts lack the ordering tool, some are not enabled, some have the number of one in another ERP', async () => {
  const accounts = await read('aerobt', 'accounting', listOwnSoldTos)
  expect(accounts.some(({ toolAccess }) => toolAccess !== null && !toolAccess.includes('OrdersReturns'))).toBe(true)
  expect(accounts.some(({ isEcomEnabled }) => !isEcomEnabled)).toBe(true)
  const [first] = accounts
  const same = accounts.filter(({ number }) => Number(number) === Number(first?.number))
  expect(same.map(({ number, erpId }) => [number, erpId])).toEqual([
    [first?.number, 'AE1'],
    [first?.number, 'AE2'],
  ])
})

test('buyer’s tools stand at every status, and who never asked has Not Requested', async () => {
  const statuses = async (tenant: TenantKey, who: string) =>
    Object.fromEntries((await read(tenant, who, listToolAccess)).map(({ masterToolId, status }) => [masterToolId, status]))
  expect(await statuses('process', 'buyer')).toMatchObject({
    ecommerce: 'Approved',
    approved: 'Approved',
    pending: 'Pending',
    denied: 'Denied',
    'not-permitted': 'Not Permitted',
    'not-requested': 'Not Requested',
    'group-primary': 'Approved',
  })
  expect(await statuses('process', 'reader')).toMatchObject({ ecommerce: 'Not Requested', 'group-primary': 'Not Requested' })
  expect(await read('hbtbt', 'trainee', listToolAccess)).toContainEqual({
    masterToolId: 'training',
    name: 'Training',
    status: 'Approved',
    lmsUserId: 'LMS-204817',
  })
  expect(await statuses('hbtbt', 'student')).toMatchObject({ training: 'Not Requested' })
})
