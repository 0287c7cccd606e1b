import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelUnused } from '#features/buying/checkout/payment/cancel-unused.service.ts'
import { createScriptedGateway } from '#features/buying/checkout/testing/scripted-gateway.ts'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { withTenant } from '#platform/database/database.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await openCheckoutWorld()
})
afterAll(() => world.close())

test('what no order came of is given back after an hour, and nothing else', async () => {
  await world.add('V-1', 1)
  const cartId = await world.readCartId()
  const now = world.services.clock.now()
  const cancelled: string[] = []
  const paymentGateway = {
    ...createScriptedGateway(),
    cancel: (reference: string) => Promise.resolve(void cancelled.push(reference)),
  }
  const states = await withTenant(world.services.db, 'process', async (tx) => {
    for (const [reference, state, minutes, orderNumber] of [
      ['old', 'authorised', 90, null],
      ['young', 'authorised', 10, null],
      ['spent', 'authorised', 90, '4711'],
      ['refused', 'refused', 90, null],
    ] as const)
      await sql`insert into payment_authorisation (cart_id, token, amount_minor, currency, state, reference, order_number, created_at)
        values (${cartId}::uuid, 'test-good-1111', 100, 'USD', ${state}, ${reference}, ${orderNumber},
          ${new Date(now.getTime() - minutes * 60_000)})`.execute(tx)
    const context = { tx, tenant: 'process' as const, services: { ...world.services, paymentGateway } }
    await cancelUnused.run(context)
    await cancelUnused.run(context)
    const { rows } = await sql<{ reference: string; state: string }>`
      select reference, state from payment_authorisation order by reference`.execute(tx)
    return rows.map(({ reference, state }) => [reference, state])
  })
  expect(cancelled).toEqual(['old'])
  expect(states).toEqual([
    ['old', 'cancelled'],
    ['refused', 'refused'],
    ['spent', 'authorised'],
    ['young', 'authorised'],
  ])
})
