import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAssignedSoldTos, insertOwnSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`
const ACCOUNTS = ['0000200001', '0000200002'].map((number, at) => ({
  ...{ id: idOf(at), number, erpId: 'SP1', name: `Account ${at}`, defaultCurrency: 'USD', priceList: null, salesOrg: '1000' },
  ...{ city: 'Oslo', postalCode: '0150', countryCode: 'NO', customerUnitCurrency: null, currencies: ['USD'] },
  ...{ isEcomEnabled: true, toolAccess: null },
}))

let site: TestApp
let served: SignedIn
let other: SignedIn
let csr: SignedIn
let agent: SignedIn
let admin: SignedIn
const ids = { served: '', other: '' }
const inSps = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)

const send = (method: 'GET' | 'POST' | 'PUT', url: string, as: SignedIn, payload?: object) =>
  site.app.inject({
    method,
    url,
    headers: { host: as.host, cookie: as.cookie, origin: `http://${as.host}` },
    ...(payload && { payload }),
  })
const at = (id: string, rest = '') => `/api/cases/v1/cases/${id}${rest}`
const list = async (as: SignedIn, query = ''): Promise<string[]> =>
  (await send('GET', `/pif/api/case/v1/case-management-operations?sort=created&${query}`, as))
    .json()
    .rows.map(({ id }: { id: string }) => id)
const create = async (as: SignedIn, subject: string): Promise<string> => {
  const body = { kind: 'question', subject, text: `${subject}, since 4.2.`, priority: 'urgent' }
  return (await send('POST', '/pif/api/case/v1/create-portal-case', as, body)).json().caseNumber
}

beforeAll(async () => {
  site = await openTestApp()
  served = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'single@sps.example')
  csr = await signInAs(site, 'csr@sps.example', { roles: ['internal'], isInternal: true })
  agent = await signInAs(site, 'agent@sps.example', { roles: ['internal', 'case-agent'], isInternal: true })
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin', 'order-viewer'] })
  await inSps(async (tx) => {
    await insertSoldTos(tx, ACCOUNTS)
    await insertOwnSoldTos(tx, [
      { personId: served.personId, soldToIds: [idOf(0)] },
      { personId: other.personId, soldToIds: [idOf(1)] },
    ])
    await insertAssignedSoldTos(tx, [{ personId: csr.personId, soldToIds: [idOf(0)] }])
  })
  ids.served = await create(served, 'Display flickers')
  ids.other = await create(other, 'Pump leaks')
})
afterAll(() => site.close())

test('employees see and answer cases of the customers whom they serve, agents those of all [T-86, T-102]', async () => {
  expect(await list(csr)).toEqual([ids.served])
  expect(await list(agent)).toEqual([ids.served, ids.other])
  expect(await list(admin)).toEqual([])
  expect((await send('GET', at(ids.served), csr)).json().staff).not.toBeNull()
  expect((await send('POST', at(ids.served, '/notes'), csr, { text: 'Known.' })).statusCode).toBe(201)
})

test('a case of somebody else’s customer is not there for them, by any way [T-86, T-102]', async () => {
  for (const who of [csr, admin]) {
    for (const rest of ['', '/customer']) expect((await send('GET', at(ids.other, rest), who)).statusCode, rest).toBe(404)
    const page = `/us/en/support/cases/case-detail.CASE-${ids.other}`
    expect((await send('GET', page, who)).statusCode).toBe(404)
    expect((await send('POST', at(ids.other, '/messages'), who, { text: 'x' })).statusCode).toBe(404)
    expect((await send('POST', at(ids.other, '/notes'), who, { text: 'x' })).statusCode).toBe(404)
    expect((await send('PUT', at(ids.other, '/assignment'), who, { assignedTo: csr.personId })).statusCode).toBe(404)
    expect((await send('POST', at(ids.served, '/merge'), who, { into: ids.other })).statusCode).toBe(404)
    expect(await list(who, 'words=leaks')).toEqual([])
    expect((await send('GET', '/api/home/v1/cards', who)).body).not.toContain('Pump leaks')
  }
})

test('what was handed over is seen, until it is taken away or the account is lost [T-102]', async () => {
  await send('PUT', at(ids.other, '/assignment'), agent, { assignedTo: csr.personId })
  expect(await list(csr)).toEqual([ids.served, ids.other])
  await send('PUT', at(ids.other, '/assignment'), agent, { assignedTo: agent.personId })
  expect(await list(csr)).toEqual([ids.served])
  await inSps((tx) => sql`delete from assigned_sold_to where person_id = ${csr.personId}`.execute(tx))
  expect(await list(csr)).toEqual([])
  expect((await send('GET', at(ids.served), csr)).statusCode).toBe(404)
})
