import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertSoldTos, insertOwnSoldTos, insertFavouriteSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { hashPassword, updatePerson } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { notFound } from '#platform/http/errors.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const EMPLOYEE = { isInternal: true, userType: 'Employee', roles: ['internal'] } as const
let site: TestApp
let csr: SignedIn
let buyer: SignedIn
let reader: SignedIn

const inTenant = <T>(tenant: TenantKey, work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, tenant, work)

const giveAccounts = async (tenant: TenantKey, owners: readonly SignedIn[], servant: SignedIn | undefined): Promise<void> => {
  const accounts = owners.map((owner, position) => ({ owner, id: randomUUID(), number: `000010421${position}` }))
  const blank = { erpId: 'A1', salesOrg: '1000', name: 'Northline', city: 'Lyon', postalCode: '69002', countryCode: 'FR' }
  const money = {
    defaultCurrency: 'EUR',
    customerUnitCurrency: 'EUR',
    currencies: ['EUR'],
    isEcomEnabled: true,
    toolAccess: null,
  }
  await inTenant(tenant, async (tx) => {
    await insertSoldTos(
      tx,
      accounts.map(({ id, number }) => ({ ...blank, ...money, id, number })),
    )
    await insertOwnSoldTos(
      tx,
      accounts.map(({ owner, id }) => ({ personId: owner.personId, soldToIds: [id] })),
    )
    // The first customer's account only: the others are nobody's of theirs.
    if (servant) await insertFavouriteSoldTos(tx, [{ personId: servant.personId, soldToIds: [accounts[0]?.id ?? ''] }])
  })
}

beforeAll(async () => {
  site = await openTestApp([
    {
      name: 'probe',
      selectors: [
        { selector: 'change', methods: ['POST'], access: 'signed-in', answer: async () => ({}) },
        { selector: 'look', methods: ['POST'], access: 'signed-in', isReading: true, answer: async () => ({}) },
      ],
      routes: (app) => {
        app.get('/pif/api/probe', async (request) => request.scope.user ?? {})
        app.post('/pif/api/probe', async (request) => request.scope.user ?? {})
        app.put('/pif/api/probe', async () => notFound('thing'))
        app.post('/api/me/password-probe', async () => ({}))
        app.post('/pif/api/slow-probe', { config: { opensNoTransaction: true, access: 'signed-in' } }, async () => ({}))
        app.post('/api/me/email-probe', { config: { opensNoTransaction: true, access: 'signed-in' } }, async () => ({}))
      },
    },
  ])
  csr = await signInAs(site, 'csr@sps.example', { ...EMPLOYEE, givenName: 'Carl', familyName: 'Service' })
  buyer = await signInAs(site, 'buyer@sps.example', { givenName: 'Ada', familyName: 'Buyer' })
  reader = await signInAs(site, 'reader@sps.example', { givenName: 'Rita', familyName: 'Reader_%' })
  await giveAccounts('sps', [buyer, reader], csr)
})
afterAll(() => site.close())

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; body?: object }
const call = ({ host, cookie }: Pick<SignedIn, 'host' | 'cookie'>, { method = 'GET', url, body }: Call) =>
  site.app.inject({ method, url, headers: { host, cookie, origin: `http://${host}` }, ...(body && { payload: body }) })
const actFor = (who: SignedIn, personId: string) => call(who, { method: 'POST', url: '/api/acting', body: { personId } })
const stop = (who: SignedIn) => call(who, { method: 'DELETE', url: '/api/acting' })
const whoAmI = async (who: SignedIn) => call(who, { url: '/pif/api/probe' })
const auditOf = async (who: SignedIn) =>
  (await call(who, { url: '/api/me/audit' })).json().entries as { action: string; actor: object; details: object }[]

beforeEach(async () => {
  await stop(csr)
})

test('the server says who may act: representatives and assisted service, and no customer [1.0.25] [T-55]', async () => {
  const asm = await signInAs(site, 'asm-asks@sps.example', { ...EMPLOYEE, isAsm: true, managerRole: false })
  const mayAct = async (who: SignedIn) => (await call(who, { url: '/api/acting' })).json().mayAct
  expect([await mayAct(csr), await mayAct(asm), await mayAct(buyer)]).toEqual([true, true, false])
})

