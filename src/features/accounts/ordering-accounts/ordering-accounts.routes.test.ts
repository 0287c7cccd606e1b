import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAssignedSoldTos, insertFavouriteSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`
const MANY = 10_000
const ACCOUNTS = Array.from({ length: MANY }, (_, at) => ({
  id: idOf(at),
  number: String(at + 1).padStart(10, '0'),
  erpId: 'E1',
  salesOrg: '1000',
  name: `Customer ${at}`,
  city: at % 2 === 0 ? 'Ulm' : 'Lyon',
  postalCode: String(10_000 + at),
  countryCode: 'US',
  defaultCurrency: 'USD',
  customerUnitCurrency: null,
  currencies: ['USD'],
  isEcomEnabled: true,
  toolAccess: null,
  ...(at === 7 ? { number: '0000000001', erpId: 'E2', name: 'Elsewhere' } : {}),
}))

const inTenant = <T>(tenant: string, work: (tx: Tx) => Promise<T>) => withTenant(site.services.db, tenant, work)
let site: TestApp
let csr: SignedIn
let admin: SignedIn
let buyer: SignedIn
let foreignAdmin: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  csr = await signInAs(site, 'csr@sps.example', { isInternal: true, userType: 'Employee' })
  admin = await signInAs(site, 'admin@sps.example', { isInternal: true, userType: 'Employee', roles: ['internal', 'admin'] })
  buyer = await signInAs(site, 'buyer@sps.example')
  foreignAdmin = await signInAs(site, 'admin@process.example', { isInternal: true, roles: ['internal', 'admin'] })
  await inTenant('sps', (tx) => insertSoldTos(tx, ACCOUNTS))
})
afterAll(() => site.close())
beforeEach(() =>
  inTenant('sps', async (tx) => {
    await tx.deleteFrom('assignedSoldTo').execute()
    await insertFavouriteSoldTos(tx, [{ personId: csr.personId, soldToIds: [idOf(0)], defaultAt: 0 }])
    await insertAssignedSoldTos(tx, [{ personId: csr.personId, soldToIds: [0, 1, 2, 7].map(idOf) }])
  }),
)

type Sent = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'; payload?: object; who?: Pick<SignedIn, 'host' | 'cookie'> }
const send = async (url: string, { method = 'GET', payload, who = csr }: Sent = {}) => {
  const { host, cookie } = who
  const headers = { host, cookie, origin: `http://${host}` }
  const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const FAVOURITES = '/pif/api/soldto/favorite/v1/user'
const SERVED = '/api/accounts/v1/served'
const EMPLOYEES = '/api/back-office/v1/employees'
const one = (soldTo: string) => `${FAVOURITES}/soldto/${soldTo}`
type StoredAccounts = { soldToAccounts: { soldToNumber: string; erpId: string; isDefault: boolean }[] }
const listStored = async () =>
  ((await send(FAVOURITES)).body as StoredAccounts).soldToAccounts.map(({ erpId, soldToNumber }) => `${erpId}~${soldToNumber}`)

describe('favourites', () => {
  test('are added, once, and removed, and stay some of the assigned accounts [6.4.2]', async () => {
    for (const soldTo of ['E1~0000000002', '2', 'E1~2'])
      expect(await send(one(soldTo), { method: 'POST' })).toEqual({ status: 200, body: { success: true } })
    expect(await listStored()).toEqual(['E1~0000000001', 'E1~0000000002'])
    expect((await send(one('E1~0000000001'), { method: 'DELETE' })).status).toBe(200)
    expect((await send(one('E1~0000000001'), { method: 'DELETE' })).status).toBe(200)
    expect(await listStored()).toEqual(['E1~0000000002'])
  })

  test.each([
    ['an account of nobody here', '4711000', 404],
    ['an account that was not assigned', 'E1~0000000005', 404],
    ['a number that two ERPs have', '0000000001', 409],
    ['no account', 'E1~1~2', 400],
  ])('%s is refused [T-51, T-52, T-55]', async (_, soldTo, status) => {
    for (const method of ['POST', 'DELETE'] as const)
      expect((await send(one(encodeURIComponent(soldTo)), { method })).status).toBe(status)
    expect(await listStored()).toEqual(['E1~0000000001'])
  })

  test('exist for those who serve customers alone', async () => {
    expect((await send(one('E1~0000000001'), { method: 'POST', who: buyer })).status).toBe(404)
    expect((await send(SERVED, { who: buyer })).status).toBe(404)
    expect((await send(SERVED, { who: { host: 'sps.localhost', cookie: '' } })).status).toBe(401)
    expect((await send(one('E1~0000000001'), { method: 'POST', who: { host: 'sps.localhost', cookie: '' } })).status).toBe(401)
  })
})

