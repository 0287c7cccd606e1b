import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { makeOrder, openOrderWorld, type OrderWorld } from '#features/orders/orders/testing/order-world.ts'
import { withTenant } from '#platform/database/database.ts'

const RETURNS = '/api/back-office/v1/returns'
let world: OrderWorld
let admin: AuthorCalls
let buyer: AuthorCalls
let foreign: AuthorCalls

beforeAll(async () => {
  world = await openOrderWorld([makeOrder({ number: 'SP-1' })])
  admin = callsOf(world, await signInAs(world, 'admin@sps.example', { roles: ['admin', 'order-viewer'] }))
  foreign = callsOf(world, await signInAs(world, 'admin@process.example', { roles: ['admin', 'order-viewer'] }))
  buyer = callsOf(world, world.people.buyer)
  await withTenant(world.services.db, 'sps', (tx) =>
    sql`
      insert into order_return (order_id, number, state, reason, note, lines, requested_at, changed_at)
      select id, 'R-1', 'Requested', 'damaged', 'Cracked', '[{"position": 1, "quantity": 2}]', now(), now() from orders`.execute(
      tx,
    ),
  )
})
afterAll(() => world.close())

const decide = (state: string, who = admin, number = 'R-1') =>
  who.send('POST', `${RETURNS}/${number}/decision`, {
    payload: {
      state,
      ...(state === 'Approved' && { returnAddress: 'Dock 3' }),
      ...(state === 'Refused' && { answer: 'Too old' }),
    },
  })

test('a return is approved, received and credited by an admin, each step once, and it is in the log', async () => {
  expect((await admin.get(RETURNS)).json().rows).toMatchObject([
    { number: 'R-1', state: 'Requested', reason: 'damaged', note: 'Cracked', pieces: 2 },
  ])
  for (const who of [buyer, foreign]) expect((await decide('Approved', who)).statusCode).toBe(404)
  expect((await decide('Credited')).statusCode).toBe(409)
  expect((await decide('Lost')).statusCode).toBe(400)
  const [one, two] = await Promise.all([decide('Approved'), decide('Approved')])
  expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409])
  expect((await decide('Refused')).statusCode).toBe(409)
  for (const state of ['Received', 'Credited']) expect((await decide(state)).statusCode).toBe(200)
  expect((await admin.get(`${RETURNS}?state=Credited`)).json().total).toBe(1)
  expect((await foreign.get(RETURNS)).json().total).toBe(0)
  expect((await decide('Approved', admin, 'R-9')).statusCode).toBe(404)
  const { entries } = (await admin.get('/api/back-office/v1/audit?action=return.decide')).json()
  expect(entries).toHaveLength(3)
})
