import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWebhookWorld, OURS, type WebhookWorld } from '#features/company/webhooks/testing/webhook-world.ts'
import { insertKey } from '#foundation/integration/public.server.ts'

const PATH = '/api/integration/v1/company/webhooks'

let world: WebhookWorld
beforeAll(async () => {
  world = await openWebhookWorld()
})
afterAll(() => world.close())
beforeEach(() => world.prepare())
afterEach(() => world.clear())

const makeKey = (companyId: string | null, scopes = ['company-webhooks:read', 'company-webhooks:write']): Promise<string> =>
  world.run((tx) => insertKey(tx, { name: 'Their monitor', scopes, companyId, now: world.site.services.clock.now() }))

const callWith = async (key: string, method: 'GET' | 'POST', path: string, host = 'sps.localhost') => {
  const answer = await world.site.app.inject({ method, url: `${PATH}${path}`, headers: { host, authorization: `Bearer ${key}` } })
  return { status: answer.statusCode, text: answer.body, body: answer.json() }
}

test('a key of a company reads its webhooks and what was sent, and sends that again; others do not exist for it [T-84]', async () => {
  const { id } = await world.add(['order.confirmed'])
  await world.publish({ accountKey: OURS })
  await world.deliver()
  const [ours, theirs] = [await makeKey(world.company.ours), await makeKey(world.company.theirs)]
  const { body, text } = await callWith(ours, 'GET', '')
  expect(body.webhooks).toMatchObject([{ id, state: 'active', last: { state: 'delivered' } }])
  expect(text).not.toContain('whsec_')
  const { deliveries } = (await callWith(ours, 'GET', `/${id}/deliveries`)).body
  expect(deliveries).toMatchObject([{ event: 'order.confirmed', state: 'delivered' }])
  const again = `/deliveries/${deliveries[0].id}/again`
  expect((await callWith(theirs, 'GET', '')).body).toEqual({ webhooks: [] })
  expect((await callWith(theirs, 'GET', `/${id}/deliveries`)).status).toBe(404)
  expect((await callWith(theirs, 'POST', again)).status).toBe(404)
  expect((await callWith(ours, 'POST', `/deliveries/${randomUUID()}/again`)).status).toBe(404)
  expect((await callWith(ours, 'POST', again)).body).toMatchObject({ state: 'waiting' })
  expect((await callWith(ours, 'POST', again)).body).toMatchObject({ code: 'under_way' })
  await world.deliver()
  expect(world.received).toHaveLength(2)
})

test('a key without a company finds none, one without the scope is refused, another site’s is unknown [T-84]', async () => {
  expect((await callWith(await makeKey(null), 'GET', '')).status).toBe(404)
  const reading = await makeKey(world.company.ours, ['company-webhooks:read'])
  expect((await callWith(reading, 'GET', '')).status).toBe(200)
  expect((await callWith(reading, 'POST', `/deliveries/${randomUUID()}/again`)).status).toBe(403)
  expect((await callWith(reading, 'GET', '', 'process.localhost')).status).toBe(401)
  expect((await callWith('pk_unknown-unknown-unknown', 'GET', '')).status).toBe(401)
})
