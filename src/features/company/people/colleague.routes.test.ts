import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { INVITATIONS_A_DAY } from '#features/company/people/colleague.rules.ts'
import { insertCompanies, insertOwnSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { listToolAccess } from '#foundation/entitlements/public.server.ts'
import { insertToolAccess, insertTools } from '#foundation/entitlements/testing/insert-tools.ts'
import { findPersonByEmail, type Person } from '#foundation/identity/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { actFor, callAs, readLink, readMails } from '#app/testing/person-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const OURS = '00000000-0000-8000-8000-00000000c001'
const THEIRS = '00000000-0000-8000-8000-00000000c002'
const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`
const [MAIN, PLANT, FOREIGN, UNSHARED] = ['M1~0000001001', 'M1~0000001002', 'M1~0000002001', 'M1~0000001003']

let site: TestApp
let chief: SignedIn
let second: SignedIn
let buyer: SignedIn
let stranger: SignedIn
let employee: SignedIn

const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)

const seed = async (): Promise<void> => {
  const company = { customerType: 'Direct', customerGroup: 'A', lineOfBusiness: 'Safety' }
  const account = (at: number, number: string, companyId: string) => ({
    ...{
      id: idOf(at),
      number,
      erpId: 'M1',
      salesOrg: '1000',
      name: `Account ${number}`,
      city: 'Oslo',
      postalCode: '1',
      countryCode: 'NO',
    },
    ...{
      defaultCurrency: 'EUR',
      customerUnitCurrency: null,
      currencies: ['EUR'],
      isEcomEnabled: true,
      toolAccess: null,
      companyId,
    },
  })
  const accounts = [account(1, '1001', OURS), account(2, '1002', OURS), account(3, '2001', THEIRS), account(4, '1003', OURS)]
  await run(async (tx) => {
    await insertCompanies(tx, [
      { id: OURS, number: '400100', name: 'Northline', ...company },
      { id: THEIRS, number: '400200', name: 'Baltica', ...company },
    ])
    await insertSoldTos(
      tx,
      accounts.map(({ companyId: _, ...row }) => row),
    )
    for (const { id, companyId } of accounts) await sql`update sold_to set company_id = ${companyId} where id = ${id}`.execute(tx)
    for (const [code, companyId] of [
      ['CC-100', OURS],
      ['CC-900', THEIRS],
    ] as const)
      await sql`insert into cost_centre (company_id, code, name) values (${companyId}, ${code}, ${code})`.execute(tx)
    await insertTools(tx, [{ id: 'ecommerce', name: 'Order', businessSegment: 'Commerce', pagePath: null, targetUrl: null }])
  })
}

/** As at the beginning: two admins, a buyer, and somebody of another company. */
const reset = async (): Promise<void> => {
  await run(async (tx) => {
    await sql`delete from person`.execute(tx)
    await sql`delete from attempt`.execute(tx)
    await sql`delete from mail_outbox`.execute(tx)
  })
  const join = (who: string, about: Partial<Person>) => signInAs(site, `${who}@sps.example`, about)
  chief = await join('chief', {
    companyId: OURS,
    companyRole: 'company-admin',
    language: 'de',
    countryCode: 'DE',
    givenName: 'Ines',
  })
  second = await join('second', { companyId: OURS, companyRole: 'company-admin' })
  buyer = await join('buyer', { companyId: OURS, givenName: 'Ben' })
  stranger = await join('stranger', { companyId: THEIRS, companyRole: 'company-admin' })
  employee = await join('employee', { isInternal: true, roles: ['internal'], userType: 'Employee', isAsm: true, companyId: OURS })
  await run(async (tx) => {
    await insertOwnSoldTos(tx, [
      { personId: chief.personId, soldToIds: [idOf(1), idOf(2)], defaultAt: 1 },
      { personId: second.personId, soldToIds: [idOf(1), idOf(4)], defaultAt: 0 },
      { personId: buyer.personId, soldToIds: [idOf(1), idOf(4)], defaultAt: 0 },
      { personId: stranger.personId, soldToIds: [idOf(3)], defaultAt: 0 },
    ])
    await insertToolAccess(tx, [{ personId: chief.personId, toolId: 'ecommerce', status: 'Approved', lmsUserId: null }])
  })
}

beforeAll(async () => {
  site = await openTestApp()
  await seed()
})
beforeEach(reset)
afterAll(() => site.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const send = async (method: Method, path = '', payload?: object, who: Partial<SignedIn> = chief) => {
  const answer = await callAs(site, { host: 'sps.localhost', ...who }, method, `/api/company/v1${path}`, payload && { payload })
  return { status: answer.statusCode, json: answer.body === '' ? {} : answer.json() }
}
const NEW = {
  ...{ email: 'oskar@northline.example', givenName: 'Oskar', familyName: 'Jensen', role: 'requester' },
  ...{ accounts: ['M1~1002'], orderLimit: { minor: '50000', currency: 'EUR' }, costCentres: ['CC-100'] },
}
const invite = (changes: object = {}, who?: SignedIn) => send('POST', '/people', { ...NEW, ...changes }, who)
const findRow = async (email: string, who?: SignedIn) =>
  (await send('GET', '/people', undefined, who)).json.people.find((row: { email: string }) => row.email === email)
const listAudit = (personId: string) =>
  run(async (tx) => {
    const { rows } = await sql<{ action: string; details: Record<string, unknown>; actorId: string }>`
      select action, details, actor_id from audit_entry where details->>'object' = ${personId} order by at, id`.execute(tx)
    return rows
  })
const choosePassword = (link: string, password = 'Gantry-Oboe-71') => {
  const url = new URL(link, 'http://sps.localhost')
  const payload = new URLSearchParams({ token: url.searchParams.get('token') ?? '', password, again: password }).toString()
  return callAs(site, { host: 'sps.localhost' }, 'POST', url.pathname, {
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

test('everybody of a company reads its name, their role and their accounts; admins also how many there are', async () => {
  expect(await send('GET')).toMatchObject({
    status: 200,
    json: {
      ...{ number: '400100', name: 'Northline', role: 'company-admin', people: { active: 3, invited: 0, disabled: 0 } },
      accounts: [
        { key: MAIN, erpId: 'M1', number: '0000001001', isDefault: false },
        { key: PLANT, isDefault: true },
      ],
    },
  })
  const read = await send('GET', '', undefined, buyer)
  expect(read.json).toMatchObject({ role: 'buyer', accounts: [{ key: MAIN }, { key: UNSHARED }] })
  expect(read.json).not.toHaveProperty('people')
  expect((await send('GET', '', undefined, employee)).status).toBe(404)
  expect((await send('GET', '', undefined, { cookie: '' })).status).toBe(401)
})

test('an invitation makes a person, shares accounts and ordering, and sends one mail in the inviter’s language', async () => {
  const { status, json } = await invite()
  expect([status, json.state]).toEqual([201, 'Invited'])
  expect(await findRow(NEW.email)).toMatchObject({ ...NEW, id: json.id, accounts: [PLANT], state: 'Invited' })
  const mails = await readMails(site, chief)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ toAddress: NEW.email, subject: 'Einladung zu Halden sps' })
  expect(mails[0]?.text).toContain('Ines Person von Northline')
  expect(readLink(mails[0])).toMatch(/^\/de\/de\/activate\?token=/)
  expect(await run((tx) => listToolAccess(tx, json.id))).toMatchObject([{ masterToolId: 'ecommerce', status: 'Approved' }])
  expect(await listAudit(json.id)).toMatchObject([
    { action: 'company.person-invited', actorId: chief.personId, details: { after: { role: 'requester', accounts: [PLANT] } } },
  ])
})

test('the link of the mail works once, and the colleague has the rights of the invitation', async () => {
  const { json } = await invite()
  const [mail] = await readMails(site, chief)
  expect((await choosePassword(readLink(mail))).statusCode).toBeLessThan(400)
  expect(await findRow(NEW.email)).toMatchObject({ id: json.id, state: 'Active', role: 'requester' })
  const again = await choosePassword(readLink(mail))
  expect(again.body).toContain('link')
  expect(await run((tx) => findPersonByEmail(tx, NEW.email))).toMatchObject({ companyId: OURS, roles: ['customer'] })
})

test('the link works for seven days, and a later invitation takes its place', async () => {
  await invite()
  await invite({ role: 'buyer' })
  const [first, latest] = (await readMails(site, chief)).map((mail) => readLink(mail))
  const readExpiry = () => run((tx) => tx.selectFrom('personToken').select(['expiresAt', 'purpose']).execute())
  const tokens = await readExpiry()
  expect(tokens).toHaveLength(1)
  const days = ((tokens[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.99)
  expect(days).toBeLessThanOrEqual(7)
  await choosePassword(first ?? '')
  expect(await findRow(NEW.email)).toMatchObject({ state: 'Invited', role: 'buyer' })
  await run((tx) => sql`update person_token set expires_at = now() - interval '1 second'`.execute(tx))
  await choosePassword(latest ?? '')
  expect(await findRow(NEW.email)).toMatchObject({ state: 'Invited' })
})

test.each([
  ['of another company', async () => 'stranger@sps.example'],
  ['of the supplier', async () => 'employee@sps.example'],
  ['of a colleague', async () => 'buyer@sps.example'],
  [
    'of who has an account without a company',
    async () => {
      await signInAs(site, 'loner@sps.example')
      return 'loner@sps.example'
    },
  ],
])('an address %s is taken: nothing changes and no mail is sent', async (_, find) => {
  const email = await find()
  const before = await run((tx) => findPersonByEmail(tx, email))
  expect(await invite({ email })).toMatchObject({ status: 409, json: { code: 'taken' } })
  expect(await run((tx) => findPersonByEmail(tx, email))).toEqual(before)
  expect(await readMails(site, chief)).toEqual([])
})

test('two companies invite one address at the same instant: one of them has it', async () => {
  const answers = await Promise.all([invite(), invite({ accounts: [FOREIGN], costCentres: [] }, stranger)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await readMails(site, chief)).toHaveLength(1)
})

test('nobody gives an account that they do not have, and foreign ids do not exist [T-106]', async () => {
  for (const account of [FOREIGN, UNSHARED, 'M1~9999']) expect((await invite({ accounts: [account] })).status, account).toBe(404)
  expect(await run((tx) => findPersonByEmail(tx, NEW.email))).toBeUndefined()
  expect((await send('PATCH', `/people/${buyer.personId}`, { accounts: [FOREIGN] })).status).toBe(404)
  for (const id of [stranger.personId, employee.personId, idOf(99)]) {
    expect((await send('PATCH', `/people/${id}`, { role: 'viewer' })).status).toBe(404)
    expect((await send('DELETE', `/people/${id}`)).status).toBe(404)
  }
  expect((await send('GET', '/people')).json.total).toBe(3)
})

test('what a colleague has of others stays when other things change', async () => {
  const changed = await send('PATCH', `/people/${buyer.personId}`, { role: 'approver', accounts: [MAIN, PLANT, UNSHARED] })
  expect(changed).toMatchObject({ status: 200, json: { role: 'approver', state: 'Active' } })
  expect((await findRow('buyer@sps.example')).accounts).toEqual([MAIN, PLANT, UNSHARED])
})

test('everybody but company-admins finds nothing here [T-106]', async () => {
  await actFor(site, employee, chief)
  const wrong: string[] = []
  for (const [name, who] of Object.entries({ buyer, employee }))
    for (const [method, path, body] of [
      ['GET', '/people', undefined],
      ['POST', '/people', NEW],
      ['POST', '/people', { role: 'wrong' }],
      ['PATCH', `/people/${buyer.personId}`, { role: 'company-admin' }],
      ['DELETE', `/people/${second.personId}`, undefined],
    ] as const) {
      const { status } = await send(method, path, body, who)
      if (status !== 404) wrong.push(`${name} ${method} ${path}: ${status}`)
    }
  expect(wrong).toEqual([])
})

test('a change of rights holds at once in sessions that are open, and is audited', async () => {
  const promoted = await send('PATCH', `/people/${buyer.personId}`, {
    role: 'company-admin',
    orderLimit: { minor: '100', currency: 'EUR' },
  })
  expect(promoted.json).toMatchObject({ role: 'company-admin', orderLimit: { minor: '100', currency: 'EUR' } })
  expect((await send('GET', '/people', undefined, buyer)).status).toBe(200)
  await send('PATCH', `/people/${buyer.personId}`, { role: 'viewer', accounts: [], orderLimit: null })
  expect((await send('GET', '/people', undefined, buyer)).status).toBe(404)
  expect((await send('GET', '', undefined, buyer)).json).toMatchObject({ role: 'viewer', accounts: [] })
  expect(await listAudit(buyer.personId)).toMatchObject([
    { action: 'company.person-changed', details: { before: { role: 'buyer' }, after: { role: 'company-admin' } } },
    { action: 'company.person-changed', details: { before: { role: 'company-admin' }, after: { role: 'viewer', accounts: [] } } },
  ])
})

test('nobody raises their own limit or gives a higher one [T-106]', async () => {
  await run((tx) =>
    sql`update person set order_limit_minor = 1000, order_limit_currency = 'EUR' where id = ${chief.personId}`.execute(tx),
  )
  const own = `/people/${chief.personId}`
  for (const orderLimit of [null, { minor: '1001', currency: 'EUR' }, { minor: '1', currency: 'USD' }])
    expect(await send('PATCH', own, { orderLimit })).toMatchObject({ status: 403, json: { code: 'own_rights' } })
  expect((await send('PATCH', own, { orderLimit: { minor: '900', currency: 'EUR' } })).status).toBe(200)
  expect(await send('PATCH', `/people/${second.personId}`, { orderLimit: { minor: '901', currency: 'EUR' } })).toMatchObject({
    ...{ status: 403, json: { code: 'beyond_own' } },
  })
  expect((await send('PATCH', `/people/${second.personId}`, { role: 'buyer' })).status).toBe(200)
})

test('a colleague who is removed is signed out at once and can come back by an invitation of this company alone', async () => {
  expect((await send('DELETE', `/people/${buyer.personId}`)).status).toBe(200)
  expect((await send('GET', '', undefined, buyer)).status).toBe(401)
  expect(await findRow('buyer@sps.example')).toBeUndefined()
  expect((await send('DELETE', `/people/${buyer.personId}`)).status).toBe(404)
  expect((await invite({ email: 'buyer@sps.example', accounts: [FOREIGN] }, stranger)).status).toBe(409)
  expect(await invite({ email: 'buyer@sps.example' })).toMatchObject({ status: 201, json: { id: buyer.personId } })
  expect(await findRow('buyer@sps.example')).toMatchObject({ state: 'Invited', accounts: [PLANT] })
  expect((await listAudit(buyer.personId)).map(({ action }) => action)).toEqual([
    'company.person-removed',
    'company.person-invited',
  ])
})

test('the link of somebody who was removed opens nothing', async () => {
  const { json } = await invite()
  await send('DELETE', `/people/${json.id}`)
  const [mail] = await readMails(site, chief)
  await choosePassword(readLink(mail))
  expect(await run((tx) => findPersonByEmail(tx, NEW.email))).toMatchObject({ status: 'deleted' })
})

test('the last admin who can sign in stays one; those who are invited do not count [T-106]', async () => {
  await invite({ role: 'company-admin' })
  expect((await send('DELETE', `/people/${second.personId}`)).status).toBe(200)
  for (const answer of [
    await send('DELETE', `/people/${chief.personId}`),
    await send('PATCH', `/people/${chief.personId}`, { role: 'buyer' }),
  ])
    expect(answer).toMatchObject({ status: 409, json: { code: 'last_admin' } })
  expect((await findRow('chief@sps.example')).isLastAdmin).toBe(true)
})

test('of two admins who remove each other at the same instant one stays [T-106]', async () => {
  for (let round = 0; round < 5; round += 1) {
    await reset()
    const answers = await Promise.all([
      send('DELETE', `/people/${second.personId}`, undefined, chief),
      send('DELETE', `/people/${chief.personId}`, undefined, second),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }
})

test('of two admins who lower themselves at the same instant one stays', async () => {
  const answers = await Promise.all([
    send('PATCH', `/people/${chief.personId}`, { role: 'buyer' }, chief),
    send('PATCH', `/people/${second.personId}`, { role: 'buyer' }, second),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the e-mail address of a colleague is theirs', async () => {
  expect(await send('PATCH', `/people/${buyer.personId}`, { email: 'thief@sps.example' })).toMatchObject({
    ...{ status: 403, json: { code: 'own_address' } },
  })
  expect((await send('PATCH', `/people/${buyer.personId}`, { email: 'Buyer@sps.example', givenName: 'Bea' })).status).toBe(200)
  expect(await findRow('buyer@sps.example')).toMatchObject({ givenName: 'Bea' })
})

test.each([
  [{ email: 'nobody' }],
  [{ givenName: ' ' }],
  [{ familyName: 'See www.evil.example' }],
  [{ role: 'admin' }],
  [{ accounts: ['1001'] }],
  [{ orderLimit: { minor: '-1', currency: 'EUR' } }],
  [{ orderLimit: 5 }],
  [{ costCentres: ['CC 100'] }],
  [{ isInternal: true }],
])('%j is refused', async (wrong) => {
  expect((await invite(wrong)).status).toBe(400)
})

test.each(['CC-404', 'CC-900'])('%s is no cost centre of the company: nobody is given it', async (code) => {
  const refused = { status: 422, json: { code: 'unknown_cost_centre' } }
  expect(await invite({ costCentres: [code] })).toMatchObject(refused)
  expect(await send('PATCH', `/people/${buyer.personId}`, { costCentres: ['CC-100', code] })).toMatchObject(refused)
  expect((await send('PATCH', `/people/${buyer.personId}`, { costCentres: ['CC-100'] })).status).toBe(200)
})

test('the list is found by name, role, state and account', async () => {
  await invite()
  const count = async (query: string) => (await send('GET', `/people?${query}`)).json.total
  expect(await count('find=oskar')).toBe(1)
  expect(await count('find=%25')).toBe(0)
  expect(await count('role=company-admin')).toBe(2)
  expect(await count('state=Invited')).toBe(1)
  expect(await count('account=M1~1002')).toBe(2)
  expect(await count('sort=-limit&size=1')).toBe(4)
})

test('invitations of one admin are limited, refused ones too, and so are mails to one address', async () => {
  const statuses = []
  for (let n = 0; n < 4; n += 1) statuses.push((await invite()).status)
  expect(statuses).toEqual([201, 201, 201, 429])
  for (let n = 0; n < INVITATIONS_A_DAY - 4; n += 1) await invite({ email: 'stranger@sps.example' })
  expect((await invite({ email: 'more@northline.example' })).status).toBe(429)
  expect((await invite({ email: 'more@northline.example', accounts: [MAIN] }, second)).status).toBe(201)
})

test('page and link exist for company-admins alone, whoever was served before and whatever they were a moment ago', async () => {
  await site.publish('sps', [{ path: '/secure/company/people' }, { path: '/secure/orders' }])
  const openPage = async (path: string, { cookie, host }: SignedIn) =>
    site.app.inject({ url: `/us/en${path}`, headers: { host, cookie, accept: 'text/html' } })
  const statuses = async (): Promise<number[]> => {
    const answers = []
    for (const who of [chief, buyer, employee, stranger]) answers.push((await openPage('/secure/company/people', who)).statusCode)
    return answers
  }
  expect(await statuses()).toEqual([200, 404, 404, 200])
  const isLinked = async (who: SignedIn) => (await openPage('/secure/orders', who)).body.includes('/us/en/secure/company/people')
  expect([await isLinked(chief), await isLinked(buyer), await isLinked(employee)]).toEqual([true, false, false])
  await send('PATCH', `/people/${chief.personId}`, { role: 'approver' })
  expect(await statuses()).toEqual([404, 404, 404, 200])
  await actFor(site, employee, second)
  expect((await openPage('/secure/company/people', employee)).statusCode).toBe(404)
})
