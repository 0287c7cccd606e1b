import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MOST_WEBHOOKS } from '#features/company/webhooks/company-webhook.rules.ts'
import { changeOrder, findOrder, insertOrder } from '#features/orders/orders/public.server.ts'
import { makeOrder } from '#features/orders/orders/testing/order-world.ts'
import { insertCompanies, insertOwnSoldTos, insertSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { publishCompanyEvent } from '#foundation/outbox/public.server.ts'
import { listTasks } from '#platform/feature.ts'
import { outbox } from '#foundation/outbox/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { TaskRun } from '#platform/jobs/jobs.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

type Received = { readonly headers: Record<string, string>; readonly body: string }
const received: Received[] = []
let status = 200
const receiver = http.createServer((request, reply) => {
  const parts: Buffer[] = []
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString() })
      reply.writeHead(status).end()
    })
})

const API = '/api/company/v1/webhooks'
const COMPANY = { ours: randomUUID(), theirs: randomUUID() }
const [OURS, PLANT] = ['SP1~0000104210', 'SP1~0000104211']
const idOf = (at: number): string => `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`

type Who = 'chief' | 'second' | 'buyer' | 'theirs' | 'foreign' | 'admin'
let site: TestApp
let port = 0
const people = {} as Record<Who, SignedIn>
const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(site.services.db, 'sps', work)

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  port = (receiver.address() as AddressInfo).port
  site = await openTestApp([], { WEBHOOK_ALLOW_LOOPBACK: '1' })
  const company = { customerType: 'Direct', customerGroup: 'A', lineOfBusiness: 'Safety' }
  await run(async (tx) => {
    await insertCompanies(tx, [
      { id: COMPANY.ours, number: '1', name: 'Northline', ...company },
      { id: COMPANY.theirs, number: '2', name: 'Baltica', ...company },
    ])
    const account = { salesOrg: '1', name: 'N', city: 'Oslo', postalCode: '1', countryCode: 'NO', defaultCurrency: 'EUR' }
    const rest = { customerUnitCurrency: null, currencies: ['EUR'], isEcomEnabled: true, toolAccess: null }
    await insertSoldTos(
      tx,
      ['0000104210', '0000104211'].map((number, at) => ({ id: idOf(at), number, erpId: 'SP1', ...account, ...rest })),
    )
  })
  const admins = { companyId: COMPANY.ours, companyRole: 'company-admin' } as const
  const proven = { isProven: true }
  people.chief = await signInAs(site, 'chief@sps.example', { ...admins, givenName: 'Ines', familyName: 'Castillo' }, proven)
  people.second = await signInAs(site, 'second@sps.example', admins, proven)
  people.buyer = await signInAs(site, 'buyer@sps.example', { companyId: COMPANY.ours, companyRole: 'buyer' }, proven)
  people.theirs = await signInAs(site, 'theirs@sps.example', { companyId: COMPANY.theirs, companyRole: 'company-admin' }, proven)
  people.foreign = await signInAs(site, 'chief@process.example', { companyRole: 'company-admin' }, proven)
  people.admin = await signInAs(site, 'admin@sps.example', { roles: ['admin', 'order-viewer'] }, proven)
})
afterAll(async () => {
  receiver.close()
  await site.close()
})
beforeEach(() =>
  run(async (tx) => {
    await sql`delete from person_sold_to`.execute(tx)
    await insertOwnSoldTos(tx, [{ personId: people.chief.personId, soldToIds: [idOf(0)], defaultAt: 0 }])
    await sql`delete from inbox_entry`.execute(tx)
  }),
)
afterEach(async () => {
  await run((tx) => sql`delete from webhook`.execute(tx))
  await run((tx) => sql`update person set company_role = 'company-admin' where id = ${people.chief.personId}`.execute(tx))
  received.length = 0
  status = 200
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const send = async (who: Who, method: Method, path: string, payload?: object) => {
  const { host, cookie } = people[who]
  const answer = await site.app.inject({
    ...{ method, url: path.startsWith('/api/') ? path : `${API}${path}`, headers: { host, cookie, origin: `http://${host}` } },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, text: answer.body, body: answer.body.startsWith('{') ? answer.json() : {} }
}
const urlOf = (name = 'hook'): string => `http://127.0.0.1:${port}/${name}`
const add = async (events: readonly string[], who: Who = 'chief', name = 'hook'): Promise<{ id: string; secret: string }> => {
  const { status: code, text, body } = await send(who, 'POST', '', { url: urlOf(name), events })
  expect(code, text).toBe(201)
  return body
}
const publish = (about: Parameters<typeof publishCompanyEvent>[2]['about'], id = randomUUID()) =>
  run((tx) => publishCompanyEvent(site.services, tx, { name: 'order.confirmed', id, data: { n: 1 }, about }))
const listWaiting = () =>
  run((tx) => tx.selectFrom('outboxDelivery').selectAll().where('state', '=', 'waiting').orderBy('createdAt').execute())

/** One attempt of each delivery that waits, as the worker makes it. */
const deliver = async (): Promise<void> => {
  const task = listTasks([outbox], site.services).find(({ name }) => name === 'deliver-company-event')
  for (const { id } of await listWaiting())
    await task?.run({
      ...{ tenant: 'sps', data: { deliveryId: id }, signal: new AbortController().signal },
      transact: (work: (tx: never) => Promise<unknown>) => run((tx) => work(tx as never)),
    } as unknown as TaskRun<{ deliveryId: string }>)
}

test('company-admins alone, of their company alone', async () => {
  expect((await site.app.inject({ url: API, headers: { host: 'sps.localhost' } })).statusCode).toBe(401)
  const { id } = await add(['order.confirmed'])
  await publish({ accountKey: OURS })
  const [due] = await listWaiting()
  for (const who of ['buyer', 'admin'] as const) expect((await send(who, 'GET', '')).status, who).toBe(404)
  expect((await send('theirs', 'GET', '')).body.webhooks).toEqual([])
  const calls = [
    ['PATCH', `/${id}`, { isActive: false }],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/secret`],
    ['DELETE', `/${id}/secret`],
    ['GET', `/${id}/deliveries`],
    ['POST', `/deliveries/${due?.id}/again`],
  ] as const
  for (const [method, path, payload] of calls)
    for (const who of ['buyer', 'theirs', 'foreign', 'admin'] as const)
      expect((await send(who, method, path, payload)).status, `${who} ${method} ${path}`).toBe(404)
  expect((await send('second', 'GET', '')).body.webhooks).toMatchObject([{ id, keptBy: 'Ines Castillo', isActive: true }])
})

test('an address is judged when it is stored, and each once [T-111]', async () => {
  for (const url of ['http://erp.example.com/', 'https://10.0.0.1/', 'https://[fd00::1]/', 'https://sps.localhost/', 'nonsense'])
    expect((await send('chief', 'POST', '', { url, events: ['order.confirmed'] })).status, url).toBe(400)
  expect((await send('chief', 'POST', '', { url: urlOf(), events: ['order.placed'] })).status).toBe(400)
  expect((await send('chief', 'POST', '', { url: urlOf(), events: [] })).status).toBe(400)
  expect((await send('chief', 'POST', '', { url: urlOf(), events: ['order.confirmed'], companyId: COMPANY.theirs })).status).toBe(
    400,
  )
  await add(['order.confirmed'])
  const again = await send('chief', 'POST', '', { url: urlOf(), events: ['order.shipped'] })
  expect([again.status, again.body.code]).toEqual([409, 'taken'])
  expect((await send('theirs', 'POST', '', { url: urlOf(), events: ['order.shipped'] })).status, 'of another company').toBe(201)
})

test('a company has so many and no more [T-80]', async () => {
  for (let count = 0; count < MOST_WEBHOOKS; count += 1) await add(['order.confirmed'], 'chief', String(count))
  const one = await send('chief', 'POST', '', { url: urlOf('more'), events: ['order.confirmed'] })
  expect([one.status, one.body.code]).toEqual([409, 'too_many'])
})

test('an order that is confirmed reaches the company’s system, signed, and says no price', async () => {
  const { secret } = await add(['order.confirmed'])
  await run(async (tx) => {
    await insertOrder(tx, makeOrder({ number: '700', poNumber: 'PO-1' }))
    const order = await findOrder(tx, '700')
    if (order) await changeOrder(site.services, tx, order, { state: 'Confirmed' })
  })
  await deliver()
  expect(received).toHaveLength(1)
  const [{ headers, body }] = received as [Received]
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({
    ...{ type: 'order.confirmed', id: '700/confirmed' },
    data: { orderNumber: '700', account: OURS, poNumber: 'PO-1', state: 'Confirmed', lines: [{ sku: 'HS-245', quantity: 3 }] },
  })
  expect(headers['x-portico-signature']).toBeUndefined()
  expect(body).not.toContain('1000')
})

test('what its keeper may not see does not leave [T-102]', async () => {
  await add(['order.confirmed'])
  await publish({ accountKey: PLANT })
  await publish({ companyId: COMPANY.theirs })
  await publish({ readers: [people.second.personId] })
  expect(await listWaiting()).toEqual([])
  await publish({ companyId: COMPANY.ours })
  await publish({ readers: [people.chief.personId] })
  await publish({ accountKey: OURS })
  expect(await listWaiting()).toHaveLength(3)
})

test('a right that was taken away in the meantime holds what waits back [T-102]', async () => {
  const { id } = await add(['order.confirmed'])
  await publish({ accountKey: OURS })
  await publish({ readers: [people.chief.personId] })
  await run((tx) => sql`delete from person_sold_to`.execute(tx))
  // Somebody else keeps it now, who may not read what was meant for the one before.
  await send('second', 'PATCH', `/${id}`, { events: ['order.confirmed', 'case.answered'] })
  await deliver()
  expect(received).toEqual([])
  const { deliveries } = (await send('chief', 'GET', `/${id}/deliveries?state=dead`)).body
  expect(deliveries).toHaveLength(2)
  await send('chief', 'PATCH', `/${id}`, { isActive: true })
  await run((tx) => sql`update person set company_role = 'buyer' where id = ${people.chief.personId}`.execute(tx))
  await publish({ companyId: COMPANY.ours })
  expect(await listWaiting(), 'who kept it is no admin any more').toEqual([])
  expect((await send('second', 'GET', '')).body.webhooks).toMatchObject([{ state: 'unkept' }])
})

test('while a secret is changed both sign, then the new one alone', async () => {
  const { id, secret } = await add(['order.confirmed'])
  expect((await send('chief', 'DELETE', `/${id}/secret`)).body.code).toBe('one_secret')
  const fresh = await send('chief', 'POST', `/${id}/secret`)
  expect(fresh.status).toBe(201)
  expect((await send('chief', 'POST', `/${id}/secret`)).body.code).toBe('two_secrets')
  await publish({ accountKey: OURS })
  await deliver()
  for (const one of [secret, fresh.body.secret])
    expect(new Webhook(one).verify(received[0]?.body ?? '', received[0]?.headers ?? {})).toBeTruthy()
  expect((await send('chief', 'DELETE', `/${id}/secret`)).status).toBe(200)
  await publish({ accountKey: OURS })
  await deliver()
  const [, { headers, body }] = received as [Received, Received]
  expect(new Webhook(fresh.body.secret).verify(body, headers)).toBeTruthy()
  expect(() => new Webhook(secret).verify(body, headers)).toThrow()
  const stored = await run((tx) => sql<{ row: string }>`select row_to_json(webhook)::text as row from webhook`.execute(tx))
  for (const one of [secret, fresh.body.secret]) expect(stored.rows[0]?.row).not.toContain(one.slice(6))
  expect((await send('chief', 'GET', '')).text).not.toContain('whsec_')
})

test('the log says how it went, and a delivery can be sent again under its id', async () => {
  const { id } = await add(['order.confirmed'])
  status = 500
  await publish({ accountKey: OURS })
  await deliver()
  const [first] = (await send('chief', 'GET', `/${id}/deliveries`)).body.deliveries
  expect(first).toMatchObject({ event: 'order.confirmed', state: 'waiting', attempts: 1, status: 500, error: 'answered 500' })
  expect(first.nextAt).not.toBeNull()
  expect((await send('chief', 'POST', `/deliveries/${first.id}/again`)).body.code).toBe('under_way')
  status = 204
  await deliver()
  const [delivered] = (await send('chief', 'GET', `/${id}/deliveries?state=delivered`)).body.deliveries
  expect(delivered).toMatchObject({ id: first.id, attempts: 2, status: 204, nextAt: null, error: null })
  expect((await send('chief', 'POST', `/deliveries/${first.id}/again`)).status).toBe(200)
  await deliver()
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([first.id, first.id, first.id])
  await send('chief', 'PATCH', `/${id}`, { isActive: false })
  expect((await send('chief', 'POST', `/deliveries/${first.id}/again`)).body.code).toBe('not_active')
})

test('a paused webhook hears of nothing, and 410 switches it off and tells the company’s admins', async () => {
  const { id } = await add(['order.confirmed'])
  await send('chief', 'PATCH', `/${id}`, { isActive: false })
  await publish({ accountKey: OURS })
  expect(await listWaiting()).toEqual([])
  await send('chief', 'PATCH', `/${id}`, { isActive: true })
  status = 410
  await publish({ accountKey: OURS })
  await publish({ accountKey: OURS })
  await deliver()
  expect(received).toHaveLength(1)
  expect((await send('chief', 'GET', '')).body.webhooks).toMatchObject([{ isActive: false, state: 'gone' }])
  const { rows } = await run((tx) =>
    sql<{ personId: string; link: string }>`select person_id, link from inbox_entry where kind = 'webhook'`.execute(tx),
  )
  expect(rows.map(({ personId }) => personId).toSorted()).toEqual([people.chief.personId, people.second.personId].toSorted())
  expect(rows[0]?.link).toBe('/secure/company/webhooks')
})

test('staff see neither webhooks nor deliveries of customers, and send none again [T-102]', async () => {
  const { id } = await add(['order.confirmed'])
  await publish({ accountKey: OURS })
  const [due] = await listWaiting()
  const listed = await send('admin', 'GET', '/api/outbox/v1/webhooks')
  expect(listed.text).not.toContain(id)
  for (const state of ['waiting', 'delivered', 'dead'])
    expect((await send('admin', 'GET', `/api/outbox/v1/deliveries?state=${state}`)).body.deliveries).toEqual([])
  await run((tx) => sql`update outbox_delivery set state = 'dead'`.execute(tx))
  expect((await send('admin', 'POST', `/api/outbox/v1/deliveries/${due?.id}/retry`)).status).toBe(404)
  expect((await send('admin', 'DELETE', `/api/outbox/v1/webhooks/${id}`)).status).toBe(404)
  expect((await send('admin', 'POST', `/api/outbox/v1/webhooks/${id}/resume`)).status).toBe(404)
})

test('many events in a minute are spread over the next ones [T-98]', async () => {
  const { id } = await add(['order.confirmed'])
  await run((tx) =>
    sql`insert into outbox_delivery (webhook_id, event, body, state)
      select ${id}, 'order.confirmed', '{}', 'delivered' from generate_series(1, 120)`.execute(tx),
  )
  await publish({ accountKey: OURS })
  const [late] = await listWaiting()
  expect(late?.nextAt?.getTime()).toBeGreaterThan(Date.now())
})

test('what was done stands in the audit log', async () => {
  const { id } = await add(['order.confirmed'])
  await send('chief', 'POST', `/${id}/secret`)
  await send('chief', 'DELETE', `/${id}`)
  const { rows } = await run((tx) =>
    sql<{ action: string }>`select action from audit_entry where details->>'object' = ${id}`.execute(tx),
  )
  expect(rows.map(({ action }) => action).toSorted()).toEqual(['webhook.added', 'webhook.removed', 'webhook.secret-added'])
})
