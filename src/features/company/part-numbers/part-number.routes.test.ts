import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { partNumbers } from '#features/company/part-numbers/public.server.ts'
import { composeSideNavigation } from '#foundation/side-navigation/public.server.ts'
import { findCustomerNumbers } from '#foundation/customer-numbers/public.server.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { writeXlsx } from '#platform/files/xlsx-writer.ts'
import { buffer } from 'node:stream/consumers'

const API = '/api/company/v1/part-numbers'
const COMPANY = { ours: randomUUID(), theirs: randomUUID() }
const ROLES = { chief: 'company-admin', buyer: 'buyer', viewer: 'viewer', theirs: 'company-admin' } as const
type Who = keyof typeof ROLES | 'alone' | 'foreign'
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let world: TestApp
const people = {} as Record<Who, SignedIn>

const part = (sku: string, more: object = {}) => ({ sku, category: 'valves', names: { en: `Valve ${sku}` }, prices: {}, ...more })

beforeAll(async () => {
  world = await openTestApp()
  for (const who of ['chief', 'buyer', 'viewer', 'theirs', 'alone'] as const)
    people[who] = await signInAs(world, `${who}@process.example`)
  people.foreign = await signInAs(world, 'chief@aerobt.example')
  await bringInto(world, 'process', {
    categories: [{ path: 'valves', names: { en: 'Valves' }, texts: { en: 'V' } }],
    products: [
      ...[part('V-1'), part('V-2'), part('OLD', { lifecycle: 'replaced', replacedBy: 'V-2' })],
      ...[part('GONE', { lifecycle: 'obsolete' }), part('US-ONLY', { markets: ['us'] })],
    ],
  })
  await withTenant(world.services.db, 'process', async (tx) => {
    for (const [name, id] of Object.entries(COMPANY))
      await sql`insert into company (id, number, name, customer_type, customer_group, line_of_business)
        values (${id}, ${name}, ${name}, '', '', '')`.execute(tx)
    for (const [who, role] of Object.entries(ROLES))
      await sql`update person set company_id = ${who === 'theirs' ? COMPANY.theirs : COMPANY.ours}, company_role = ${role}
        where id = ${people[who as Who].personId}`.execute(tx)
  })
})
afterAll(() => world.close())
beforeEach(() => withTenant(world.services.db, 'process', (tx) => sql`delete from company_part_number`.execute(tx)))

const send = async (who: Who, method: Method, path: string, payload?: object, headers: Record<string, string> = {}) => {
  const { host, cookie } = people[who]
  const answer = await world.app.inject({
    ...{ method, url: `${API}${path}` },
    headers: { host, cookie, origin: `http://${host}`, ...headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, text: answer.body, body: answer.body.startsWith('{') ? answer.json() : {} }
}
const add = (who: Who, number: string, sku: string) => send(who, 'POST', '', { number, sku })
const listed = async (who: Who, query = '') =>
  (await send(who, 'GET', query)).body.numbers.map(({ number, sku }: { number: string; sku: string }) => `${number} ${sku}`)
const bring = async (who: Who, content: string | Uint8Array, query = '') => {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'numbers.csv'))
  const wrapped = new Response(form)
  const type = wrapped.headers.get('content-type') ?? ''
  return send(who, 'POST', `/import${query}`, Buffer.from(await wrapped.arrayBuffer()), { 'content-type': type })
}
const known = (who: Who, numbers: readonly string[]) =>
  withTenant(world.services.db, 'process', (tx) => findCustomerNumbers(tx, { personId: people[who].personId }, numbers))

test('the page is for company admins alone', () => {
  const navigation = composeSideNavigation([partNumbers])
  for (const role of ['approver', 'buyer', 'requester', 'viewer', undefined] as const)
    expect(navigation.mayVisit('sps', '/secure/company/part-numbers', role)).toBe(false)
  expect(navigation.mayVisit('sps', '/secure/company/part-numbers', 'company-admin')).toBe(true)
})

