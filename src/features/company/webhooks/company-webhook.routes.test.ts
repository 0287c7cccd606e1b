import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MOST_WEBHOOKS } from '#features/company/webhooks/company-webhook.rules.ts'
import {
  openWebhookWorld,
  OURS,
  PLANT,
  WEBHOOKS_API,
  type Received,
  type WebhookWorld,
} from '#features/company/webhooks/testing/webhook-world.ts'
import { changeOrder, findOrder, insertOrder } from '#features/orders/orders/public.server.ts'
import { openKindClient } from '#app/testing/kind-client.ts'
import { makeOrder } from '#features/orders/orders/testing/order-world.ts'

let world: WebhookWorld
beforeAll(async () => {
  world = await openWebhookWorld()
})
afterAll(() => world.close())
beforeEach(() => world.prepare())
afterEach(() => world.clear())

test('company-admins alone, of their company alone', async () => {
  expect((await world.site.app.inject({ url: WEBHOOKS_API, headers: { host: 'sps.localhost' } })).statusCode).toBe(401)
  const { id } = await world.add(['order.confirmed'])
  await world.publish({ accountKey: OURS })
  const [due] = await world.listWaiting()
  for (const who of ['buyer', 'admin'] as const) expect((await world.send(who, 'GET', '')).status, who).toBe(404)
  expect((await world.send('theirs', 'GET', '')).body.webhooks).toEqual([])
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
      expect((await world.send(who, method, path, payload)).status, `${who} ${method} ${path}`).toBe(404)
  expect((await world.send('second', 'GET', '')).body.webhooks).toMatchObject([{ id, keptBy: 'Ines Castillo', isActive: true }])
})

test('an address is judged when it is stored, and each once [T-111]', async () => {
  for (const url of ['http://erp.example.com/', 'https://10.0.0.1/', 'https://[fd00::1]/', 'https://sps.localhost/', 'nonsense'])
    expect((await world.send('chief', 'POST', '', { url, events: ['order.confirmed'] })).status, url).toBe(400)
  expect((await world.send('chief', 'POST', '', { url: world.urlOf(), events: ['order.placed'] })).status).toBe(400)
  expect((await world.send('chief', 'POST', '', { url: world.urlOf(), events: [] })).status).toBe(400)
  expect(
    (await world.send('chief', 'POST', '', { url: world.urlOf(), events: ['order.confirmed'], companyId: world.company.theirs }))
      .status,
  ).toBe(400)
  await world.add(['order.confirmed'])
  const again = await world.send('chief', 'POST', '', { url: world.urlOf(), events: ['order.shipped'] })
  expect([again.status, again.body.code]).toEqual([409, 'taken'])
  expect(
    (await world.send('theirs', 'POST', '', { url: world.urlOf(), events: ['order.shipped'] })).status,
    'of another company',
  ).toBe(201)
})

test('a company has so many and no more [T-80]', async () => {
  for (let count = 0; count < MOST_WEBHOOKS; count += 1) await world.add(['order.confirmed'], 'chief', String(count))
  const one = await world.send('chief', 'POST', '', { url: world.urlOf('more'), events: ['order.confirmed'] })
  expect([one.status, one.body.code]).toEqual([409, 'too_many'])
})

test('an order that is confirmed reaches the company’s system, signed, and says no price', async () => {
  const { secret } = await world.add(['order.confirmed'])
  await world.run(async (tx) => {
    await insertOrder(tx, makeOrder({ number: '700', poNumber: 'PO-1' }))
    const order = await findOrder(tx, '700')
    if (order) await changeOrder(world.site.services, tx, order, { state: 'Confirmed' })
  })
  await world.deliver()
  expect(world.received).toHaveLength(1)
  const [{ headers, body }] = world.received as [Received]
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({
    ...{ type: 'order.confirmed', id: '700/confirmed' },
    data: { orderNumber: '700', account: OURS, poNumber: 'PO-1', state: 'Confirmed', lines: [{ sku: 'HS-245', quantity: 3 }] },
  })
  expect(headers['x-portico-signature']).toBeUndefined()
  expect(body).not.toContain('1000')
})

