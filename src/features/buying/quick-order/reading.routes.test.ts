import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reading } from '#features/buying/quick-order/reading.schema.ts'
import { drawPdfBomb } from '#features/buying/quick-order/testing/hostile-documents.ts'
import { drawOrder, drawPicture } from '#features/buying/quick-order/testing/paper-order.ts'
import { openQuickWorld, type QuickWorld, type Who } from '#features/buying/quick-order/testing/quick-world.ts'
import { withTenant } from '#platform/database/database.ts'
import { writeXlsx } from '#platform/files/xlsx-writer.ts'

let world: QuickWorld
beforeAll(async () => void (world = await openQuickWorld()))
afterAll(() => world.close())

const PATH = '/api/cart/v1/readings'
const read = async (text: string, who: Who = 'buyer'): Promise<Reading> => {
  const { status, body } = await world.send('POST', PATH, { who, body: { text } })
  expect(status).toBe(200)
  return body as unknown as Reading
}
const cartOf = async (who: Who = 'buyer') => {
  const { body } = await world.send('GET', '/api/cart/v1', { who })
  return (body['lines'] as { sku: string; quantity: number }[]).map(({ sku, quantity }) => [sku, quantity])
}
const paper = (rows: readonly (readonly string[])[], more: object = {}) =>
  drawOrder({
    columns: ['Pos', 'Part no', 'Description', 'Qty'].map((head, at) => ({ head, at: 40 + at * 130, width: 120 })),
    rows,
    before: ['Purchase order no. PO-5531', 'All prices in EUR'],
    ...more,
  })
const toFile = (bytes: Uint8Array, name: string): File => new File([new Uint8Array(bytes)], name)

test('the quick cart has its page, for people who are signed in [1.0.18, 2.2.3]', async () => {
  const { status, text } = await world.send('GET', '/shop/hps/en/quickCart?resource=%2Fus%2Fen')
  expect(status).toBe(200)
  expect(text).toContain('Paste lines')
  const anonymous = await world.send('GET', '/shop/hps/en/quickCart?resource=%2Fus%2Fen', { who: 'nobody' })
  expect(anonymous.status).toBe(302)
  expect(anonymous.headers.location).toContain(encodeURIComponent('/shop/hps/en/quickCart'))
})

test('a shop page with the input of the quick cart is an e-commerce page; a shop page without one is not [2.2.2]', async () => {
  const kindOf = async (path: string) => /data-page-kind="([^"]+)"/.exec((await world.send('GET', path)).text)?.[1]
  expect(await kindOf('/shop/hps/en/quickCart?resource=%2Fus%2Fen')).toBe('E-Commerce')
  expect(await kindOf('/cart/hps/en')).toBe('Content')
})

test('a tool leads to the shop’s parts, with the part in the address encoded twice [2.13.4]', async () => {
  const all = await world.send('GET', '/shop/hps/en/parts')
  expect(all.status).toBe(200)
  expect(all.text).toContain('Paste lines')
  const one = await world.send('GET', '/shop/hps/en/parts/AB%252F1')
  expect(one.status).toBe(200)
  expect(one.text).toContain('"part":"AB/1"')
  expect((await world.send('GET', '/shop/hps/en/parts/%2525')).status).toBe(200)
  expect((await world.send('GET', '/shop/other/en/parts')).status).toBe(404)
  expect((await world.send('GET', '/shop/hps/en/parts', { who: 'nobody' })).status).toBe(302)
})

test('pasted lines are read, and nothing enters the cart', async () => {
  const { lines, poNumber } = await read('Order no: 4711-A\nV-1\t3\nv2, 4\nNOPE-1 2\nOLD 2\nV-1 0\nASK 5')
  expect(poNumber).toBe('4711-A')
  expect(lines.map(({ sku, quantity, match, reason }) => [sku, quantity, match, reason])).toEqual([
    ['V-1', 3, 'exact', null],
    ['V-2', 4, 'exact', null],
    [null, 2, 'failed', 'not_found'],
    ['V-2', 2, 'likely', 'replaced'],
    [null, null, 'failed', 'quantity'],
    ['ASK', 5, 'exact', null],
  ])
  expect(lines[0]).toMatchObject({
    line: 1,
    asked: 'V-1 3',
    unit: null,
    price: null,
    confidence: 1,
    candidates: [{ sku: 'V-1', confidence: 1 }],
  })
  expect(lines[0]?.part).toMatchObject({
    name: 'Valve V-1',
    price: { minor: '880', currency: 'USD' },
    total: { minor: '2640', currency: 'USD' },
  })
  expect(await cartOf()).toEqual([])
})

