import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requireOrderingAccount, requirePersonAccount } from '#foundation/accounts/ordering/active-account.service.ts'
import { insertFavouriteSoldTos, insertOwnSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { describeRoles, saveGrant, updatePerson } from '#foundation/identity/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

/** Stands for whatever orders: it changes nothing and says for whom it would. */
const shop: Feature = {
  name: 'shop',
  routes: (app) => {
    app.post('/test/order', { schema: { hide: true } }, (request) => requireOrderingAccount(request))
    app.get<{ Params: { soldTo: string } }>('/test/own/:soldTo', { schema: { hide: true } }, (request) =>
      requirePersonAccount(request, request.params.soldTo),
    )
  },
}

const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`
const ACCOUNTS = [
  { number: '0000000001', erpId: 'E1', name: 'One' },
  { number: '0000000002', erpId: 'E1', name: 'Two' },
  { number: 'H3', erpId: 'E1', name: 'Three' },
  { number: '0000000001', erpId: 'E2', name: 'One elsewhere' },
  { number: '0000000009', erpId: 'E1', name: 'Someone else' },
  { number: '0000000005', erpId: 'E1', name: 'Not enabled', isEcomEnabled: false },
].map((differs, at) => ({
  id: idOf(at),
  salesOrg: '1000',
  city: 'Ulm',
  postalCode: '89073',
  countryCode: 'DE',
  defaultCurrency: 'USD',
  customerUnitCurrency: null,
  currencies: ['USD', 'EUR', 'JPY'],
  isEcomEnabled: true,
  toolAccess: null,
  ...differs,
}))

let site: TestApp
let buyer: SignedIn
let csr: SignedIn
beforeAll(async () => {
  site = await openTestApp([shop], {}, { tenants: { process: { preset: 'process', flags: { soldto_control: true } } } })
})
afterAll(() => site.close())

const inProcess = <T>(work: (tx: Tx) => Promise<T>) => withTenant(site.services.db, 'process', work)

beforeEach(async () => {
  await inProcess(async (tx) => {
    for (const table of ['person', 'soldTo'] as const) await tx.deleteFrom(table).execute()
    await insertSoldTos(tx, ACCOUNTS)
  })
  buyer = await signInAs(site, 'buyer@process.example', { countryCode: 'DE' })
  csr = await signInAs(site, 'csr@process.example', { isInternal: true, userType: 'Employee' })
  await inProcess(async (tx) => {
    await insertOwnSoldTos(tx, [{ personId: buyer.personId, soldToIds: [0, 1, 2, 3, 5].map(idOf), defaultAt: 1 }])
    await insertFavouriteSoldTos(tx, [{ personId: csr.personId, soldToIds: [0, 1].map(idOf), defaultAt: 0 }])
  })
})

type Sent = { method?: 'GET' | 'POST' | 'PUT'; payload?: object; account?: string; who?: Pick<SignedIn, 'host' | 'cookie'> }
const send = async (url: string, { method = 'POST', payload, account, who = buyer }: Sent = {}) => {
  const { host, cookie } = who
  const headers = { host, cookie, origin: `http://${host}`, ...(account === undefined ? {} : { 'x-ordering-account': account }) }
  const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const UPDATE = '/pif/api/account/v1/update-contact-details'
const PUT = '/pif/api/soldto/v1/default/'
const ROLES = '/pif/api/soldto/v1/roles'
const choose = (soldTo: string, more: Sent = {}) => send(UPDATE, { payload: { defaultSoldToNumber: soldTo }, ...more })
const order = (more: Sent = {}) => send('/test/order', more)
const activeKey = async (who = buyer) => (await order({ who })).body['key']

type Contact = { soldToAccounts: { soldToNumber: string; erpId: string; isDefault: boolean; defaultCurrency: string }[] }
const readDefaults = async (who = buyer) => {
  const { body } = await send('/pif/api/account/v1/get-contact-details', { method: 'GET', who })
  return (body as Contact).soldToAccounts.filter(({ isDefault }) => isDefault)
}

describe('the account of a session', () => {
  test('is the person’s default until another is chosen, and then the chosen one on every call [1.0.13] [T-51]', async () => {
    expect((await order()).body).toMatchObject({ key: 'E1~0000000002', number: '0000000002', erpId: 'E1', name: 'Two' })
    expect((await choose('0000000001')).status).toBe(409)
    expect(await choose('E1~1')).toEqual({ status: 200, body: { success: true } })
    expect(await activeKey()).toBe('E1~0000000001')
    expect(await readDefaults()).toMatchObject([{ soldToNumber: '0000000001', erpId: 'E1' }])
  })

  test('becomes the default of sessions to come, and other sessions keep their own choice', async () => {
    const other = await signInAs(site, 'buyer@process.example')
    await choose('H3', { who: other })
    await choose('E1~0000000001')
    expect(await activeKey(other)).toBe('E1~H3')
    expect(await activeKey(await signInAs(site, 'buyer@process.example'))).toBe('E1~0000000001')
  })

  test.each(['0000000009', 'E1~9', '0000000005', 'E9~0000000002', 'h3', '4711'])(
    '%s is not theirs, or not offered here: 404, and the account stays [T-51, 5.7.3]',
    async (soldTo) => {
      const calls = [
        choose(soldTo),
        send(`${PUT}${soldTo}?appId=portico-process`, { method: 'PUT' }),
        send(ROLES, { payload: { soldTo, sbgName: 'process', functionality: 'defaultsoldto' } }),
      ]
      for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
      expect(await activeKey()).toBe('E1~0000000002')
      expect((await send(`/test/own/${soldTo}`, { method: 'GET' })).status).toBe(404)
    },
  )

  test.each([
    ['PUT', `${PUT}E1~0000000001`, undefined, 200],
    ['PUT', `${PUT}H3?appId=portico-process`, undefined, 200],
    ['PUT', `${PUT}1`, undefined, 409],
    ['PUT', `${PUT}2?appId=portico-sps`, undefined, 400],
    ['POST', ROLES, { soldTo: '2', sbgName: 'process', functionality: 'defaultsoldto' }, 200],
    ['POST', ROLES, { soldTo: '2', sbgName: 'sps', functionality: 'defaultsoldto' }, 400],
    ['POST', ROLES, { soldTo: '2', sbgName: 'process', functionality: 'delete' }, 400],
    ['POST', ROLES, { soldTo: '2', sbgName: 'process' }, 400],
    ['POST', UPDATE, { defaultSoldToNumber: '0000000002', soldToChanged: true }, 200],
    ['POST', UPDATE, { defaultSoldToNumber: '2;drop' }, 400],
    ['POST', UPDATE, { defaultSoldToNumber: ['2'] }, 400],
    ['POST', UPDATE, { soldToChanged: true }, 400],
    ['POST', UPDATE, { defaultSoldToNumber: '2', personId: 'x' }, 400],
    ['POST', UPDATE, {}, 400],
  ] as const)('%s %s %j answers %i [7.2.1, 7.2.2, 7.2.3] [T-51]', async (method, url, payload, status) => {
    expect((await send(url, { method, payload })).status).toBe(status)
  })

  test('nobody without a session, and nobody of another tenant, changes anything', async () => {
    const anonymous = { host: 'process.localhost', cookie: 'process-isAuthenticated=true' }
    for (const who of [anonymous, { host: 'sps.localhost', cookie: buyer.cookie }]) {
      expect((await choose('E1~0000000001', { who })).status).toBe(401)
      expect((await order({ who })).status).toBe(401)
    }
    expect(await activeKey()).toBe('E1~0000000002')
  })

  test('a failed commit leaves the account where it was [T-53]', async () => {
    const owner = site.database.owner
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(owner)
    await sql`create constraint trigger fail after insert or update on session_account deferrable initially deferred
      for each row execute function fail()`.execute(owner)
    expect((await choose('E1~0000000001')).status).toBe(500)
    await sql`drop function fail cascade`.execute(owner)
    expect(await activeKey()).toBe('E1~0000000002')
    expect(await readDefaults()).toMatchObject([{ soldToNumber: '0000000002' }])
  })

  test('ten changes at once end with one account, the same for session and default', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => choose(at % 2 === 0 ? 'H3' : 'E1~0000000002')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { rows } = await inProcess((tx) =>
      sql<{ count: number }>`select count(*)::integer as count from person_sold_to where is_default`.execute(tx),
    )
    expect(rows).toEqual([{ count: 1 }])
    expect(await readDefaults()).toHaveLength(1)
  })
})