test.each([
  ['Confirmed', 1],
  ['In production', 1],
  ['Received', 0],
  ['Cancelled', 0],
])('an order that an ERP brings %s for the first time is told %i times', async (state, times) => {
  await world.add(['order.confirmed'])
  const erp = await openKindClient(world.site, 'sps')
  const order = (orderNumber: string, placedAt: Date) => ({
    ...{ orderNumber, account: OURS, poNumber: 'PO-2', state, placedAt: placedAt.toISOString(), currency: 'EUR' },
    lines: [{ position: 10, sku: 'HS-245', name: 'Scanner', category: 'scanners', quantity: 3, unitPrice: '10' }],
  })
  const number = `E${state.length}`
  const [day, now] = [86_400_000, Date.now()]
  const lines = [order(number, new Date(now - day)), order(`${number}-OLD`, new Date(now - 30 * day))]
  expect(await erp.send('orders', lines)).toMatchObject([{ ok: true }, { ok: true }])
  await world.deliver()
  expect(world.received).toHaveLength(times)
  const [first] = world.received
  if (first) expect(JSON.parse(first.body)).toMatchObject({ id: `${number}/confirmed`, data: { orderNumber: number, state } })
})

test('what its keeper may not see does not leave [T-102]', async () => {
  await world.add(['order.confirmed'])
  await world.publish({ accountKey: PLANT })
  await world.publish({ companyId: world.company.theirs })
  await world.publish({ readers: [world.people.second.personId] })
  expect(await world.listWaiting()).toEqual([])
  await world.publish({ companyId: world.company.ours })
  await world.publish({ readers: [world.people.chief.personId] })
  await world.publish({ accountKey: OURS })
  expect(await world.listWaiting()).toHaveLength(3)
})

test('a right that was taken away in the meantime holds what waits back [T-102]', async () => {
  const { id } = await world.add(['order.confirmed'])
  await world.publish({ accountKey: OURS })
  await world.publish({ readers: [world.people.chief.personId] })
  await world.run((tx) => sql`delete from person_sold_to`.execute(tx))
  // Somebody else keeps it now, who may not read what was meant for the one before.
  await world.send('second', 'PATCH', `/${id}`, { events: ['order.confirmed', 'case.answered'] })
  await world.deliver()
  expect(world.received).toEqual([])
  const { deliveries } = (await world.send('chief', 'GET', `/${id}/deliveries?state=dead`)).body
  expect(deliveries).toHaveLength(2)
  await world.send('chief', 'PATCH', `/${id}`, { isActive: true })
  await world.run((tx) => sql`update person set company_role = 'buyer' where id = ${world.people.chief.personId}`.execute(tx))
  await world.publish({ companyId: world.company.ours })
  expect(await world.listWaiting(), 'who kept it is no admin any more').toEqual([])
  expect((await world.send('second', 'GET', '')).body.webhooks).toMatchObject([{ state: 'unkept' }])
})

test('while a secret is changed both sign, then the new one alone', async () => {
  const { id, secret } = await world.add(['order.confirmed'])
  expect((await world.send('chief', 'DELETE', `/${id}/secret`)).body.code).toBe('one_secret')
  const fresh = await world.send('chief', 'POST', `/${id}/secret`)
  expect(fresh.status).toBe(201)
  expect((await world.send('chief', 'POST', `/${id}/secret`)).body.code).toBe('two_secrets')
  await world.publish({ accountKey: OURS })
  await world.deliver()
  for (const one of [secret, fresh.body.secret])
    expect(new Webhook(one).verify(world.received[0]?.body ?? '', world.received[0]?.headers ?? {})).toBeTruthy()
  expect((await world.send('chief', 'DELETE', `/${id}/secret`)).status).toBe(200)
  await world.publish({ accountKey: OURS })
  await world.deliver()
  const [, { headers, body }] = world.received as [Received, Received]
  expect(new Webhook(fresh.body.secret).verify(body, headers)).toBeTruthy()
  expect(() => new Webhook(secret).verify(body, headers)).toThrow()
  const stored = await world.run((tx) => sql<{ row: string }>`select row_to_json(webhook)::text as row from webhook`.execute(tx))
  for (const one of [secret, fresh.body.secret]) expect(stored.rows[0]?.row).not.toContain(one.slice(6))
  expect((await world.send('chief', 'GET', '')).text).not.toContain('whsec_')
})