test('authors and admins act for nobody and find nobody, unless that right is theirs [T-55]', async () => {
  for (const role of ['author', 'admin'] as const) {
    const staff = await signInAs(site, `${role}@sps.example`, { ...EMPLOYEE, roles: ['internal', role] })
    const account = (await inTenant('sps', (tx) => tx.selectFrom('personSoldTo').selectAll().execute()))[0]
    await inTenant('sps', (tx) =>
      insertFavouriteSoldTos(tx, [{ personId: staff.personId, soldToIds: [account?.soldToId ?? ''] }]),
    )
    expect((await call(staff, { url: '/api/acting' })).json()).toEqual({ mayAct: false, acting: null })
    expect((await call(staff, { url: '/api/acting/customers' })).statusCode).toBe(404)
    expect((await actFor(staff, buyer.personId)).statusCode).toBe(404)
    await inTenant('sps', (tx) => updatePerson(tx, staff.personId, { isAsm: true }))
    expect((await call(staff, { url: '/api/acting/customers' })).json().customers).toHaveLength(2)
  }
})

test('a sign-in of a while ago is not enough to begin: the password is asked for again [T-73]', async () => {
  const late = await signInAs(site, 'csr@sps.example')
  const longAgo = new Date(Date.now() - 1_801_000)
  await inTenant('sps', (tx) => tx.updateTable('session').set({ createdAt: longAgo }).where('id', '=', late.sessionId).execute())
  const refused = await actFor(late, buyer.personId)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'reauthentication_required'])
  expect((await whoAmI(late)).json()).not.toHaveProperty('actorId')
  const passwordHash = await hashPassword('Portico-demo-1')
  await inTenant('sps', (tx) => updatePerson(tx, csr.personId, { passwordHash }))
  const body = { currentPassword: 'Portico-demo-1' }
  expect((await call(late, { method: 'POST', url: '/api/me/reauthentication', body })).statusCode).toBe(200)
  expect((await actFor(late, buyer.personId)).statusCode).toBe(200)
})

describe('choosing a customer', () => {
  const search = async (who: SignedIn, text = '') => {
    const answer = await call(who, { url: `/api/acting/customers?search=${encodeURIComponent(text)}` })
    return answer.statusCode === 200 ? (answer.json().customers as { name: string }[]).map(({ name }) => name) : answer.statusCode
  }

  test('a representative finds the customers of the accounts assigned to them, by name, address and account', async () => {
    expect(await search(csr)).toEqual(['Ada Buyer'])
    for (const text of ['ada', 'BUYER@', '0000104210']) expect(await search(csr, text)).toEqual(['Ada Buyer'])
    expect(await search(csr, 'Rita')).toEqual([])
  })

  test('assisted service finds every customer, and no colleague [1.0.29]', async () => {
    const asm = await signInAs(site, 'asm@sps.example', { ...EMPLOYEE, isAsm: true })
    expect(await search(asm)).toEqual(['Ada Buyer', 'Rita Reader_%'])
    expect(await search(asm, '_%')).toEqual(['Rita Reader_%'])
  })

  test('customers are a list: page by page, sorted as asked for', async () => {
    const asm = await signInAs(site, 'asm@sps.example', { ...EMPLOYEE, isAsm: true })
    const list = async (query: string) => (await call(asm, { url: `/api/acting/customers?${query}` })).json()
    expect(await list('size=1&page=2')).toMatchObject({ total: 2, customers: [{ name: 'Rita Reader_%' }] })
    expect(await list('sort=-name&size=1')).toMatchObject({ total: 2, customers: [{ name: 'Rita Reader_%' }] })
    expect(await list('search=ada')).toMatchObject({ total: 1 })
    for (const query of ['sort=email', 'size=101', 'page=0'])
      expect((await call(asm, { url: `/api/acting/customers?${query}` })).statusCode).toBe(400)
  })

  test('to a customer there is nobody to find, whatever they send along [T-55]', async () => {
    expect(await search(buyer)).toBe(404)
    expect((await call(buyer, { url: '/api/acting/customers?asm=true&isInternalUser=true' })).statusCode).toBe(404)
    expect((await call({ host: buyer.host, cookie: '' }, { url: '/api/acting/customers' })).statusCode).toBe(401)
  })
})