test('an order as PDF is read, kept beside its lines, and added once', async () => {
  const bytes = await paper([
    ['1', 'V-1', 'Valve', '3'],
    ['2', 'PACK-5', 'Pack', '10'],
    ['3', 'X-99', 'Unknown', '2'],
  ])
  const { status, body } = await world.send('POST', `${PATH}?appId=portico-process`, { file: toFile(bytes, 'PO-5531.pdf') })
  const reading = body as unknown as Reading
  expect(status).toBe(200)
  expect(reading).toMatchObject({ kind: 'pdf', name: 'PO-5531.pdf', pages: 1, poNumber: 'PO-5531', currency: 'EUR' })
  expect(reading.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['V-1', 3],
    ['PACK-5', 10],
    [null, 2],
  ])

  const original = await world.send('GET', `${PATH}/${reading.id}/original`)
  expect(original.headers['content-type']).toBe('application/pdf')
  expect(original.text.startsWith('%PDF')).toBe(true)
  const again = await world.send('GET', PATH)
  expect((again.body['reading'] as Reading).id).toBe(reading.id)

  const key = { 'idempotency-key': 'add-this-reading-once' }
  const [first, second] = [
    await world.send('POST', `${PATH}/${reading.id}/add`, { body: {}, headers: key }),
    await world.send('POST', `${PATH}/${reading.id}/add`, { body: {}, headers: key }),
  ]
  expect(first.body).toMatchObject({ added: 2, cartLines: 2 })
  expect(second.body).toEqual(first.body)
  expect(await cartOf()).toEqual([
    ['V-1', 3],
    ['PACK-5', 10],
  ])
  const third = await world.send('POST', `${PATH}/${reading.id}/add`, { body: {} })
  expect([third.status, third.body['code']]).toEqual([422, 'nothing_ready'])
})

test('a line is put right, its number learned for this account and no other [T-82]', async () => {
  const { id } = await read('KD-4711 6')
  const fixed = await world.send('PATCH', `${PATH}/${id}/lines/1`, { body: { number: 'V-2' } })
  expect(fixed.body).toMatchObject({ isLearned: true, line: { sku: 'V-2', quantity: 6, match: 'exact' } })
  expect((await read('kd4711; 2')).lines[0]).toMatchObject({ sku: 'V-2', match: 'exact', reason: 'own_number' })
  // A colleague orders for the same account; `nodefault` chose another one.
  expect((await read('KD-4711 1', 'colleague')).lines[0]).toMatchObject({ sku: 'V-2' })
  const elsewhere = await world.send('POST', PATH, {
    who: 'buyer',
    body: { text: 'KD-4711 1' },
    headers: { 'x-ordering-account': 'PR1~0000104211' },
  })
  expect([200, 409]).toContain(elsewhere.status)
  const listed = await world.send('GET', '/api/cart/v1/part-numbers')
  expect(listed.body).toEqual({ count: 1, numbers: [{ number: 'KD-4711', sku: 'V-2' }] })
  expect((await world.send('GET', '/api/cart/v1/part-numbers', { who: 'foreign' })).status).not.toBe(200)
})

