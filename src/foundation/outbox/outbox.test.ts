import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { publishEvent } from '#foundation/outbox/public.server.ts'
import { createDeliveryTask } from '#foundation/outbox/deliver-event.task.ts'
import { postWebhook } from '#foundation/outbox/send-webhook.service.ts'
import { buryDelivery } from '#foundation/outbox/outbox.store.ts'
import type { Feature } from '#platform/feature.ts'
import { withTenant } from '#platform/database/database.ts'
import type { TaskRun } from '#platform/jobs/jobs.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

type Received = { readonly headers: http.IncomingHttpHeaders; readonly body: string }
const received: Received[] = []
let status = 200
let location: string | undefined
const receiver = http.createServer((request, reply) => {
  const parts: Buffer[] = []
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      reply.writeHead(status, location === undefined ? {} : { location }).end('ok')
    })
})

const listening: Feature = { name: 'listening', events: [{ name: 'test.happened', right: null }] }
let site: TestApp
let admin: SignedIn
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  site = await openTestApp([listening], { WEBHOOK_ALLOW_LOOPBACK: '1' })
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin'] }, { isProven: true })
})
afterAll(async () => {
  receiver.close()
  await site.close()
})
afterEach(() => {
  received.length = 0
  status = 200
  location = undefined
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who: SignedIn | undefined = admin) =>
  site.app.inject({
    method,
    url: `/api/outbox/v1${path}`,
    headers: { host: 'sps.localhost', cookie: who?.cookie ?? '', origin: 'http://sps.localhost' },
    ...(payload && { payload }),
  })

const listDue = async () =>
  withTenant(site.services.db, 'sps', (tx) =>
    tx.selectFrom('outboxDelivery').selectAll().where('state', '=', 'waiting').execute(),
  )

/** One attempt of the task, as the worker makes it. */
const attempt = (deliveryId: string) =>
  createDeliveryTask(site.services).run({
    tenant: 'sps',
    data: { deliveryId },
    signal: new AbortController().signal,
    transact: (work: (tx: never) => Promise<unknown>) => withTenant(site.services.db, 'sps', (tx) => work(tx as never)),
  } as unknown as TaskRun<{ deliveryId: string }>)

const publish = (id: string) =>
  withTenant(site.services.db, 'sps', (tx) => publishEvent(site.services, tx, { name: 'test.happened', id, data: { n: 1 } }))

/** Of the webhook that the first test adds. */
let older = ''

test('an event reaches a webhook signed, and only what was committed leaves [T-85]', async () => {
  const added = await call('POST', '/webhooks', { url, events: ['test.happened'] })
  expect(added.statusCode, added.body).toBe(201)
  const { secret } = added.json()
  older = secret
  await withTenant(site.services.db, 'sps', async (tx) => {
    await publishEvent(site.services, tx, { name: 'test.happened', id: 'taken-back', data: {} })
    throw new Error('taken back')
  }).catch(() => {})
  expect(await listDue()).toEqual([])
  await publish('event-1')
  const [due] = await listDue()
  await attempt(due?.id ?? '')
  expect(received).toHaveLength(1)
  const { headers, body } = received[0] as Received
  expect(JSON.parse(body)).toMatchObject({ id: 'event-1', event: 'test.happened', data: { n: 1 } })
  expect(headers['x-portico-event']).toBe('test.happened')
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-portico-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'test.happened' })
  expect(headers['webhook-id']).toBe(due?.id)
  await attempt(due?.id ?? '')
  expect(received, 'delivered once').toHaveLength(1)
  expect((await call('GET', '/webhooks')).body).not.toContain(secret)
})

test('a secret of staff is changed without a gap: both sign until the older one is ended [T-85]', async () => {
  const id = (await call('GET', '/webhooks')).json<{ webhooks: { id: string }[] }>().webhooks[0]?.id ?? ''
  const read = async () => (await call('GET', '/webhooks')).json<{ webhooks: { hasTwoSecrets: boolean }[] }>().webhooks[0]
  expect((await call('DELETE', `/webhooks/${id}/secret`)).json()).toMatchObject({ code: 'one_secret' })
  const made = await call('POST', `/webhooks/${id}/secret`)
  expect(made.statusCode, made.body).toBe(201)
  const { secret } = made.json<{ secret: string }>()
  expect(await read()).toMatchObject({ hasTwoSecrets: true })
  expect((await call('POST', `/webhooks/${id}/secret`)).statusCode).toBe(409)
  expect((await call('GET', '/webhooks')).body).not.toContain(secret)

  const deliver = async (event: string): Promise<Received> => {
    await publish(event)
    const [due] = await listDue()
    await attempt(due?.id ?? '')
    return received.at(-1) as Received
  }
  const both = await deliver('with-two')
  const isSignedBy = ({ headers, body }: Received, key: string): boolean => {
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-portico-signature'])) ?? []
    return signature === createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
  }
  // Receivers that read the header from before into a map know the older secret until it is ended.
  expect([older, secret].map((key) => isSignedBy(both, key))).toEqual([true, false])
  expect(new Webhook(secret).verify(both.body, both.headers as Record<string, string>)).toBeTruthy()

  expect((await call('DELETE', `/webhooks/${id}/secret`)).statusCode).toBe(204)
  expect(await read()).toMatchObject({ hasTwoSecrets: false })
  const one = await deliver('with-the-new-one')
  expect(String(one.headers['webhook-signature']).split(' ')).toHaveLength(1)
  expect(isSignedBy(one, secret)).toBe(true)
  expect(new Webhook(secret).verify(one.body, one.headers as Record<string, string>)).toBeTruthy()
})

