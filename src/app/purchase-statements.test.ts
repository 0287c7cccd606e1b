import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { withTenant } from '#platform/database/database.ts'
import { drawStatements, recordStatements } from '#platform/testing/record-statements.ts'

const COMPANY = '00000000-0000-8000-8000-00000000c001'

type Call = () => Promise<{ readonly status: number }>

let world: CheckoutWorld

const makeCart = async (who: Who): Promise<string> => {
  await world.add('V-1', 2, who)
  return world.readCartId(who)
}

const order =
  (who: Who, cartId: string): Call =>
  () =>
    world.send('POST', '/api/cart/v1/orders', { who, body: { cartId }, headers: { 'idempotency-key': randomUUID() } })

const submit = async (): Promise<Call> => {
  const { body } = await world.send('POST', '/api/cart/v1/orders', {
    body: { cartId: await makeCart('buyer') },
    headers: { 'idempotency-key': randomUUID() },
  })
  const decision = { decision: 'approve', note: '' }
  return () =>
    world.send('POST', `/api/approvals/v1/${String(body['approvalId'])}/decision`, { who: 'colleague', body: decision })
}

const read =
  (url: string): Call =>
  () =>
    world.send('GET', url, { who: 'colleague' })

beforeAll(async () => {
  world = await openCheckoutWorld()
  await withTenant(world.services.db, 'process', async (tx) => {
    await sql`insert into company (id, number, name) values (${COMPANY}, '400100', 'Northline')`.execute(tx)
    for (const [who, role] of [
      ['buyer', 'requester'],
      ['colleague', 'approver'],
    ] as const)
      await sql`update person set company_id = ${COMPANY}, company_role = ${role} where id = ${world.people[who].personId}`.execute(
        tx,
      )
  })
  // Queues are made by the first order of a process.
  await order('colleague', await makeCart('colleague'))()
})
afterAll(() => world.close())

/** With begin and commit. Whoever needs more should know why; whoever needs less lowers it. */
test.each<readonly [string, number, () => Promise<Call>]>([
  ['a line is added to the cart', 8, async () => () => world.add('V-1', 2, 'colleague')],
  ['the cart is opened', 8, async () => read('/api/cart/v1')],
  ['the checkout is opened', 14, async () => read('/api/checkout/v1')],
  ['an order is placed', 38, async () => order('colleague', await makeCart('colleague'))],
  ['an order is approved and placed', 52, submit],
  ['decided approvals are listed', 7, async () => read('/api/approvals/v1?role=decided')],
])('%s with %d statements', async (_, statements, prepare) => {
  const call = await prepare()
  world.waitForPrices()
  // So that no case is the one that notes when the person was last here.
  await read('/api/me/profile')()
  let status = 0
  const recorded = await recordStatements(async () => void ({ status } = await call()))
  expect(status).toBeLessThan(300)
  expect(recorded.length, drawStatements(recorded)).toBe(statements)
})