describe('a page that was drawn for another account', () => {
  test('is refused with both names, and nothing happens, until it names the active one [T-77]', async () => {
    await choose('E1~0000000001', { account: 'E1~0000000002' })
    const refused = await order({ account: 'E1~0000000002' })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'account_changed',
        active: { key: 'E1~0000000001', number: '0000000001', name: 'One' },
        drawnFor: { key: 'E1~0000000002', name: 'Two' },
      },
    })
    expect((await choose('H3', { account: 'E1~2' })).status).toBe(409)
    expect((await send(UPDATE, { payload: { currency: 'EUR' }, account: 'E2~1' })).status).toBe(409)
    expect((await order({ account: 'E1~0000000001' })).body).toMatchObject({ key: 'E1~0000000001', currency: 'USD' })
  })

  test('learns nothing about accounts of others, and bad names are 400', async () => {
    expect((await order({ account: 'E1~0000000009' })).body).toMatchObject({ code: 'account_changed', drawnFor: null })
    expect((await order({ account: 'a b' })).status).toBe(400)
  })
})

describe('without an account', () => {
  test('nothing is ordered until one of several is chosen [4.5.4]', async () => {
    await inProcess((tx) => tx.updateTable('personSoldTo').set({ isDefault: false }).execute())
    expect(await order()).toMatchObject({ status: 409, body: { code: 'account_required' } })
    expect(await readDefaults()).toEqual([])
    expect((await send(UPDATE, { payload: { currency: 'EUR' } })).status).toBe(409)
    await choose('H3')
    expect(await activeKey()).toBe('E1~H3')
  })

  test('the only one is taken, and an account that is taken away is no longer ordered for [4.5.5]', async () => {
    await choose('H3')
    await inProcess((tx) => tx.deleteFrom('personSoldTo').where('soldToId', '=', idOf(2)).execute())
    expect((await order()).status).toBe(409)
    await inProcess((tx) =>
      tx
        .deleteFrom('personSoldTo')
        .where('soldToId', 'in', [idOf(0), idOf(1), idOf(5)])
        .execute(),
    )
    expect(await activeKey()).toBe('E2~0000000001')
  })
})