test('to people of a company the match is offered, and remembered for the company once they agree', async () => {
  const company = randomUUID()
  const { personId } = world.people.colleague
  const join = (to: string | null) => sql`update person set company_id = ${to} where id = ${personId}`
  await withTenant(world.services.db, 'process', async (tx) => {
    await sql`insert into company (id, number, name, customer_type, customer_group, line_of_business)
      values (${company}, 'C-1', 'Northline', '', '', '')`.execute(tx)
    await join(company).execute(tx)
  })
  const { id } = await read('CO-815 6', 'colleague')
  const fixed = await world.send('PATCH', `${PATH}/${id}/lines/1`, { who: 'colleague', body: { number: 'V-2' } })
  const offer = { number: 'CO-815', sku: 'V-2' }
  expect(fixed.body).toMatchObject({ isLearned: false, offer, line: { sku: 'V-2' } })
  expect((await read('CO-815 1', 'colleague')).lines[0]).toMatchObject({ sku: null, reason: 'not_found' })
  const path = '/api/company/v1/part-numbers/matches'
  expect((await world.send('POST', path, { who: 'colleague', body: offer })).status).toBe(201)
  expect((await read('co 815; 1', 'colleague')).lines[0]).toMatchObject({ sku: 'V-2', match: 'exact', reason: 'own_number' })
  const typed = await world.send('GET', '/api/cart/v1/parts?q=co-8&country=pl&language=en', { who: 'colleague' })
  expect(typed.body['parts']).toMatchObject([{ sku: 'V-2' }])
  // The buyer orders for the same account, and is of no company.
  expect((await read('CO-815 1')).lines[0]).toMatchObject({ sku: null, reason: 'not_found' })
  await withTenant(world.services.db, 'process', (tx) => join(null).execute(tx))
})

test('numbers of the account are uploaded, those that name no part of ours are told, and one is forgotten', async () => {
  const saved = await world.send('PUT', '/api/cart/v1/part-numbers', {
    body: {
      numbers: [
        { number: '100-2291', sku: 'v1' },
        { number: '100-2292', sku: 'NOPE' },
      ],
    },
  })
  expect(saved.body).toEqual({ saved: 1, failed: [{ number: '100-2292', sku: 'NOPE' }] })
  expect((await read('100 2291 4')).lines[0]).toMatchObject({ sku: 'V-1', quantity: 4, reason: 'own_number' })
  expect((await world.send('DELETE', '/api/cart/v1/part-numbers/100-2291')).status).toBe(200)
  expect((await world.send('DELETE', '/api/cart/v1/part-numbers/100-2291')).status).toBe(404)
  expect((await read('100 2291 4')).lines[0]).toMatchObject({ sku: null, reason: 'not_found' })
})

test('numbers of the account come as a sheet or as CSV; reading them saves nothing', async () => {
  const columns = [{ header: 'Your number' }, { header: 'Ours' }]
  const rows = [
    ['KD-1', 'V-1'],
    ['4711', 'V-2'],
  ]
  const numbers = rows.map(([number, sku]) => ({ number, sku }))
  const sheet = toFile(await buffer(writeXlsx({ name: 'Numbers', columns, rows })), 'numbers.xlsx')
  const csv = toFile(Buffer.from('Nummer;Artikel\nKD-1;V-1\n4711;V-2\n'), 'numbers.csv')
  for (const file of [sheet, csv])
    expect((await world.send('POST', '/api/cart/v1/part-numbers/file', { file })).body).toEqual({ numbers })
  const listed = await world.send('GET', '/api/cart/v1/part-numbers')
  expect(JSON.stringify(listed.body)).not.toContain('KD-1')
  const picture = toFile(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'numbers.xlsx')
  expect((await world.send('POST', '/api/cart/v1/part-numbers/file', { file: picture })).status).toBe(415)
  expect((await world.send('POST', '/api/cart/v1/part-numbers/file', { file: csv, who: 'nobody' })).status).toBe(401)
})

test('what was typed finds parts by number, own number and beginning', async () => {
  const { body } = await world.send('GET', '/api/cart/v1/parts?q=v-1')
  expect((body['parts'] as object[])[0]).toMatchObject({ sku: 'V-1', isSame: true, price: { minor: '880' } })
  expect((await world.send('GET', '/api/cart/v1/parts?q=v-1', { who: 'nobody' })).status).toBe(401)
})

