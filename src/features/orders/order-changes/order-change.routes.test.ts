import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { insertOrders } from '#features/orders/orders/testing/insert-orders.ts'
import { makeOrder, openOrderWorld, type OrderWorld } from '#features/orders/orders/testing/order-world.ts'
import { withTenant } from '#platform/database/database.ts'

const OFFICE = '/api/back-office/v1/order-changes'
let world: OrderWorld
let buyer: AuthorCalls
let staff: AuthorCalls
let next = 0
let number = ''

beforeAll(async () => {
  world = await openOrderWorld([], { clock: { now: () => new Date('2026-11-18T09:00:00Z') } })
  buyer = callsOf(world, world.people.buyer)
  const roles = ['internal', 'admin', 'order-viewer'] as const
  staff = callsOf(world, await signInAs(world, 'staff@sps.example', { roles: [...roles], givenName: 'Ada', familyName: 'Min' }))
})
afterAll(() => world.close())

const part = (sku: string, quantity: number) => ({ sku, name: `Part ${sku}`, quantity, unitMinor: 1000n })
beforeEach(async () => {
  next += 1
  number = `C-${next}`
  const taxes = [{ name: 'VAT', percent: '10', minor: '800' }]
  const order = makeOrder({ number, lines: [part('A-1', 5), part('B-1', 3)], taxes, placedBy: world.people.buyer.personId })
  await withTenant(world.services.db, 'sps', (tx) => insertOrders(tx, [order]))
})

const ask = (lines: readonly object[], who = buyer, order = number, note = '') =>
  who.send('POST', `/api/orders/v1/${order}/changes`, { payload: { lines, note } })
const decide = (id: string, decision: string, who = staff, note = '') =>
  who.send('POST', `${OFFICE}/${id}/decision`, { payload: { decision, note } })
const read = async () => (await buyer.get(`/api/orders/v1/${number}`)).json()
const setState = (state: string) =>
  withTenant(world.services.db, 'sps', (tx) => sql`update orders set state = ${state} where number = ${number}`.execute(tx))

