import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWebhookWorld, OURS, PLANT, type WebhookWorld } from '#features/company/webhooks/testing/webhook-world.ts'
import { MOST_STORED } from '#foundation/outbox/public.server.ts'

let world: WebhookWorld
beforeAll(async () => {
  world = await openWebhookWorld()
})
afterAll(() => world.close())
beforeEach(() => world.prepare())
afterEach(() => world.clear())

test('what happens while it is paused is stored and sent on resuming, or left in the log', async () => {
  const { id } = await world.add(['order.confirmed'])
  await world.publish({ accountKey: OURS }, 'under-way')
  await world.send('chief', 'PATCH', `/${id}`, { isActive: false })
  await world.deliver()
  await world.publish({ accountKey: OURS }, 'meanwhile')
  expect([await world.listWaiting(), world.received]).toEqual([[], []])
  expect((await world.send('chief', 'GET', '')).body.webhooks).toMatchObject([{ state: 'paused', stored: 2 }])
  expect((await world.send('chief', 'GET', `/${id}/deliveries?state=paused`)).body.total).toBe(2)
  await world.send('chief', 'PATCH', `/${id}`, { isActive: true })
  await world.deliver()
  expect(world.received.map(({ body }) => JSON.parse(body).id)).toEqual(['under-way', 'meanwhile'])
  await world.send('chief', 'PATCH', `/${id}`, { isActive: false })
  await world.publish({ accountKey: OURS }, 'unwanted')
  await world.send('chief', 'PATCH', `/${id}`, { isActive: true, missed: 'leave' })
  expect(await world.listWaiting()).toEqual([])
  const [left] = (await world.send('chief', 'GET', `/${id}/deliveries?state=dead`)).body.deliveries
  expect(left).toMatchObject({ error: 'it happened during a pause' })
  expect((await world.send('chief', 'POST', `/deliveries/${left.id}/again`)).status).toBe(200)
})

test('events of a pause are stored up to a bound, and sent no faster than others [T-80, T-98]', async () => {
  const { id } = await world.add(['order.confirmed'])
  await world.send('chief', 'PATCH', `/${id}`, { isActive: false })
  await world.run((tx) =>
    sql`insert into outbox_delivery (webhook_id, event, body, state, account_key)
      select ${id}, 'order.confirmed', '{}', 'paused', ${OURS} from generate_series(1, ${MOST_STORED}::integer)`.execute(tx),
  )
  await world.publish({ accountKey: OURS })
  expect((await world.send('chief', 'GET', '')).body).toMatchObject({
    mostStored: MOST_STORED,
    webhooks: [{ stored: MOST_STORED }],
  })
  await world.send('chief', 'PATCH', `/${id}`, { isActive: true })
  const times = (await world.listWaiting()).map(({ nextAt }) => nextAt?.getTime() ?? 0)
  expect(Math.max(...times) - Math.min(...times)).toBe(Math.floor((MOST_STORED - 1) / 120) * 60_000)
})

test('a pause does not widen what its keeper may see [T-102]', async () => {
  const { id } = await world.add(['order.confirmed'])
  await world.send('chief', 'PATCH', `/${id}`, { isActive: false })
  await world.publish({ accountKey: PLANT })
  await world.publish({ accountKey: OURS })
  expect((await world.send('chief', 'GET', '')).body.webhooks).toMatchObject([{ stored: 1 }])
  await world.run((tx) => sql`delete from person_sold_to`.execute(tx))
  await world.send('chief', 'PATCH', `/${id}`, { isActive: true })
  await world.deliver()
  expect(world.received).toEqual([])
})