test.each(['buyer', 'viewer', 'alone', 'foreign'] as const)('for %s there is no list to keep', async (who) => {
  const calls = [
    ['GET', ''],
    ['POST', '', { number: 'M-1', sku: 'V-1' }],
    ['PATCH', `/${randomUUID()}`, { sku: 'V-1' }],
    ['DELETE', `/${randomUUID()}`],
    ['GET', '/export'],
  ] as const
  for (const [method, path, payload] of calls)
    expect([path, (await send(who, method, path, payload)).status]).toEqual([path, 404])
  expect((await bring(who, 'number,sku\nM-1,V-1\n')).status).toBe(404)
})

describe('numbers that an admin keeps', () => {
  test('are added, found, changed and removed, each for one company', async () => {
    const { status, body } = await add('chief', 'MAT-4711', 'v1')
    expect(status).toBe(201)
    expect(await listed('chief')).toEqual(['MAT-4711 V-1'])
    expect(await listed('chief', '?find=t47')).toEqual(['MAT-4711 V-1'])
    expect(await listed('chief', '?find=nothing')).toEqual([])
    expect(await listed('theirs')).toEqual([])
    const path = `/${body.id}`
    expect((await send('theirs', 'PATCH', path, { sku: 'V-2' })).status).toBe(404)
    expect((await send('theirs', 'DELETE', path)).status).toBe(404)
    expect((await send('chief', 'PATCH', path, { sku: 'V-2' })).status).toBe(200)
    expect(await known('buyer', ['mat4711'])).toMatchObject([{ number: 'MAT-4711', sku: 'V-2' }])
    expect(await known('theirs', ['mat4711'])).toEqual([])
    expect(await known('alone', ['mat4711'])).toEqual([])
    expect((await send('chief', 'DELETE', path)).status).toBe(200)
    expect((await send('chief', 'DELETE', path)).status).toBe(404)
    expect(await listed('chief')).toEqual([])
  })

  test('are there once in whatever spelling, and another company may have the same', async () => {
    const { body } = await add('chief', 'M-2', 'V-2')
    expect((await add('chief', 'M-1', 'V-1')).status).toBe(201)
    expect(await add('chief', 'm 1', 'V-2')).toMatchObject({ status: 409, body: { code: 'taken' } })
    expect(await send('chief', 'PATCH', `/${body.id}`, { number: 'M.1' })).toMatchObject({ status: 409, body: { code: 'taken' } })
    expect((await add('theirs', 'M-1', 'V-2')).status).toBe(201)
  })

  test('added twice at once are stored once', async () => {
    const answers = await Promise.all(['M-1', 'm1', 'M.1'].map((number) => add('chief', number, 'V-1')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await listed('chief')).toHaveLength(1)
  })

  test.each([
    ['NOPE', 'sku_unknown'],
    ['OLD', 'sku_replaced'],
    ['GONE', 'sku_ended'],
    ['US-ONLY', 'sku_unknown'],
  ])('for the part %s are refused: %s', async (sku, code) => {
    expect(await add('chief', 'M-1', sku)).toMatchObject({ status: 422, body: { code } })
  })

  test('may name a part of the country whose page it is', async () => {
    expect((await send('chief', 'POST', '?country=us', { number: 'M-1', sku: 'US-ONLY' })).status).toBe(201)
  })

  test('leave as CSV that can be brought again, with formulas as text', async () => {
    await add('chief', '=M-1', 'V-1')
    await add('chief', 'M-2', 'V-2')
    const { text } = await send('chief', 'GET', '/export')
    expect(text).toBe('\ufeff"number","sku"\r\n"\'=M-1","V-1"\r\n"M-2","V-2"\r\n')
    expect((await bring('theirs', text)).body).toEqual({ saved: 2, refusedCount: 0, refused: [] })
    expect(await listed('theirs')).toEqual(['=M-1 V-1', 'M-2 V-2'])
  })

  test('and what becomes of them are in the audit log', async () => {
    const { body } = await add('chief', 'M-1', 'V-1')
    const { rows } = await withTenant(world.services.db, 'process', (tx) =>
      sql<{
        action: string
        details: object
      }>`select action, details from audit_entry where details->>'object' = ${body.id}`.execute(tx),
    )
    expect(rows).toMatchObject([{ action: 'part-number.created', details: { number: 'M-1', sku: 'V-1' } }])
  })
})

describe('a file', () => {
  test('with good and bad lines saves the good ones, and names each other with column and reason', async () => {
    await add('chief', 'M-1', 'V-2')
    const lines = [
      'number;sku;remark',
      'M-1;V-1;',
      'M-3;NOPE;',
      ';V-1;',
      'm 1;V-2;',
      ';;',
      'M-4;OLD;',
      'M-5;v2;x',
      'M-6;V-1;;;more',
    ]
    const { status, body } = await bring('chief', lines.join('\n'))
    expect(status).toBe(200)
    expect(body).toEqual({
      saved: 2,
      refusedCount: 5,
      refused: [
        { line: 3, column: 'sku', value: 'NOPE', reason: 'unknown' },
        { line: 4, column: 'number', value: '', reason: 'missing' },
        { line: 5, column: 'number', value: 'm 1', reason: 'twice' },
        { line: 7, column: 'sku', value: 'OLD', reason: 'replaced' },
        { line: 9, column: '', value: '', reason: 'unreadable' },
      ],
    })
    expect(await listed('chief')).toEqual(['M-1 V-1', 'M-5 V-2'])
    expect(await listed('theirs')).toEqual([])
  })

  test('may be a workbook', async () => {
    const columns = [{ header: 'Your part number' }, { header: 'SKU' }]
    const bytes = await buffer(writeXlsx({ name: 'Numbers', columns, rows: [['M-1', 'V-1']] }))
    expect((await bring('chief', bytes)).body).toEqual({ saved: 1, refusedCount: 0, refused: [] })
  })

  test.each([
    ['number,part\nM-1,V-1\n', 'no_columns'],
    [new Uint8Array([0xff, 0xfe, 0x41, 0]), 'unreadable'],
    [new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'unreadable'],
  ])('that cannot be read is refused whole: %#', async (content, code) => {
    expect(await bring('chief', content)).toMatchObject({ status: 422, body: { code } })
  })
})

describe('a match that somebody confirmed', () => {
  const remember = (who: Who, number: string, sku: string) => send(who, 'POST', '/matches', { number, sku })

  test('is remembered for the company, once', async () => {
    expect((await remember('buyer', 'KD-1', 'V-1')).status).toBe(201)
    expect((await remember('chief', 'kd1', 'V-1')).status).toBe(201)
    expect(await remember('buyer', 'KD-1', 'V-2')).toMatchObject({ status: 409, body: { code: 'taken' } })
    expect(await remember('buyer', 'KD-2', 'NOPE')).toMatchObject({ status: 422, body: { code: 'sku_unknown' } })
    expect(await listed('chief')).toEqual(['KD-1 V-1'])
    expect(await known('theirs', ['kd1'])).toEqual([])
  })

  test.each(['viewer', 'alone', 'foreign'] as const)('is not remembered for %s', async (who) => {
    expect((await remember(who, 'KD-1', 'V-1')).status).toBe(404)
    expect(await listed('chief')).toEqual([])
  })
})

test('what the account means by a number comes before what the company means', async () => {
  const soldToId = randomUUID()
  await add('chief', 'M-2', 'V-2')
  await withTenant(world.services.db, 'process', async (tx) => {
    await sql`insert into sold_to (id, erp_id, number, sales_org, name, city, postal_code, country_code, currencies)
      values (${soldToId}, 'PR1', '0000000001', '1000', 'N', 'G', '8', 'PL', '{USD}')`.execute(tx)
    await sql`insert into customer_part_number (sold_to_id, folded, number, sku, changed_at)
      values (${soldToId}, 'm2', 'M-2', 'V-1', now())`.execute(tx)
    const owner = { soldToId, personId: people.buyer.personId }
    expect(await findCustomerNumbers(tx, owner, ['m2'])).toMatchObject([{ sku: 'V-1' }])
  })
})
