import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bringInto } from '#app/testing/bring-into.ts'
import { openCheckoutWorld, type CheckoutWorld, type Who } from '#features/buying/checkout/testing/checkout-world.ts'
import { orderDueTask, startDueOrders } from '#features/buying/recurring-orders/run-due.task.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

const PATH = '/api/recurring-orders/v1'
let now = new Date('2026-11-18T09:00:00Z')
let world: CheckoutWorld
beforeAll(async () => void (world = await openCheckoutWorld({ clock: { now: () => now } })))
afterAll(() => world.close())
beforeEach(async () => {
  now = new Date('2026-11-18T09:00:00Z')
  await bringInto(world, 'process', { prices: [{ sku: 'V-1', currency: 'USD', contract: 'contract', amount: '8.80' }] })
})

const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(world.services.db, 'process', work)
const DAILY = { name: 'Valves', lines: [{ sku: 'V-1', quantity: 2 }], every: { count: 1, unit: 'days' }, startsOn: '2026-11-18' }
const create = (body: object = DAILY, who: Who = 'buyer') => world.send('POST', PATH, { who, body })
const createId = async (body: object = DAILY): Promise<string> => String((await create(body)).body['id'])
const read = async (id: string, who: Who = 'buyer') => (await world.send('GET', `${PATH}/${id}`, { who })).body
const step = (id: string, word: string, who: Who = 'buyer') => world.send('POST', `${PATH}/${id}/${word}`, { who })
const countOrders = async (): Promise<number> =>
  (await inTenant((tx) => sql<{ n: number }>`select count(*)::integer as n from orders`.execute(tx))).rows[0]?.n ?? 0

/** As a worker does it: looks for what is due, then does each job; some at once. */
const work = async (id: string, day: string, times = 1) => {
  const task = orderDueTask(world.services)
  const run = () =>
    task.run({
      ...{ tenant: 'process', data: { id, day }, transact: inTenant },
    } as unknown as Parameters<typeof task.run>[0])
  return Promise.all(Array.from({ length: times }, run))
}