describe('those who serve customers', () => {
  test('order for their favourites, and no longer when the role or the assignment is gone [4.2.3] [T-55]', async () => {
    expect(await activeKey(csr)).toBe('E1~0000000001')
    expect((await send(`${PUT}E1~2`, { method: 'PUT', who: csr })).status).toBe(200)
    expect(await activeKey(csr)).toBe('E1~0000000002')
    expect((await send(`${PUT}H3`, { method: 'PUT', who: csr })).status).toBe(404)
    await inProcess((tx) => sql`delete from assigned_sold_to where sold_to_id = ${idOf(1)}`.execute(tx))
    expect(await activeKey(csr)).toBe('E1~0000000001')
    await inProcess((tx) => updatePerson(tx, csr.personId, { isInternal: false }))
    expect(await order({ who: csr })).toMatchObject({ status: 409, body: { code: 'account_required' } })
  })

  test('while they act for a customer they choose for their own session, and the customer’s default stays', async () => {
    const actingUntil = new Date(Date.now() + 60_000)
    const actingRoles = describeRoles({ employee: { roles: ['customer'] }, customer: { roles: ['customer'] } })
    await inProcess((tx) => saveGrant(tx, csr.sessionId, { actingFor: buyer.personId, actingUntil, actingRoles }))
    expect((await choose('H3', { who: csr })).status).toBe(200)
    expect((await send(UPDATE, { payload: { currency: 'JPY' }, who: csr })).status).toBe(200)
    expect((await order({ who: csr })).body).toMatchObject({ key: 'E1~H3', currency: 'JPY' })
    expect(await readDefaults(csr)).toMatchObject([{ soldToNumber: 'H3', defaultCurrency: 'JPY' }])
    expect((await order()).body).toMatchObject({ key: 'E1~0000000002', currency: 'USD' })
    await inProcess((tx) => saveGrant(tx, csr.sessionId, { actingFor: null, actingUntil: null, actingRoles: null }))
    expect(await activeKey(csr)).toBe('E1~0000000001')
  })
})

describe('the currency', () => {
  test('is kept with the account, and comes back with it [1.0.13]', async () => {
    expect((await send(UPDATE, { payload: { currency: 'EUR' } })).status).toBe(200)
    expect((await order()).body).toMatchObject({ key: 'E1~0000000002', currency: 'EUR' })
    expect(await readDefaults()).toMatchObject([{ defaultCurrency: 'EUR' }])
    await choose('H3')
    expect((await order()).body).toMatchObject({ key: 'E1~H3', currency: 'USD' })
    await choose('2')
    expect((await order()).body).toMatchObject({ currency: 'EUR' })
  })

  test.each(['PLN', 'eur', 'EURO', '', 7])('%j is none of the account: 400', async (currency) => {
    expect((await send(UPDATE, { payload: { currency } })).status).toBe(400)
    expect((await order()).body).toMatchObject({ currency: 'USD' })
  })

  test('goes with an account that is chosen in the same call, or neither does', async () => {
    await inProcess((tx) =>
      tx
        .updateTable('soldTo')
        .set({ currencies: ['USD'] })
        .where('id', '=', idOf(2))
        .execute(),
    )
    expect((await send(UPDATE, { payload: { defaultSoldToNumber: 'H3', currency: 'EUR' } })).status).toBe(400)
    expect(await activeKey()).toBe('E1~0000000002')
    const both = { defaultSoldToNumber: 'E1~1', currency: 'EUR' }
    expect((await send(UPDATE, { payload: both, account: 'E1~2' })).status).toBe(200)
    expect((await order()).body).toMatchObject({ key: 'E1~0000000001', currency: 'EUR' })
  })
})
