import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

const PATH = '/api/recurring-orders/v1'
const COMPANY = '00000000-0000-8000-8000-00000000c001'
const START = new Date('2026-11-18T23:40:00Z')
let now = START
let world: CheckoutWorld
let staff: AuthorCalls

beforeAll(async () => {
  world = await openCheckoutWorld({ clock: { now: () => now } })
  const roles = ['internal', 'admin', 'order-viewer'] as const
  staff = callsOf(world, await signInAs(world, 'staff@process.example', { roles: [...roles] }))
})
afterAll(() => world.close())
beforeEach(async () => {
  now = START
  await bringInto(world, 'process', { prices: [{ sku: 'V-1', currency: 'USD', contract: 'contract', amount: '8.80' }] })
  await bringInto(world, 'process', { stock: [{ sku: 'V-1', warehouse: 'pl', quantity: 900 }] })
})

const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(world.services.db, 'process', work)
const AGREED = { name: 'Valves of the year', lines: [{ sku: 'V-1', quantity: 20 }], callUntil: '2026-12-31' }
const create = (body: object = AGREED) => world.send('POST', PATH, { body })
const createId = async (): Promise<string> => String((await create()).body['id'])
const call = (id: string, quantity: number, differs: object = {}, who: Who = 'buyer') =>
  world.send('POST', `${PATH}/${id}/calls`, { who, body: { lines: [{ sku: 'V-1', quantity, ...differs }] } })
const price = (id: string, quantity: number) =>
  world.send('POST', `${PATH}/${id}/calls/price`, { body: { lines: [{ sku: 'V-1', quantity }] } })
const readLeft = async (id: string): Promise<unknown> =>
  ((await world.send('GET', `${PATH}/${id}`)).body['lines'] as { left: number | null }[])[0]?.left

describe('an order on call', () => {
  test('keeps what was agreed, and is called in parts until nothing is left', async () => {
    const id = await createId()
    const view = (await world.send('GET', `${PATH}/${id}`)).body
    expect(view).toMatchObject({ state: 'Active', every: null, callUntil: '2026-12-31', nextOn: null, upcoming: [], total: null })
    expect(view['lines']).toMatchObject([{ quantity: 20, left: 20, agreed: null, difference: null }])

    expect((await price(id, 8)).body['lines']).toMatchObject([{ quantity: 8, unit: { minor: '880' }, total: { minor: '7040' } }])
    expect(await readLeft(id)).toBe(20)
    const called = await call(id, 8, { seen: { minor: '880', currency: 'USD' } })
    expect([called.status, await readLeft(id)]).toEqual([201, 12])
    const order = await world.send('GET', `/api/orders/v1/${String(called.body['orderNumber'])}`)
    expect(order.body['parts']).toMatchObject([{ sku: 'V-1', quantity: 8 }])

    expect(await call(id, 13)).toMatchObject({ status: 409, body: { code: 'over_agreed', lines: [{ sku: 'V-1', left: 12 }] } })
    expect((await call(id, 12)).status).toBe(201)
    expect((await call(id, 1)).body).toMatchObject({ code: 'over_agreed' })
    const events = (await world.send('GET', `${PATH}/${id}`)).body['events'] as { kind: string; orderNumber: string | null }[]
    expect(events.filter(({ kind, orderNumber }) => kind === 'called' && orderNumber !== null)).toHaveLength(2)
  })

  test('is never called above the agreed quantity, however many call at once', async () => {
    const id = await createId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(id, 5)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409, 409])
    expect(await readLeft(id)).toBe(0)
  })

  test('is not ordered at another price than the one that was shown', async () => {
    const id = await createId()
    expect(await call(id, 2, { seen: { minor: '870', currency: 'USD' } })).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    })
    expect(await readLeft(id)).toBe(20)
  })

  test('can be called on its last day and not after it', async () => {
    const id = String((await create({ ...AGREED, callUntil: '2026-11-18' })).body['id'])
    now = new Date('2026-11-18T23:59:00Z')
    expect((await call(id, 1)).status).toBe(201)
    now = new Date('2026-11-19T00:01:00Z')
    expect((await call(id, 1)).body).toMatchObject({ code: 'expired' })
    expect((await price(id, 1)).body).toMatchObject({ code: 'expired' })
  })

  test.each([
    ['days and a last day to call', { every: { count: 1, unit: 'days' }, startsOn: '2026-12-01' }, 422],
    ['neither', { callUntil: undefined }, 422],
    ['days without a first one', { callUntil: undefined, every: { count: 1, unit: 'days' } }, 422],
    ['a last day that has passed', { callUntil: '2026-11-17' }, 422],
    ['a field of a line that does not exist', { lines: [{ sku: 'V-1', quantity: 1, price: 1 }] }, 400],
  ])('with %s is refused', async (_, differs, status) => {
    expect((await create({ ...AGREED, ...differs })).status).toBe(status)
  })

  test('is not ordered whole, nor paused; and one that comes on its days is not called', async () => {
    const id = await createId()
    for (const word of ['orders', 'pause', 'resume'])
      expect((await world.send('POST', `${PATH}/${id}/${word}`)).body).toMatchObject({ code: 'wrong_state' })
    const daily = { ...AGREED, callUntil: undefined, every: { count: 1, unit: 'days' }, startsOn: '2027-12-01' }
    expect((await call(String((await create(daily)).body['id']), 1)).body).toMatchObject({ code: 'wrong_state' })
  })

  test('of others does not exist, and one that ended is not called', async () => {
    const id = await createId()
    for (const who of ['colleague', 'foreign'] as const) expect((await call(id, 1, {}, who)).status).toBe(404)
    await world.send('DELETE', `${PATH}/${id}`)
    expect((await call(id, 1)).body).toMatchObject({ code: 'wrong_state' })
  })

  test('gives back what was reduced or cancelled in its order', async () => {
    const id = await createId()
    const number = String((await call(id, 10)).body['orderNumber'])
    const reply = await world.send('POST', `/api/orders/v1/${number}/changes`, {
      body: { lines: [{ position: 1, quantity: 4 }] },
    })
    expect(reply).toMatchObject({ status: 201 })
    const decision = { payload: { decision: 'approve', note: '' } }
    const decided = await staff.send('POST', `/api/back-office/v1/order-changes/${String(reply.body['id'])}/decision`, decision)
    expect([decided.statusCode, await readLeft(id)]).toEqual([200, 16])
  })
})

