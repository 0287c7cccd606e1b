import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertOrders } from '#features/orders/orders/testing/insert-orders.ts'
import { makeOrder, openOrderWorld, type OrderWorld } from '#features/orders/orders/testing/order-world.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { withTenant } from '#platform/database/database.ts'

const API = '/api/company/v1'
const COMPANY = { ours: '00000000-0000-8000-8000-0000000c0001', theirs: '00000000-0000-8000-8000-0000000c0002' }
const lines = [{ sku: 'HS-245', name: 'Gas detector', category: 'detectors/gas', quantity: 3, unitMinor: 1_000_000n }]

let world: OrderWorld
type Who = 'chief' | 'approver' | 'buyer' | 'viewer' | 'theirs' | 'alone'
const people = {} as Record<Who, SignedIn>
const ROLES = { chief: 'company-admin', approver: 'approver', buyer: 'buyer', viewer: 'viewer', theirs: 'company-admin' } as const

beforeAll(async () => {
  world = await openOrderWorld(
    [
      makeOrder({ number: 'SMALL-1' }),
      makeOrder({ number: 'LARGE-1', accountKey: 'SP1~0000104211', lines }),
      makeOrder({ number: 'OLD-1', placedAt: new Date('2025-10-01T09:00:00Z'), lines }),
      makeOrder({ number: 'ELSE-1', accountKey: 'SP2~0000104210', lines }),
    ],
    { clock: { now: () => new Date('2026-11-16T09:00:00Z') } },
  )
  for (const who of [...(Object.keys(ROLES) as (keyof typeof ROLES)[]), 'alone'] as const)
    people[who] = await signInAs(world, `${who}@sps.example`, { givenName: who })
  await withTenant(world.services.db, 'sps', async (tx) => {
    for (const [name, id] of Object.entries(COMPANY))
      await sql`insert into company (id, number, name, customer_type, customer_group, line_of_business)
        values (${id}, ${name}, ${name}, '', '', '')`.execute(tx)
    for (const [who, role] of Object.entries(ROLES))
      await sql`update person set company_id = ${who === 'theirs' ? COMPANY.theirs : COMPANY.ours}, company_role = ${role}
        where id = ${people[who as Who].personId}`.execute(tx)
    await sql`update sold_to set company_id = case when erp_id = 'SP1' then ${COMPANY.ours}::uuid else ${COMPANY.theirs}::uuid end`.execute(
      tx,
    )
  })
})
afterAll(() => world.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = async (who: Who, method: Method, path: string, payload?: object) => {
  const { host, cookie } = people[who]
  const answer = await world.app.inject({
    ...{ method, url: `${API}${path}` },
    headers: { host, cookie, origin: `http://${host}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const usd = (minor: string) => ({ minor, currency: 'USD' })
const rule = (differs: object = {}) => ({
  name: 'Large',
  when: { amountOver: usd('1000000') },
  tiers: [{ need: 'any', approvers: [people.approver.personId] }],
  ...differs,
})
const budget = { costCentre: 'CC-1', from: '2026-01-01', until: '2026-12-31', amount: usd('500000'), policy: 'approve' }

describe('for whoever is no company admin', () => {
  const calls = (): readonly (readonly [Method, string, object?])[] => [
    ['POST', '/cost-centres', { code: 'X', name: 'X' }],
    ['GET', '/budgets'],
    ['POST', '/budgets', budget],
    ['GET', '/approval-rules'],
    ['POST', '/approval-rules', rule()],
    ['POST', '/approval-rules/replay', { rule: rule(), months: 12 }],
    ['GET', '/approvers'],
    ['GET', '/currencies'],
    ['GET', '/categories'],
    ['DELETE', `/approval-rules/${randomUUID()}`],
  ]
  test.each(['approver', 'buyer', 'viewer', 'alone'] as const)('there is none of it: %s', async (who) => {
    for (const [method, path, payload] of calls())
      expect([path, (await ask(who, method, path, payload)).status]).toEqual([path, 404])
  })
})

test('a rule names categories of the catalogue, which come with their names in the reader’s language', async () => {
  await withTenant(world.services.db, 'sps', (tx) =>
    sql`insert into category (slug, path, depth, position, picture_family, names)
      values ('rule-gauges', 'rule-gauges', 1, 900, 'none', '{"en": "Gauges", "de": "Messgeräte"}')`.execute(tx),
  )
  const namesIn = async (language: string) =>
    (await ask('chief', 'GET', `/categories?language=${language}`)).body.categories.find(
      ({ path }: { path: string }) => path === 'rule-gauges',
    )?.name
  expect([await namesIn('de'), await namesIn('fr')]).toEqual(['Messgeräte', 'Gauges'])
})

describe('cost centres', () => {
  test('a code is given once, and another company may have it too', async () => {
    expect((await ask('chief', 'POST', '/cost-centres', { code: 'CC-1', name: 'Production' })).status).toBe(201)
    expect(await ask('chief', 'POST', '/cost-centres', { code: 'CC-1', name: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    })
    expect((await ask('theirs', 'POST', '/cost-centres', { code: 'CC-1', name: 'Production' })).status).toBe(201)
    const other = await ask('chief', 'POST', '/cost-centres', { code: 'CC-2', name: 'Projects' })
    expect(await ask('chief', 'PATCH', `/cost-centres/${other.body.id}`, { code: 'CC-1' })).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    })
    expect((await ask('chief', 'PATCH', `/cost-centres/${other.body.id}`, { isActive: false })).status).toBe(200)
    const codes = async (who: Who) =>
      (await ask(who, 'GET', '/cost-centres')).body.costCentres.map(({ code }: { code: string }) => code)
    expect([await codes('chief'), await codes('buyer'), await codes('theirs')]).toEqual([['CC-1', 'CC-2'], ['CC-1'], ['CC-1']])
  })

  test('those of another company do not exist', async () => {
    const { body } = await ask('theirs', 'GET', '/cost-centres')
    const path = `/cost-centres/${body.costCentres[0].id}`
    expect((await ask('chief', 'PATCH', path, { name: 'Mine' })).status).toBe(404)
    expect((await ask('chief', 'DELETE', path)).status).toBe(404)
  })

  test('one that purchases name stays', async () => {
    const { id } = (await ask('chief', 'POST', '/cost-centres', { code: 'CC-3', name: 'Used' })).body
    await withTenant(world.services.db, 'sps', (tx) =>
      sql`insert into budget_entry (cart_id, cost_centre_id, state, day, currency, net_minor)
        values (${randomUUID()}, ${id}, 'reserved', '2026-11-10', 'USD', 100)`.execute(tx),
    )
    expect(await ask('chief', 'DELETE', `/cost-centres/${id}`)).toMatchObject({ status: 409, body: { code: 'in_use' } })
    // Its name is free to change, its code is not.
    expect((await ask('chief', 'PATCH', `/cost-centres/${id}`, { code: 'CC-3', name: 'In use' })).status).toBe(200)
    expect(await ask('chief', 'PATCH', `/cost-centres/${id}`, { code: 'CC-33' })).toMatchObject({
      status: 409,
      body: { code: 'in_use' },
    })
    // To another company it says nothing of its use.
    expect((await ask('theirs', 'DELETE', `/cost-centres/${id}`)).status).toBe(404)
  })
})

describe('the code of a cost centre', () => {
  const add = async (code: string): Promise<string> =>
    (await ask('chief', 'POST', '/cost-centres', { code, name: 'Named' })).body.id
  const rename = (id: string, code: string) => ask('chief', 'PATCH', `/cost-centres/${id}`, { code })
  const refused = { status: 409, body: { code: 'in_use' } }

  test('that a rule names stays, so that the rule holds [T-106]', async () => {
    const id = await add('CC-R')
    const { body } = await ask('chief', 'POST', '/approval-rules', rule({ when: { costCentres: ['CC-R'] } }))
    expect(await rename(id, 'CC-R2')).toMatchObject(refused)
    expect(await ask('chief', 'DELETE', `/cost-centres/${id}`)).toMatchObject(refused)
    await ask('chief', 'DELETE', `/approval-rules/${body.id}`)
    expect((await rename(id, 'CC-R2')).status).toBe(200)
    expect((await ask('chief', 'DELETE', `/cost-centres/${id}`)).status).toBe(200)
  })

  test('that limits a person stays, so that the limit holds [T-106]', async () => {
    const id = await add('CC-P')
    const limit = (codes: string[]) =>
      withTenant(world.services.db, 'sps', (tx) =>
        sql`update person set cost_centres = ${codes} where id = ${people.buyer.personId}`.execute(tx),
      )
    await limit(['CC-P'])
    expect(await rename(id, 'CC-P2')).toMatchObject(refused)
    await limit([])
    expect((await rename(id, 'CC-P2')).status).toBe(200)
  })

  test('is removed or ordered for, of two at the same instant: no entry of a placed order goes with it [T-108]', async () => {
    const id = await add('CC-D')
    const answer = await withTenant(world.services.db, 'sps', async (tx) => {
      await sql`insert into budget_entry (cart_id, cost_centre_id, state, day, currency, net_minor)
        values (${randomUUID()}, ${id}, 'spent', '2026-11-10', 'USD', 100)`.execute(tx)
      const removing = ask('chief', 'DELETE', `/cost-centres/${id}`)
      // The removal waits for this transaction before it commits.
      for (let waiting = 0; waiting === 0;) {
        const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_locks where not granted`.execute(tx)
        waiting = rows[0]?.n ?? 0
      }
      return { removing }
    })
    expect(await answer.removing).toMatchObject(refused)
  })
})