test('secrets of a webhook that is not of staff do not exist here', async () => {
  const other = '00000000-0000-4000-8000-000000000001'
  for (const method of ['POST', 'DELETE'] as const) expect((await call(method, `/webhooks/${other}/secret`)).statusCode).toBe(404)
})

test('what is refused is tried again, then listed and sent again by hand; redirects are not followed [T-85]', async () => {
  await publish('event-2')
  const [due] = await listDue()
  const id = due?.id ?? ''
  status = 500
  await attempt(id)
  expect(await listDue()).toMatchObject([{ id, attempts: 1, status: 500, lastError: 'answered 500' }])
  status = 302
  location = 'http://127.0.0.1:1/'
  await attempt(id)
  expect(await listDue()).toMatchObject([{ id, attempts: 2, status: 302, lastError: 'answered 302' }])
  await withTenant(site.services.db, 'sps', (tx) => buryDelivery(tx, id))
  const dead = (await call('GET', '/deliveries')).json().deliveries
  expect(dead).toMatchObject([{ id, attempts: 2, lastError: 'answered 302' }])
  expect((await call('POST', `/deliveries/${id}/retry`)).json()).toEqual({ id, state: 'waiting' })
  expect((await call('POST', `/deliveries/${id}/retry`)).statusCode).toBe(404)
  status = 204
  location = undefined
  await attempt(id)
  expect(await listDue()).toEqual([])
})

test('an attempt that fails is followed by another one at its time, and after the last one it is given up [T-85]', async () => {
  await publish('event-3')
  const [due] = await listDue()
  const id = due?.id ?? ''
  status = 503
  for (let count = 1; count <= 10; count += 1) await attempt(id)
  expect(received).toHaveLength(10)
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]))
  const dead = (await call('GET', '/deliveries')).json().deliveries
  expect(dead).toMatchObject([{ id, attempts: 10, lastError: 'answered 503' }])
  await attempt(id)
  expect(received, 'nothing after that').toHaveLength(10)
})

test('an address that answers 410 gets nothing more until an admin switches it on again', async () => {
  await publish('event-4')
  await publish('event-5')
  const [first, second] = await listDue()
  status = 410
  await attempt(first?.id ?? '')
  await attempt(second?.id ?? '')
  expect(received).toHaveLength(1)
  const { webhooks } = (await call('GET', '/webhooks')).json()
  expect(webhooks).toMatchObject([{ state: 'gone' }])
  await publish('event-6')
  expect(await listDue()).toEqual([])
  expect((await call('POST', `/webhooks/${webhooks[0].id}/resume`)).json()).toMatchObject({ state: 'active' })
  await publish('event-7')
  expect(await listDue()).toHaveLength(1)
  status = 200
  for (const { id } of await listDue()) await attempt(id)
})

test('private addresses are refused when they are written down and when they are called, names that lead there too [T-85]', async () => {
  for (const bad of ['http://example.com/x', 'https://10.0.0.1:9200/x', 'https://user:pass@example.com/', 'nonsense'])
    expect((await call('POST', '/webhooks', { url: bad, events: ['test.happened'] })).statusCode, bad).toBe(400)
  const post = (target: string, allowsLoopback = false) => postWebhook({ url: target, body: '{}', headers: {}, allowsLoopback })
  for (const bad of ['https://169.254.169.254/latest', 'https://[::1]/', 'https://localhost/', url])
    await expect(post(bad), bad).rejects.toThrow()
  expect(received).toEqual([])
})

test('a receiver that says nothing is given up in time [T-85]', async () => {
  const silent = http.createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const target = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  await expect(postWebhook({ url: target, body: '{}', headers: {}, allowsLoopback: true, timeoutMs: 50 })).rejects.toThrow()
  silent.closeAllConnections()
  silent.close()
})

test('admins alone, of this tenant alone', async () => {
  const author = await signInAs(site, 'author@sps.example', { roles: ['author'] })
  const foreign = await signInAs(site, 'admin@aerobt.example', { roles: ['admin'] }, { isProven: true })
  expect((await call('GET', '/webhooks', undefined, author)).statusCode).toBe(404)
  expect((await site.app.inject({ url: '/api/outbox/v1/webhooks', headers: { host: 'sps.localhost' } })).statusCode).toBe(401)
  const { webhooks } = (await call('GET', '/webhooks')).json()
  const remove = (who: SignedIn) =>
    site.app.inject({
      method: 'DELETE',
      url: `/api/outbox/v1/webhooks/${webhooks[0].id}`,
      headers: { host: who.host, cookie: who.cookie, origin: `http://${who.host}` },
    })
  expect((await remove(foreign)).statusCode).toBe(404)
  expect((await remove(admin)).statusCode).toBe(204)
})