test('the log says how it went, and a delivery can be sent again under its id', async () => {
  const { id } = await world.add(['order.confirmed'])
  world.answer(500)
  await world.publish({ accountKey: OURS })
  await world.deliver()
  const [first] = (await world.send('chief', 'GET', `/${id}/deliveries`)).body.deliveries
  expect(first).toMatchObject({ event: 'order.confirmed', state: 'waiting', attempts: 1, status: 500, error: 'answered 500' })
  expect(first.nextAt).not.toBeNull()
  expect((await world.send('chief', 'POST', `/deliveries/${first.id}/again`)).body.code).toBe('under_way')
  world.answer(204)
  await world.deliver()
  const [delivered] = (await world.send('chief', 'GET', `/${id}/deliveries?state=delivered`)).body.deliveries
  expect(delivered).toMatchObject({ id: first.id, attempts: 2, status: 204, nextAt: null, error: null })
  expect((await world.send('chief', 'POST', `/deliveries/${first.id}/again`)).status).toBe(200)
  await world.deliver()
  expect(world.received.map(({ headers }) => headers['webhook-id'])).toEqual([first.id, first.id, first.id])
  await world.send('chief', 'PATCH', `/${id}`, { isActive: false })
  expect((await world.send('chief', 'POST', `/deliveries/${first.id}/again`)).body.code).toBe('not_active')
})

test('410 switches it off and tells the company’s admins', async () => {
  await world.add(['order.confirmed'])
  world.answer(410)
  await world.publish({ accountKey: OURS })
  await world.publish({ accountKey: OURS })
  await world.deliver()
  expect(world.received).toHaveLength(1)
  expect((await world.send('chief', 'GET', '')).body.webhooks).toMatchObject([{ isActive: false, state: 'gone' }])
  const { rows } = await world.run((tx) =>
    sql<{ personId: string; link: string }>`select person_id, link from inbox_entry where kind = 'webhook'`.execute(tx),
  )
  expect(rows.map(({ personId }) => personId).toSorted()).toEqual(
    [world.people.chief.personId, world.people.second.personId].toSorted(),
  )
  expect(rows[0]?.link).toBe('/secure/company/webhooks')
})

test('staff see neither webhooks nor deliveries of customers, and send none again [T-102]', async () => {
  const { id } = await world.add(['order.confirmed'])
  await world.publish({ accountKey: OURS })
  const [due] = await world.listWaiting()
  const listed = await world.send('admin', 'GET', '/api/outbox/v1/webhooks')
  expect(listed.text).not.toContain(id)
  for (const state of ['waiting', 'delivered', 'dead'])
    expect((await world.send('admin', 'GET', `/api/outbox/v1/deliveries?state=${state}`)).body.deliveries).toEqual([])
  await world.run((tx) => sql`update outbox_delivery set state = 'dead'`.execute(tx))
  expect((await world.send('admin', 'POST', `/api/outbox/v1/deliveries/${due?.id}/retry`)).status).toBe(404)
  expect((await world.send('admin', 'DELETE', `/api/outbox/v1/webhooks/${id}`)).status).toBe(404)
  expect((await world.send('admin', 'POST', `/api/outbox/v1/webhooks/${id}/resume`)).status).toBe(404)
})

test('many events in a minute are spread over the next ones [T-98]', async () => {
  const { id } = await world.add(['order.confirmed'])
  await world.run((tx) =>
    sql`insert into outbox_delivery (webhook_id, event, body, state)
      select ${id}, 'order.confirmed', '{}', 'delivered' from generate_series(1, 120)`.execute(tx),
  )
  await world.publish({ accountKey: OURS })
  const [late] = await world.listWaiting()
  expect(late?.nextAt?.getTime()).toBeGreaterThan(Date.now())
})

test('what was done stands in the audit log', async () => {
  const { id } = await world.add(['order.confirmed'])
  await world.send('chief', 'POST', `/${id}/secret`)
  await world.send('chief', 'DELETE', `/${id}`)
  const { rows } = await world.run((tx) =>
    sql<{ action: string }>`select action from audit_entry where details->>'object' = ${id}`.execute(tx),
  )
  expect(rows.map(({ action }) => action).toSorted()).toEqual(['webhook.added', 'webhook.removed', 'webhook.secret-added'])
})
