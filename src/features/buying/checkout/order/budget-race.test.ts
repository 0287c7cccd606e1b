import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCheckoutWorld, type CheckoutWorld } from '#features/buying/checkout/testing/checkout-world.ts'
import { insertOwnSoldTos } from '#foundation/accounts/testing/insert-accounts.ts'
import { insertToolAccess } from '#foundation/entitlements/testing/insert-tools.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { withTenant } from '#platform/database/database.ts'

const COMPANY = '00000000-0000-8000-8000-00000000c001'
const ACCOUNT = '00000000-0000-8000-8000-000000000000'
const PEOPLE = 50
/** Two of V-1, net. */
const ORDER_MINOR = 1760
const FITTING = 17

let world: CheckoutWorld
let people: SignedIn[]
const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(world.services.db, 'process', work)

const send = async ({ host, cookie }: SignedIn, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, key?: string) => {
  const headers = { host, cookie, origin: `http://${host}`, ...(key !== undefined && { 'idempotency-key': key }) }
  const { statusCode, body } = await world.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> }
}

/** A server that is busy says so; the same intent is sent again, with the same key, until there is an answer. */
const insist = async (who: SignedIn, method: 'PUT' | 'POST', url: string, payload: object) => {
  const key = randomUUID()
  for (;;) {
    const answer = await send(who, method, url, payload, key)
    if (answer.status !== 503 && answer.body['code'] !== 'in_progress') return answer
  }
}

beforeAll(async () => {
  world = await openCheckoutWorld()
  people = []
  for (let at = 0; at < PEOPLE; at += 1) people.push(await signInAs(world, `buyer${at}@process.example`))
  await inTenant(async (tx) => {
    await sql`insert into company (id, number, name) values (${COMPANY}, '400100', 'Northline')`.execute(tx)
    const ids = people.map(({ personId }) => personId)
    await sql`update person set company_id = ${COMPANY}, company_role = 'buyer' where id = any(${ids}::uuid[])`.execute(tx)
    await insertOwnSoldTos(
      tx,
      ids.map((personId) => ({ personId, soldToIds: [ACCOUNT], defaultAt: 0 })),
    )
    await insertToolAccess(
      tx,
      ids.map((personId) => ({ personId, toolId: 'ecommerce', status: 'Approved', lmsUserId: null })),
    )
    const { rows } = await sql<{ id: string }>`
      insert into cost_centre (company_id, code, name) values (${COMPANY}, 'CC-1', 'Production') returning id`.execute(tx)
    await sql`insert into budget (cost_centre_id, from_day, until_day, amount_minor, currency, policy)
      values (${rows[0]?.id}, '2026-01-01', '2026-12-31', ${ORDER_MINOR * FITTING + ORDER_MINOR - 1}, 'USD', 'block')`.execute(tx)
  })
})
afterAll(() => world.close())

test(`${PEOPLE} people order at the same instant: exactly as many as the budget holds, and the ledger is the orders`, async () => {
  const carts: string[] = []
  for (const who of people) {
    const { body } = await insist(who, 'POST', '/api/cart/v1/lines', { lines: [{ sku: 'V-1', quantity: 2 }] })
    await insist(who, 'PUT', '/api/checkout/v1/cost-centre', { costCentre: 'CC-1' })
    carts.push(String(body['cartId']))
  }
  const answers = await Promise.all(people.map((who, at) => insist(who, 'POST', '/api/cart/v1/orders', { cartId: carts[at] })))
  const placed = answers.flatMap(({ status, body }) => (status === 201 ? [String(body['orderNumber'])] : []))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(placed).toHaveLength(FITTING)
  expect(new Set(refused.map(({ status, body }) => `${status} ${String(body['code'])}`))).toEqual(
    new Set(['409 budget_exceeded']),
  )
  const { rows: ledger } = await inTenant((tx) =>
    sql<{ number: string; entry: string; ordered: string }>`
      select order_number as number, net_minor::text as entry, subtotal_minor::text as ordered
      from budget_entry full join orders on orders.number = budget_entry.order_number`.execute(tx),
  )
  expect(ledger.map(({ number }) => number).toSorted()).toEqual(placed.toSorted())
  expect(ledger.every(({ entry, ordered }) => entry === ordered && Number(entry) === ORDER_MINOR)).toBe(true)
}, 300_000)