describe('a recurring order', () => {
  test('is made, and tells its days without drifting', async () => {
    const monthly = { ...DAILY, every: { count: 1, unit: 'months' }, startsOn: '2027-01-31' }
    const made = await create(monthly)
    expect(made.status).toBe(201)
    const view = await read(String(made.body['id']))
    expect(view).toMatchObject({ state: 'Active', name: 'Valves', account: 'PR1~0000104210', total: { minor: '1760' } })
    expect((view['upcoming'] as string[]).slice(0, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  })

  test('is booked on its cost centre; one that ended pauses it, in the inbox too, until another is chosen', async () => {
    const company = '00000000-0000-8000-8000-00000000c0de'
    const { personId } = world.people.buyer
    await inTenant(async (tx) => {
      await sql`insert into company (id, number, name) values (${company}, '400100', 'Northline')`.execute(tx)
      await sql`update person set company_id = ${company}, company_role = 'buyer' where id = ${personId}`.execute(tx)
      await sql`insert into cost_centre (company_id, code, name) values (${company}, 'CC-1', 'One'), (${company}, 'CC-2', 'Two')`.execute(
        tx,
      )
    })
    expect((await create({ ...DAILY, costCentre: 'CC-9' })).body['code']).toBe('no_cost_centre')
    const id = await createId({ ...DAILY, costCentre: 'CC-1' })
    expect(await read(id)).toMatchObject({ costCentre: 'CC-1' })
    const booked = async () =>
      (
        await inTenant((tx) =>
          sql<{
            code: string
          }>`select code from budget_entry join cost_centre on cost_centre.id = cost_centre_id order by code`.execute(tx),
        )
      ).rows.map(({ code }) => code)
    expect((await step(id, 'orders')).status).toBe(201)
    expect(await booked()).toEqual(['CC-1'])

    await inTenant((tx) => sql`update cost_centre set is_active = false where code = 'CC-1'`.execute(tx))
    await work(id, '2026-11-18')
    expect(await read(id)).toMatchObject({ state: 'Paused', reason: 'costCentre' })
    const entries = () =>
      inTenant(async (tx) => {
        const { rows } = await sql<{ title: string; isOpen: boolean }>`
          select title, done_at is null as is_open from inbox_entry where kind = 'recurring-paused' and subject = ${id}`.execute(
          tx,
        )
        return rows
      })
    expect(await entries()).toEqual([{ title: 'paused', isOpen: true }])
    const choose = (costCentre: string | null, who: Who = 'buyer') =>
      world.send('PUT', `${PATH}/${id}/cost-centre`, { who, body: { costCentre } })
    expect((await choose('CC-1')).body['code']).toBe('no_cost_centre')
    expect((await choose('CC-2', 'colleague')).status).toBe(404)
    expect((await choose('CC-2')).body).toEqual({ costCentre: 'CC-2' })
    expect((await step(id, 'resume')).status).toBe(200)
    expect(await entries()).toEqual([{ title: 'paused', isOpen: false }])
    expect((await step(id, 'orders')).status).toBe(201)
    expect(await booked()).toEqual(['CC-1', 'CC-2'])
    await world.send('DELETE', `${PATH}/${id}`)
    await inTenant((tx) => sql`update person set company_id = null, company_role = null where id = ${personId}`.execute(tx))
  })

  test('is paused, resumed, ordered now and ended', async () => {
    const id = await createId({ ...DAILY, startsOn: '2026-12-01' })
    expect((await step(id, 'pause')).body).toEqual({ state: 'Paused' })
    expect((await step(id, 'pause')).status).toBe(409)
    expect((await step(id, 'resume')).body).toEqual({ state: 'Active' })
    const before = await countOrders()
    const ordered = await step(id, 'orders')
    expect([ordered.status, await countOrders()]).toEqual([201, before + 1])
    expect((await read(id))['upcoming']).toMatchObject({ 0: '2026-12-01' })
    expect((await world.send('DELETE', `${PATH}/${id}`)).status).toBe(204)
    expect((await world.send('DELETE', `${PATH}/${id}`)).status).toBe(204)
    expect(await read(id)).toMatchObject({ state: 'Ended', upcoming: [] })
    expect((await step(id, 'orders')).status).toBe(409)
    const kinds = ((await read(id))['events'] as { kind: string }[]).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['created', 'ended', 'ordered', 'paused', 'resumed'])
  })

  test.each([
    ['no parts', { lines: [] }, 400],
    ['a part that is not sold', { lines: [{ sku: 'NONE-1', quantity: 1 }] }, 422],
    ['a part without a price', { lines: [{ sku: 'ASK', quantity: 1 }] }, 422],
    ['no name', { name: ' ' }, 400],
    ['a strange unit', { every: { count: 1, unit: 'years' } }, 400],
    ['no count', { every: { count: 0, unit: 'days' } }, 400],
    ['a day that is none', { startsOn: '2026-02-30' }, 400],
  ])('with %s is refused', async (_, differs, status) => {
    expect((await create({ ...DAILY, ...differs })).status).toBe(status)
  })

  test('of others does not exist', async () => {
    const id = await createId()
    for (const who of ['colleague', 'foreign'] as const) {
      expect((await world.send('GET', `${PATH}/${id}`, { who })).status).toBe(404)
      expect((await step(id, 'pause', who)).status).toBe(404)
      expect((await step(id, 'orders', who)).status).toBe(404)
      expect((await world.send('DELETE', `${PATH}/${id}`, { who })).status).toBe(404)
    }
    expect((await world.send('GET', PATH, { who: 'nobody' })).status).toBe(401)
    expect((await create(DAILY, 'nobody')).status).toBe(401)
    await world.send('DELETE', `${PATH}/${id}`)
  })
})

describe('a due day', () => {
  test('is ordered once, however many workers are at it', async () => {
    const id = await createId()
    const before = await countOrders()
    await work(id, '2026-11-18', 4)
    await work(id, '2026-11-18')
    expect(await countOrders()).toBe(before + 1)
    expect(await read(id)).toMatchObject({ state: 'Active', nextOn: '2026-11-19' })
    await world.send('DELETE', `${PATH}/${id}`)
  })

  test('leaves the cart of its owner alone', async () => {
    await world.add('V-2', 3)
    const cartId = await world.readCartId()
    const id = await createId()
    await work(id, '2026-11-18')
    const cart = (await world.send('GET', '/api/cart/v1')).body
    expect([cart['cartId'], (cart['lines'] as unknown[]).length]).toEqual([cartId, 1])
    await world.send('DELETE', `${PATH}/${id}`)
  })

  test('that was missed comes once, and the next one is on its day', async () => {
    const id = await createId({ ...DAILY, every: { count: 1, unit: 'weeks' } })
    const before = await countOrders()
    now = new Date('2026-12-10T09:00:00Z')
    await inTenant((tx) => startDueOrders.run({ tx, services: world.services, tenant: 'process' }))
    await work(id, '2026-11-18')
    expect(await countOrders()).toBe(before + 1)
    const { rows } = await inTenant((tx) =>
      sql<{ nextOn: string; dueOn: string }>`
        select next_on::text, (select due_on::text from recurring_order_event where recurring_order_id = recurring_order.id
          and kind = 'ordered') as due_on from recurring_order where id = ${id}::uuid`.execute(tx),
    )
    expect(rows).toEqual([{ nextOn: '2026-12-16', dueOn: '2026-12-09' }])
  })

  test('with another price pauses it and tells the owner; resumed it goes on at the new price', async () => {
    const id = await createId()
    await bringInto(world, 'process', { prices: [{ sku: 'V-1', currency: 'USD', contract: 'contract', amount: '9.90' }] })
    const before = await countOrders()
    await work(id, '2026-11-18', 2)
    expect(await countOrders()).toBe(before)
    const view = await read(id)
    expect(view).toMatchObject({ state: 'Paused', reason: 'price', nextOn: null })
    expect(view['lines']).toMatchObject([{ agreed: { minor: '880' }, current: { minor: '990' }, difference: 'price' }])
    const mails = await inTenant((tx) =>
      sql`select id from mail_outbox where template = 'recurring-order-paused' and text like ${`%${id}%`}`.execute(tx),
    )
    expect(mails.rows).toHaveLength(1)
    expect((await step(id, 'orders')).body).toMatchObject({ code: 'price_changed' })
    await step(id, 'resume')
    await work(id, '2026-11-18')
    expect(await countOrders()).toBe(before + 1)
    await world.send('DELETE', `${PATH}/${id}`)
  })

  test('with too few in stock pauses it', async () => {
    const id = await createId({ ...DAILY, lines: [{ sku: 'V-2', quantity: 20 }] })
    await bringInto(world, 'process', { stock: [{ sku: 'V-2', warehouse: 'pl', quantity: 5 }] })
    await work(id, '2026-11-18')
    expect(await read(id)).toMatchObject({ state: 'Paused', reason: 'stock' })
  })

  test('of an account that its owner lost pauses it', async () => {
    const id = await createId()
    await inTenant((tx) => tx.deleteFrom('personSoldTo').where('personId', '=', world.people.buyer.personId).execute())
    const before = await countOrders()
    await work(id, '2026-11-18')
    expect([await countOrders(), (await read(id))['reason']]).toEqual([before, 'account'])
  })
})