describe('acting for a customer', () => {
  test('the employee is seen as the customer until they stop, and both are written down [1.0.28] [T-55]', async () => {
    const started = await actFor(csr, buyer.personId)
    expect(started.json()).toMatchObject({ mayAct: true, acting: { id: buyer.personId, name: 'Ada Buyer', hasEnded: false } })
    expect(started.headers['set-cookie']).toContain('sps-acting=true')
    expect((await whoAmI(csr)).json()).toMatchObject({ id: buyer.personId, actorId: csr.personId, roles: ['customer'] })
    expect((await call(csr, { url: '/api/acting' })).json().acting).toMatchObject({ name: 'Ada Buyer', hasEnded: false })

    expect((await stop(csr)).json()).toEqual({ mayAct: true, acting: null })
    expect((await whoAmI(csr)).json()).toEqual({ id: csr.personId, sessionId: csr.sessionId, roles: ['internal'] })
    expect((await auditOf(buyer)).slice(0, 2)).toMatchObject([
      { action: 'acting.ended', actor: { name: 'Carl Service', isSelf: false } },
      { action: 'acting.started', actor: { name: 'Carl Service', isSelf: false } },
    ])
  })

  test('what is changed in the customer’s name is written down with it, and what fails is not', async () => {
    await actFor(csr, buyer.personId)
    await call(csr, { method: 'POST', url: '/pif/api/probe' })
    await call(csr, { method: 'PUT', url: '/pif/api/probe' })
    await call(csr, { url: '/pif/api/probe' })
    const [latest, before] = await auditOf(buyer)
    expect(latest).toMatchObject({ action: 'acting.changed', details: { method: 'POST', route: '/pif/api/probe' } })
    expect(before).toMatchObject({ action: 'acting.started' })
  })

  test('a call without a transaction and a selector of a page leave an entry as well [T-55]', async () => {
    await actFor(csr, buyer.personId)
    for (const url of ['/pif/api/slow-probe', '/us/en/secure/orders.change', '/us/en/secure/orders.look'])
      expect((await call(csr, { method: 'POST', url })).statusCode).toBe(200)
    expect((await auditOf(buyer)).slice(0, 3)).toMatchObject([
      { action: 'acting.changed', details: { route: '/secure/orders.change' } },
      { action: 'acting.changed', details: { route: '/pif/api/slow-probe' } },
      { action: 'acting.started' },
    ])
  })

  test('password, address, sessions and consent stay the customer’s own, with a reason', async () => {
    await actFor(csr, buyer.personId)
    for (const url of ['/api/me/password-probe', '/api/me/p%61ssword-probe', '/api/me/email-probe']) {
      const answer = await call(csr, { method: 'POST', url })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'acting_personal', reasons: ['acting.personal'] })
    }
    await stop(csr)
    expect((await call(csr, { method: 'POST', url: '/api/me/password-probe' })).statusCode).toBe(200)
  })

  test('another customer takes the place of the first', async () => {
    const asm = await signInAs(site, 'asm@sps.example', { ...EMPLOYEE, isAsm: true })
    await actFor(asm, buyer.personId)
    await actFor(asm, reader.personId)
    expect((await whoAmI(asm)).json()).toMatchObject({ id: reader.personId, actorId: asm.personId })
    expect((await auditOf(buyer))[0]).toMatchObject({ action: 'acting.ended' })
  })

  test('other sessions of the employee are not touched', async () => {
    await actFor(csr, buyer.personId)
    const elsewhere = await signInAs(site, 'csr@sps.example')
    expect((await whoAmI(elsewhere)).json()).not.toHaveProperty('actorId')
  })
})

