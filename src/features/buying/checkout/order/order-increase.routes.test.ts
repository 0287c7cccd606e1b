import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { withTenant } from '#platform/database/database.ts'

const COMPANY = '00000000-0000-8000-8000-00000000c001'

let world: CheckoutWorld
let staff: SignedIn
const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(world.services.db, 'process', work)
const idOf = (who: Exclude<Who, 'nobody'>): string => world.people[who].personId
const usd = (minor: number) => ({ minor: String(minor), currency: 'USD' })

beforeAll(async () => {
  world = await openCheckoutWorld()
  const roles = ['internal', 'admin', 'order-viewer'] as const
  staff = await signInAs(world, 'staff@process.example', { roles: [...roles] })
  await inTenant((tx) => sql`insert into company (id, number, name) values (${COMPANY}, '400100', 'Northline')`.execute(tx))
})
afterAll(() => world.close())
beforeEach(async () => {
  world.waitForPrices()
  for (const table of ['approval', 'approval_rule', 'order_change', 'cost_centre', 'cart', 'stock_reservation'])
    await inTenant((tx) => sql`delete from ${sql.table(table)}`.execute(tx))
  const roles = { buyer: 'buyer', colleague: 'approver', accounting: 'company-admin' } as const
  for (const [who, role] of Object.entries(roles))
    await inTenant((tx) =>
      sql`update person set company_id = ${COMPANY}, company_role = ${role}, order_limit_minor = null, order_limit_currency = null
        where id = ${idOf(who as keyof typeof roles)}`.execute(tx),
    )
  await inTenant((tx) => sql`update sold_to set credit_limit = null, credit_policy = null`.execute(tx))
})

/** Two pieces for 8.80 each, net. */
const order = async (costCentre?: string): Promise<string> => {
  await world.add('V-1', 2)
  if (costCentre !== undefined) await world.send('PUT', '/api/checkout/v1/cost-centre', { body: { costCentre } })
  const headers = { 'idempotency-key': randomUUID() }
  const { status, body } = await world.send('POST', '/api/cart/v1/orders', {
    body: { cartId: await world.readCartId() },
    headers,
  })
  expect(status).toBe(201)
  return String(body['orderNumber'])
}
const request = (number: string, quantity: number, language = 'en') =>
  world.send('POST', `/api/orders/v1/${number}/changes?language=${language}`, { body: { lines: [{ position: 1, quantity }] } })