test('ten thousand assigned accounts are searched at the server, page by page', async () => {
  await inTenant('sps', (tx) => insertAssignedSoldTos(tx, [{ personId: csr.personId, soldToIds: ACCOUNTS.map(({ id }) => id) }]))
  expect((await send(`${SERVED}?search=lyon&sort=-name&size=100`)).body).toMatchObject({ total: MANY / 2 })
  expect((await send(`${SERVED}?search=%25`)).body).toMatchObject({ total: 0 })
  expect((await send(`${SERVED}?search=0000000001&kept=favourites`)).body).toMatchObject({
    accounts: [{ key: 'E1~0000000001', isFavourite: true }],
    total: 1,
  })
})

describe('assignment', () => {
  const change = (payload: object, who = admin, personId = csr.personId) =>
    send(`${EMPLOYEES}/${personId}/accounts`, { method: 'PATCH', payload, who })
  const readActive = async () => (await send('/api/accounts/v1/active')).body['account']

  test('by an admin gives accounts, and takes them with favourites and the order in hand [T-55]', async () => {
    expect((await change({ assign: ['E1~0000000005', 'E1~0000000002'] })).body).toEqual({ assigned: 1, removed: 0 })
    expect((await send(one('E1~0000000005'), { method: 'POST' })).status).toBe(200)
    expect((await send('/pif/api/soldto/v1/default/E1~0000000005', { method: 'PUT' })).status).toBe(200)
    expect((await change({ remove: ['E1~0000000001', 'E1~0000000005'] })).body).toEqual({ assigned: 0, removed: 2 })
    expect(await listStored()).toEqual([])
    expect(await readActive()).toBeNull()
    const { body } = await send(`${EMPLOYEES}/${csr.personId}/accounts?served=yes`, { who: admin })
    expect(body).toMatchObject({ total: 3, employee: { id: csr.personId } })
    expect((await send(`${EMPLOYEES}?search=csr`, { who: admin })).body).toMatchObject({ total: 1, employees: [{ accounts: 3 }] })
  })

  test('is written to the audit log with who did it', async () => {
    await change({ assign: ['E1~0000000009'] })
    const entries = await inTenant('sps', (tx) =>
      tx.selectFrom('auditEntry').selectAll().where('action', '=', 'accounts.assigned').execute(),
    )
    expect(entries.at(-1)).toMatchObject({ actorId: admin.personId, subjectId: csr.personId })
  })

  test('is an admin’s alone, never for oneself, and of existing accounts and employees of this tenant', async () => {
    const draft = { assign: ['E1~0000000009'] }
    expect((await change(draft, csr)).status).toBe(404)
    expect((await change(draft, buyer)).status).toBe(404)
    expect((await change(draft, { ...admin, cookie: '' })).status).toBe(401)
    expect((await change(draft, admin, admin.personId)).status).toBe(403)
    expect((await change(draft, admin, buyer.personId)).status).toBe(404)
    expect((await change(draft, foreignAdmin)).status).toBe(404)
    expect((await change({ assign: ['E9~0000000009'] })).status).toBe(404)
    expect((await change({ assign: ['9'] })).status).toBe(400)
    expect((await change({ give: ['E1~0000000009'] })).status).toBe(400)
    for (const path of [EMPLOYEES, `${EMPLOYEES}/${csr.personId}/accounts`])
      for (const who of [csr, buyer]) expect((await send(path, { who })).status).toBe(404)
  })
})