describe('a call that needs approval', () => {
  const idOf = (who: Exclude<Who, 'nobody'>): string => world.people[who].personId
  const setRole = (who: Exclude<Who, 'nobody'>, role: string | null) =>
    inTenant((tx) =>
      sql`update person set company_id = ${role && COMPANY}, company_role = ${role}, cost_centres = '{}' where id = ${idOf(who)}`.execute(
        tx,
      ),
    )
  const decide = (id: string, decision: string) =>
    world.send('POST', `/api/approvals/v1/${id}/decision`, { who: 'colleague', body: { decision, note: 'Later' } })

  beforeAll(async () => {
    await inTenant((tx) => sql`insert into company (id, number, name) values (${COMPANY}, '400100', 'Northline')`.execute(tx))
    await setRole('buyer', 'requester')
    await setRole('colleague', 'approver')
    await setRole('accounting', 'company-admin')
    const rule = { name: 'All', isActive: true, when: {}, tiers: [{ need: 'any', approvers: [idOf('colleague')] }] }
    expect((await world.send('POST', '/api/company/v1/approval-rules', { who: 'accounting', body: rule })).status).toBe(201)
  })

  test('counts while it waits, comes back when it is rejected, and is an order when it is approved', async () => {
    const id = await createId()
    const waiting = await call(id, 15)
    expect([waiting.status, waiting.body['orderNumber'], await readLeft(id)]).toEqual([201, undefined, 5])
    expect((await call(id, 6)).body).toMatchObject({ code: 'over_agreed' })
    expect((await decide(String(waiting.body['approvalId']), 'reject')).status).toBe(200)
    expect(await readLeft(id)).toBe(20)

    const again = await call(id, 15)
    const approved = await decide(String(again.body['approvalId']), 'approve')
    expect([approved.status, await readLeft(id)]).toEqual([200, 5])
    const calls = await inTenant((tx) =>
      tx.selectFrom('recurringOrderCall').select('orderNumber').where('recurringOrderId', '=', id).orderBy('id').execute(),
    )
    expect(calls.map(({ orderNumber }) => orderNumber)).toEqual([null, approved.body['orderNumber']])
  })
})