const decide = async (id: unknown, decision: string) => {
  const { host, cookie } = staff
  const answer = await world.app.inject({
    ...{ method: 'POST', url: `/api/back-office/v1/order-changes/${String(id)}/decision` },
    ...{ headers: { host, cookie, origin: `http://${host}` }, payload: { decision } },
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const asAdmin = (path: string, body: object) => world.send('POST', `/api/company/v1/${path}`, { who: 'accounting', body })
const makeBudget = async (minor: number, policy = 'block', code = 'CC-1') => {
  await asAdmin('cost-centres', { code, name: 'Production' })
  await asAdmin('budgets', { costCentre: code, from: '2026-11-01', until: '2026-11-30', amount: usd(minor), policy })
}
const readBudget = async () => {
  const { body } = await world.send('GET', '/api/company/v1/budgets', { who: 'accounting' })
  return (body['budgets'] as Record<string, unknown>[])[0]
}

test('more pieces where nothing speaks against them are requested and approved', async () => {
  const number = await order()
  const { status, body } = await request(number, 5)
  expect(status).toBe(201)
  expect((await decide(body['id'], 'approve')).status).toBe(200)
})

test('more pieces above the person’s limit need approval, which a change cannot give: the reasons are said [T-106]', async () => {
  await inTenant((tx) =>
    sql`update person set order_limit_minor = 5000, order_limit_currency = 'USD' where id = ${idOf('buyer')}`.execute(tx),
  )
  const number = await order()
  expect(await request(number, 999)).toMatchObject({
    status: 409,
    body: { code: 'needs_approval', because: [{ reason: 'The net amount is over the person’s limit of $50.00 an order.' }] },
  })
  expect((await request(number, 999, 'de')).body).toMatchObject({ because: [{ reason: expect.stringContaining('50,00') }] })
  expect((await request(number, 3)).status).toBe(201)
})

test('a rule holds for the larger order as well, also where fewer pieces of another line are requested [T-106]', async () => {
  await asAdmin('approval-rules', {
    name: 'Large',
    when: { amountOver: usd(5000) },
    tiers: [{ need: 'any', approvers: [idOf('colleague')] }],
  })
  const number = await order()
  expect((await request(number, 100)).body).toMatchObject({ code: 'needs_approval', because: [{ rule: 'Large' }] })
  expect((await request(number, 1)).status).toBe(201)
})

test('more pieces reserve their part of the budget until they are answered, and cannot spend it twice [T-108]', async () => {
  await makeBudget(10_000)
  const [first, second] = [await order('CC-1'), await order('CC-1')]
  expect(await readBudget()).toMatchObject({ spent: usd(3520), reserved: usd(0), left: usd(6480) })
  const answers = await Promise.all([request(first, 7), request(second, 7)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const [accepted, refused] = answers[0]?.status === 201 ? answers : answers.toReversed()
  expect(refused?.body).toMatchObject({ code: 'budget_exceeded', because: [{ reason: expect.stringContaining('CC-1') }] })
  expect(await readBudget()).toMatchObject({ spent: usd(3520), reserved: usd(4400), left: usd(2080) })
  expect((await decide(accepted?.body['id'], 'deny')).status).toBe(200)
  expect(await readBudget()).toMatchObject({ reserved: usd(0), left: usd(6480) })
  const again = await request(first, 7)
  expect((await decide(again.body['id'], 'approve')).status).toBe(200)
  expect(await readBudget()).toMatchObject({ spent: usd(7920), reserved: usd(0), left: usd(2080) })
})

test('what was lowered meanwhile stops the answer: staff see why and can refuse [T-107]', async () => {
  await makeBudget(10_000)
  const number = await order('CC-1')
  const { body } = await request(number, 9)
  await inTenant((tx) => sql`update budget set amount_minor = 5000`.execute(tx))
  expect(await decide(body['id'], 'approve')).toMatchObject({ status: 409, body: { code: 'budget_exceeded' } })
  expect((await decide(body['id'], 'deny')).status).toBe(200)
})

test('the credit of the account holds for more pieces, also for those that wait for an answer', async () => {
  const number = await order()
  const other = await order()
  await inTenant((tx) =>
    sql`update sold_to set credit_policy = 'block', credit_limit = (
        select sum(total_minor) from orders where account_key = sold_to.account_key and state <> 'Cancelled') / 100.0 + 60
      where account_key = 'PR1~0000104210'`.execute(tx),
  )
  expect((await request(number, 50)).body).toMatchObject({ code: 'credit_exceeded' })
  expect((await request(number, 6)).status).toBe(201)
  expect((await request(other, 6)).body).toMatchObject({ code: 'credit_exceeded' })
})

test('a cost centre that was switched off takes no more pieces', async () => {
  await makeBudget(100_000)
  const number = await order('CC-1')
  await inTenant((tx) => sql`update cost_centre set is_active = false`.execute(tx))
  expect((await request(number, 3)).body).toMatchObject({ code: 'cost_centre_ended' })
  expect((await request(number, 1)).status).toBe(201)
})

test.each([
  ['is disabled', sql`disabled_at = now()`],
  ['was removed', sql`status = 'deleted', disabled_at = now()`],
  ['was erased', sql`status = 'deleted', disabled_at = now(), company_id = null, company_role = null`],
])('no pieces are added for somebody who %s meanwhile; staff can refuse [T-107]', async (_, change) => {
  await makeBudget(100_000)
  const number = await order('CC-1')
  const { body } = await request(number, 3)
  const buyer = sql`id = ${idOf('buyer')}`
  await inTenant((tx) => sql`update person set ${change} where ${buyer}`.execute(tx))
  try {
    expect(await decide(body['id'], 'approve')).toMatchObject({ status: 409, body: { code: 'requester_gone' } })
    expect((await decide(body['id'], 'deny')).status).toBe(200)
  } finally {
    await inTenant((tx) => sql`update person set status = 'active', disabled_at = null where ${buyer}`.execute(tx))
  }
})

test('somebody of another company, or of none, adds nothing to an order on a cost centre [T-107]', async () => {
  await makeBudget(100_000)
  const number = await order('CC-1')
  const { body } = await request(number, 3)
  await inTenant((tx) => sql`update person set company_id = null, company_role = null where id = ${idOf('buyer')}`.execute(tx))
  expect(await decide(body['id'], 'approve')).toMatchObject({ status: 409, body: { code: 'cost_centre_ended' } })
})

test('more pieces need the right to buy, at the request and at the answer; fewer do not [T-106]', async () => {
  const number = await order()
  const { body } = await request(number, 3)
  const save = (role: string | null) =>
    inTenant((tx) => sql`update person set user_role = ${role} where id = ${idOf('buyer')}`.execute(tx))
  await save('accounting')
  try {
    expect(await decide(body['id'], 'approve')).toMatchObject({ status: 409, body: { code: 'may_not_buy' } })
    expect((await decide(body['id'], 'deny')).status).toBe(200)
    expect((await request(number, 3)).body).toMatchObject({ code: 'may_not_buy' })
    expect((await request(number, 1)).status).toBe(201)
  } finally {
    await save(null)
  }
})

test('pieces that wait for an answer count against the credit, also of an order that the ERP has reported', async () => {
  const [number, other] = [await order(), await order()]
  const now = world.services.clock.now()
  await inTenant((tx) =>
    sql`update sold_to set credit_policy = 'block', credit_limit = 60, open_amount = 0, open_amount_at = ${new Date(now.getTime() + 1)}
      where account_key = 'PR1~0000104210'`.execute(tx),
  )
  expect((await request(number, 6)).status).toBe(201)
  expect((await request(other, 6)).body).toMatchObject({ code: 'credit_exceeded' })
})