test('somebody else’s reading does not exist', async () => {
  const { id } = await read('V-1 1')
  for (const who of ['colleague', 'foreign'] as const) {
    expect([403, 404, 409]).toContain((await world.send('GET', `${PATH}/${id}/original`, { who })).status)
    expect([403, 404, 409]).toContain((await world.send('POST', `${PATH}/${id}/add`, { who, body: {} })).status)
    expect([403, 404, 409]).toContain((await world.send('DELETE', `${PATH}/${id}`, { who })).status)
  }
  expect((await world.send('DELETE', `${PATH}/${id}/lines/1`)).status).toBe(200)
  expect((await world.send('DELETE', `${PATH}/${id}`)).status).toBe(200)
  expect((await world.send('GET', `${PATH}/${id}/original`)).status).toBe(404)
})

test('whoever is not signed in or may not buy reads nothing', async () => {
  expect((await world.send('POST', PATH, { who: 'nobody', body: { text: 'V-1 1' } })).status).toBe(401)
  expect((await world.send('POST', PATH, { who: 'reader', body: { text: 'V-1 1' } })).status).toBe(403)
  expect((await world.send('POST', `${PATH}?appId=portico-sps`, { body: { text: 'V-1 1' } })).status).not.toBe(200)
})

test.each([
  ['an empty request', 400, { body: {} }],
  ['more than 1,000 lines', 413, { body: { text: 'V-1 1\n'.repeat(1001) } }],
  ['a picture', 415, { file: new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'order.pdf') }],
  ['a file above 10 MB', 413, { file: new File([new Uint8Array(10 * 1024 * 1024 + 1).fill(65)], 'order.csv') }],
  ['a zip that is no sheet', 422, { file: new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])], 'order.xlsx') }],
  ['a damaged PDF', 422, { file: new File(['%PDF-1.7\nnothing'], 'order.pdf') }],
  [
    'a sheet with a password',
    422,
    { file: new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'order.xlsx') },
  ],
])('%s is answered with %s [T-81]', async (_, status, sent) => {
  const answer = await world.send('POST', PATH, sent)
  expect(answer.status).toBe(status)
  if (status === 422) expect(answer.body['message']).toEqual(expect.stringMatching(/damaged|password/))
})

test('a document of pictures is said to be one, and one with a password too', async () => {
  const picture = await world.send('POST', PATH, { file: toFile(await drawPicture(), 'scan.pdf') })
  expect([picture.status, picture.body['code']]).toEqual([422, 'no_text'])
  expect(picture.body['message']).toContain('only pictures')
  const sealed = await world.send('POST', PATH, {
    file: toFile(await paper([['1', 'V-1', 'Valve', '3']], { password: 'secret' }), 'po.pdf'),
  })
  expect([sealed.status, sealed.body['code']]).toEqual([422, 'password'])
})

test('24 hostile documents of one person: refused alone, while everybody else’s are read [T-97] [T-98]', async () => {
  const bomb = drawPdfBomb(1024)
  const hostile = Array.from({ length: 24 }, () => world.send('POST', PATH, { file: toFile(bomb, 'bomb.pdf') }))
  const bytes = await paper([['1', 'V-1', 'Valve', '3']])
  const others = [
    await world.send('POST', PATH, { who: 'colleague', file: toFile(bytes, 'po.pdf') }),
    await world.send('POST', PATH, { who: 'colleague', body: { text: 'V-1 2' } }),
    await world.send('POST', PATH, { who: 'colleague', file: toFile(bytes, 'po.pdf') }),
  ]
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  const refused = await Promise.all(hostile)
  expect(refused.filter(({ status }) => status === 422)).toHaveLength(3)
  const tooMany = refused.filter(({ status }) => status === 429)
  expect(tooMany).toHaveLength(21)
  expect(tooMany[0]?.headers['retry-after']).toBe('10')
})

test.each([
  ['spaces', ' '.repeat(399_990)],
  ['signs', '.'.repeat(399_990)],
  ['digits', '1'.repeat(399_990)],
])('a text of 400,000 %s is answered [T-96]', async (_, text) => {
  const answer = await world.send('POST', PATH, { body: { text: `V-1 3\n${text}a` } })
  expect(answer.status).toBe(200)
  expect((answer.body as unknown as Reading).lines[0]).toMatchObject({ sku: 'V-1', quantity: 3 })
})