describe('budgets', () => {
  test('say what is reserved and left, to their company alone', async () => {
    const { id } = (await ask('chief', 'POST', '/budgets', { ...budget, costCentre: 'CC-3' })).body
    const { budgets } = (await ask('chief', 'GET', '/budgets')).body
    expect(budgets).toMatchObject([
      { id, reserved: usd('100'), spent: usd('0'), left: usd('499900'), months: [{ month: '2026-11', left: usd('499900') }] },
    ])
    expect((await ask('theirs', 'GET', '/budgets')).body.budgets).toEqual([])
    expect((await ask('theirs', 'PATCH', `/budgets/${id}`, { policy: 'warn' })).status).toBe(404)
    expect((await ask('theirs', 'DELETE', `/budgets/${id}`)).status).toBe(404)
    expect(await ask('chief', 'PATCH', `/budgets/${id}`, { until: '2025-01-01' })).toMatchObject({
      status: 422,
      body: { code: 'bad_period' },
    })
    expect((await ask('chief', 'DELETE', `/budgets/${id}`)).status).toBe(200)
  })
})

describe('approval rules', () => {
  test.each([
    ['nobody', () => [{ need: 'any', approvers: [] }]],
    ['a viewer', () => [{ need: 'any', approvers: [people.viewer.personId] }]],
    ['somebody of another company', () => [{ need: 'any', approvers: [people.approver.personId, people.theirs.personId] }]],
    ['no step', () => []],
  ])('that lead to %s are refused', async (_, tiers) => {
    expect(await ask('chief', 'POST', '/approval-rules', rule({ tiers: tiers() }))).toMatchObject({
      status: 422,
      body: { code: 'no_approver' },
    })
  })

  test.each([
    ['a condition that does not exist', { when: { amountAbove: usd('100') } }],
    ['a field of a step that does not exist', { tiers: [{ need: 'any', approvers: [], order: 1 }] }],
  ])('with %s are refused, not kept without it', async (_, differs) => {
    expect((await ask('chief', 'POST', '/approval-rules', rule(differs))).status).toBe(400)
    expect((await ask('chief', 'POST', '/approval-rules/replay', { rule: rule(differs), months: 12 })).status).toBe(400)
  })

  test('are of their company alone', async () => {
    const { status, body } = await ask('chief', 'POST', '/approval-rules', rule())
    expect(status).toBe(201)
    expect((await ask('chief', 'PATCH', `/approval-rules/${body.id}`, { isActive: false })).status).toBe(200)
    const { approvalRules } = (await ask('chief', 'GET', '/approval-rules')).body
    expect(approvalRules).toEqual([{ id: body.id, ...rule(), isActive: false, escalateAfterHours: null }])
    expect((await ask('theirs', 'GET', '/approval-rules')).body.approvalRules).toEqual([])
    expect((await ask('theirs', 'DELETE', `/approval-rules/${body.id}`)).status).toBe(404)
    expect((await ask('chief', 'DELETE', `/approval-rules/${body.id}`)).status).toBe(200)
  })

  test.each([
    [{}, { orders: 2, held: 1, amount: usd('3000000'), examples: ['LARGE-1'] }, 12],
    [{ when: { amountOver: usd('3000000') } }, { orders: 2, held: 0, amount: usd('0'), examples: [] }, 12],
    [{ when: { categories: ['detectors'] } }, { orders: 2, held: 1, examples: ['LARGE-1'] }, 12],
    [{}, { orders: 3, held: 2, amount: usd('6000000'), examples: ['LARGE-1', 'OLD-1'] }, 24],
  ])('with %j would have held %j of %i months', async (differs, expected, months) => {
    const answer = await ask('chief', 'POST', '/approval-rules/replay', { rule: rule(differs), months })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject(expected)
  })

  test('count an order once though the account is there under two numbers, and say what has no exchange rate', async () => {
    const number = 'EUR-1'
    await withTenant(world.services.db, 'sps', async (tx) => {
      await sql`insert into sold_to (id, erp_id, number, sales_org, name, city, postal_code, country_code, company_id)
        select gen_random_uuid(), erp_id, '104211', sales_org, name, city, postal_code, country_code, company_id
        from sold_to where erp_id = 'SP1' and number = '0000104211'`.execute(tx)
      await insertOrders(tx, [makeOrder({ number, accountKey: 'SP1~0000104211', currency: 'EUR', lines })])
    })
    const { body } = await ask('chief', 'POST', '/approval-rules/replay', { rule: rule(), months: 12 })
    // Whether one without a rate is over the limit nobody can tell: it is held, and its amount is not taken for nothing.
    expect(body).toMatchObject({ orders: 3, held: 2, amount: usd('3000000'), withoutRate: 1 })
  })

  test('can name the active people of the company', async () => {
    const { people: found } = (await ask('chief', 'GET', '/approvers')).body
    expect(found.map(({ role }: { role: string }) => role).toSorted()).toEqual(['approver', 'buyer', 'company-admin', 'viewer'])
    expect((await ask('chief', 'GET', '/currencies')).body).toEqual({ currencies: ['USD'] })
  })
})