describe('a change of lines', () => {
  test('is asked for, approved and made, with history, mail and audit', async () => {
    const reply = await ask(
      [
        { position: 1, quantity: 2 },
        { position: 2, cancel: true },
      ],
      buyer,
      number,
      'Two are enough',
    )
    expect(reply.statusCode).toBe(201)
    const { id } = reply.json<{ id: string }>()
    const waiting = (await buyer.get(`/api/orders/v1/${number}/changes`)).json()
    expect(waiting.lines).toMatchObject([
      { position: 1, isOpen: true },
      { position: 2, isOpen: true },
    ])
    expect((await read()).parts.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 3])

    const { rows } = (await staff.get(`${OFFICE}?state=Requested&find=${number}`)).json()
    expect(rows).toMatchObject([{ id, orderNumber: number, note: 'Two are enough', account: '104210 Northline 0' }])
    const decided = await decide(id, 'approve', staff, 'Done')
    expect([decided.statusCode, decided.json()]).toMatchObject([200, { id, state: 'Approved', by: 'Ada Min' }])

    const view = await read()
    expect(view.parts.map(({ quantity, open }: { quantity: number; open: number }) => [quantity, open])).toEqual([
      [2, 2],
      [0, 0],
    ])
    expect([view.subtotal.minor, view.taxes[0].amount.minor, view.total.minor]).toEqual(['2000', '200', '2200'])
    expect(
      view.events.filter(({ kind }: { kind: string }) => kind === 'change').map(({ data }: { data: object }) => data),
    ).toEqual([
      { state: 'Requested', lines: 2 },
      { state: 'Approved', lines: 2 },
    ])
    const mails = await withTenant(world.services.db, 'sps', (tx) =>
      sql<{ text: string }>`
        select text from mail_outbox where template = 'order-change-decided' and text like ${`%${number}%`}`.execute(tx),
    )
    expect(mails.rows).toHaveLength(1)
    expect(mails.rows[0]?.text).toContain('A-1: 2 instead of 5')
    const inbox = await withTenant(world.services.db, 'sps', (tx) =>
      sql<{ title: string }>`select title from inbox_entry where kind = 'order-change-answered' and subject = ${id}`.execute(tx),
    )
    expect(inbox.rows).toEqual([{ title: 'Approved' }])
    const { entries } = (await staff.get(`/api/back-office/v1/audit?object=${id}`)).json()
    const actions = entries.map(({ action }: { action: string }) => action)
    expect(actions.toSorted()).toEqual(['order.change-approve', 'order.change-request'])
  })

  test('is decided once, by one of two', async () => {
    const { id } = (await ask([{ position: 1, quantity: 4 }])).json()
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'deny')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const late = await decide(id, 'approve')
    expect(late.json()).toMatchObject({ code: 'already_decided', by: 'Ada Min' })
  })

  test('waits for one answer a line, also where two ask at once', async () => {
    const reply = await Promise.all([ask([{ position: 1, quantity: 4 }]), ask([{ position: 1, cancel: true }])])
    expect(reply.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect((await ask([{ position: 1, quantity: 3 }])).json()).toMatchObject({ code: 'change_open', position: 1 })
    expect((await ask([{ position: 2, quantity: 1 }])).statusCode).toBe(201)
  })

  test('that is refused changes nothing, and the line can be asked about again', async () => {
    const { id } = (await ask([{ position: 1, cancel: true }])).json()
    expect((await decide(id, 'deny', staff, 'It is made already')).json()).toMatchObject({ state: 'Refused' })
    expect((await read()).parts[0].quantity).toBe(5)
    expect((await ask([{ position: 1, cancel: true }])).statusCode).toBe(201)
  })

  test('cannot be made once the order has left', async () => {
    const { id } = (await ask([{ position: 1, cancel: true }])).json()
    await setState('Shipped')
    expect((await decide(id, 'approve')).json()).toMatchObject({ code: 'too_late' })
    expect((await decide(id, 'deny')).statusCode).toBe(200)
    expect((await ask([{ position: 1, quantity: 4 }])).json()).toMatchObject({ code: 'too_late' })
  })

  test('of everything cancels the order', async () => {
    const { id } = (
      await ask([
        { position: 1, cancel: true },
        { position: 2, cancel: true },
      ])
    ).json()
    await decide(id, 'approve')
    expect((await read()).state).toBe('Cancelled')
  })

  test.each([
    ['an unknown line', [{ position: 9, cancel: true }], 422],
    ['the same quantity', [{ position: 1, quantity: 5 }], 422],
    ['no quantity', [{ position: 1 }], 400],
    ['nothing', [], 400],
    ['both', [{ position: 1, quantity: 2, cancel: true }], 400],
    ['less than one', [{ position: 1, quantity: 0 }], 400],
  ])('with %s is refused', async (_, lines, status) => {
    expect((await ask(lines)).statusCode).toBe(status)
  })

  test('is nothing that a viewer of the company asks for; nor do they cancel', async () => {
    const { personId } = world.people.colleague
    const setRole = (role: string | null) =>
      withTenant(world.services.db, 'sps', async (tx) => {
        await sql`insert into company (number, name) values ('900', 'Northline') on conflict do nothing`.execute(tx)
        await sql`update person set company_role = ${role}, company_id = ${role === null ? null : sql`(select id from company where number = '900')`}
          where id = ${personId}::uuid`.execute(tx)
      })
    await setRole('viewer')
    const viewer = callsOf(world, world.people.colleague)
    try {
      const reply = await ask([{ position: 1, quantity: 4 }], viewer)
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'read_only'])
      const cancelled = await viewer.send('POST', `/api/orders/v1/${number}/cancellation`)
      expect([cancelled.statusCode, cancelled.json().code]).toEqual([403, 'read_only'])
      expect((await viewer.get(`/api/orders/v1/${number}/changes`)).json().lines).toMatchObject([
        { least: 5, most: 5, mayCancel: false },
        { least: 3, most: 3, mayCancel: false },
      ])
      expect((await viewer.get(`/api/orders/v1/${number}`)).json()).toMatchObject({ mayCancel: false, mayReturn: false })
    } finally {
      await setRole(null)
    }
    expect((await read()).state).not.toBe('Cancelled')
  })

  test('of others does not exist, and only staff with the right answer', async () => {
    const lines = [{ position: 1, quantity: 4 }]
    expect((await ask(lines, callsOf(world, world.people.stranger))).statusCode).toBe(404)
    expect((await ask(lines, callsOf(world, world.people.foreign))).statusCode).toBe(404)
    expect((await ask(lines, callsOf(world))).statusCode).toBe(401)
    const { id } = (await ask(lines, callsOf(world, world.people.colleague))).json()
    expect((await decide(id, 'approve', buyer)).statusCode).toBe(404)
    const admin = callsOf(world, await signInAs(world, 'plain@sps.example', { roles: ['admin'] }))
    expect((await decide(id, 'approve', admin)).statusCode).toBe(403)
    const foreign = await signInAs(world, 'staff@process.example', { roles: ['admin', 'order-viewer'] })
    expect((await decide(id, 'approve', callsOf(world, foreign))).statusCode).toBe(404)
    expect((await decide(id, 'maybe')).statusCode).toBe(400)
    expect((await decide('00000000-0000-4000-8000-000000000000', 'approve')).statusCode).toBe(404)
  })
})