describe('a grant that is over', () => {
  const expectEnded = async (who: SignedIn, reasons: readonly string[]) => {
    const refused = await whoAmI(who)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'acting_ended', reasons })
    expect((await call(who, { method: 'POST', url: '/pif/api/probe' })).statusCode).toBe(403)
    expect((await call(who, { url: '/api/acting' })).json().acting).toMatchObject({ name: 'Ada Buyer', hasEnded: true })
    await stop(who)
    expect((await whoAmI(who)).json()).not.toHaveProperty('actorId')
  }

  test('is refused at the next call when the role is removed [T-55]', async () => {
    await actFor(csr, buyer.personId)
    await inTenant('sps', (tx) => updatePerson(tx, csr.personId, { isInternal: false }))
    await expectEnded(csr, ['csr.not-internal'])
    await inTenant('sps', (tx) => updatePerson(tx, csr.personId, { isInternal: true }))
  })

  test('is refused when its time has come, and nothing is done in a wrong name meanwhile [T-55]', async () => {
    await actFor(csr, buyer.personId)
    const past = new Date(Date.UTC(2020, 0, 1))
    await inTenant('sps', (tx) => tx.updateTable('session').set({ actingUntil: past }).where('id', '=', csr.sessionId).execute())
    await expectEnded(csr, ['acting.expired'])
  })

  test('goes on without the favourite, and is refused when the account is assigned no longer [T-55]', async () => {
    await actFor(csr, buyer.personId)
    await inTenant('sps', (tx) => tx.deleteFrom('favouriteSoldTo').execute())
    expect((await whoAmI(csr)).statusCode).toBe(200)
    const assigned = await inTenant('sps', (tx) => tx.deleteFrom('assignedSoldTo').returningAll().execute())
    await expectEnded(csr, ['acting.no-shared-account'])
    await inTenant('sps', (tx) => tx.insertInto('assignedSoldTo').values(assigned).execute())
  })

  test('leaves pages open: they say that it is over', async () => {
    await site.publish('sps', [{ path: '/secure/sps-home', title: 'Home' }])
    await actFor(csr, buyer.personId)
    await inTenant('sps', (tx) => updatePerson(tx, csr.personId, { isInternal: false }))
    expect((await call(csr, { url: '/us/en/secure/sps-home' })).statusCode).toBe(200)
    await inTenant('sps', (tx) => updatePerson(tx, csr.personId, { isInternal: true }))
  })
})

describe('nobody acts', () => {
  test('for someone who is not theirs: 404', async () => {
    const colleague = await signInAs(site, 'colleague@sps.example', EMPLOYEE)
    const foreign = await signInAs(site, 'buyer@aerobt.example')
    for (const id of [reader.personId, colleague.personId, csr.personId, foreign.personId, randomUUID()])
      expect((await actFor(csr, id)).statusCode).toBe(404)
    expect((await whoAmI(csr)).json()).not.toHaveProperty('actorId')
  })

  test('as a customer, or on another tenant: 404 and 401 [T-55]', async () => {
    expect((await actFor(reader, buyer.personId)).statusCode).toBe(404)
    expect(
      (await call(reader, { method: 'POST', url: '/api/acting?asm=true', body: { personId: buyer.personId } })).statusCode,
    ).toBe(404)
    expect((await actFor({ ...csr, host: 'aerobt.localhost' }, buyer.personId)).statusCode).toBe(401)
  })

  test('in hbtbt without the manager role, which is told [4.2.1]', async () => {
    const customer = await signInAs(site, 'buyer@hbtbt.example')
    const employee = await signInAs(site, 'csr@hbtbt.example', { ...EMPLOYEE, managerRole: false })
    await giveAccounts('hbtbt', [customer], employee)
    expect((await actFor(employee, customer.personId)).statusCode).toBe(404)
    await inTenant('hbtbt', (tx) => updatePerson(tx, employee.personId, { managerRole: true }))
    expect((await actFor(employee, customer.personId)).statusCode).toBe(200)
  })

  test.each([{}, { personId: '1' }, { personId: randomUUID(), asm: true }, { personId: null }])('%j: 400', async (body) => {
    expect((await call(csr, { method: 'POST', url: '/api/acting', body })).statusCode).toBe(400)
  })

  test('from another site’s page', async () => {
    const headers = { host: csr.host, cookie: csr.cookie, origin: 'http://evil.example' }
    const answer = await site.app.inject({ method: 'POST', url: '/api/acting', headers, payload: { personId: buyer.personId } })
    expect(answer.statusCode).toBe(403)
    expect((await whoAmI(csr)).json()).not.toHaveProperty('actorId')
  })

  test('with a search that is too long: 400', async () => {
    expect((await call(csr, { url: `/api/acting/customers?search=${'x'.repeat(101)}` })).statusCode).toBe(400)
  })
})
