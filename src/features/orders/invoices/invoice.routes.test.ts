import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'
import { archiveInvoices } from '#features/orders/invoices/archive-invoice.service.ts'
import { insertKey } from '#foundation/integration/public.server.ts'
import { makeInvoice } from '#features/orders/invoices/testing/make-invoice.ts'
import { readPdf } from '#features/orders/invoices/testing/read-pdf.ts'
import { findInvoice, InvoiceFault, recordInvoice } from '#features/orders/invoices/invoice.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { createFormats } from '#ui/format.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
let world: CartWorld
beforeAll(async () => {
  world = await openCartWorld('process', { clock: { now: () => NOW } })
  await inTenant(async (tx) => {
    await recordInvoice(tx, makeInvoice('9001'))
    await recordInvoice(tx, makeInvoice('9002', { dueOn: '2026-12-01', orderNumber: '4711' }))
    await recordInvoice(tx, makeInvoice('9003', { paidMinor: makeInvoice('9003').totalMinor }))
    await recordInvoice(tx, makeInvoice('9004', { isDisputed: true, dueOn: '2026-07-01', issuedOn: '2026-06-01' }))
    await recordInvoice(tx, makeInvoice('J1', { account: 'PR1~0000104211', currency: 'JPY', language: 'pl' }))
    await recordInvoice(tx, makeInvoice('K1', { account: 'PR1~0000104999', currency: 'KWD', language: 'zh', orderNumber: 'K-1' }))
  })
})
afterAll(() => world.close())

const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(world.services.db, 'process', work)
type Who = keyof CartWorld['people'] | 'nobody'
const get = (path: string, who: Who = 'buyer', headers: Readonly<Record<string, string>> = {}) => {
  const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
  return world.app.inject({ url: `/api/invoices/v1${path}`, headers: { host, cookie, ...headers } })
}
const numbers = async (query: string, who: Who = 'buyer') =>
  (await get(query, who)).json<{ rows: { number: string }[] }>().rows.map(({ number }) => number)

test('the portal’s home tells of what is overdue on the person’s own accounts, and of nothing else', async () => {
  const card = (who: Who) => {
    const { host, cookie } = who === 'nobody' ? { host: 'process.localhost', cookie: '' } : world.people[who]
    return world.app.inject({ url: '/api/home/v1/cards/invoices-overdue?language=de', headers: { host, cookie } })
  }
  expect((await card('buyer')).json()).toMatchObject({
    items: [
      { label: 'Rechnung 9001', note: '16 Tage überfällig', tone: 'bad' },
      { label: 'Rechnung J1', note: '16 Tage überfällig', tone: 'bad' },
    ],
  })
  expect((await card('foreign')).json()).toEqual({ items: [], chart: null })
  expect((await card('nobody')).statusCode).toBe(401)
})

describe('the list', () => {
  test('has the active account’s invoices with what is open, and no others', async () => {
    const answer = await get('')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const { rows, total } = answer.json<{ rows: object[]; total: number }>()
    expect(total).toBe(4)
    expect(rows[0]).toEqual({
      ...{ number: '9002', orderNumber: '4711', poNumber: 'PO-1', issuedOn: '2026-10-01', dueOn: '2026-12-01', state: 'Open' },
      daysLate: 0,
      total: { minor: '457216', currency: 'USD' },
      open: { minor: '457216', currency: 'USD' },
    })
  })
  test.each([
    ['?state=Open', ['9002']],
    ['?state=Overdue', ['9001']],
    ['?state=In%20dispute', ['9004']],
    ['?state=Paid', ['9003']],
    ['?find=471', ['9002']],
    ['?find=%25', []],
    ['?issued=2026-06-01..2026-06-30', ['9004']],
    ['?sort=number&size=25', ['9001', '9002', '9003', '9004']],
  ])('%s: %j', async (query, found) => {
    expect(await numbers(query)).toEqual(found)
  })
  test.each(['?state=Late', '?sort=secret', '?page=0', '?issued=yesterday'])('%s: refused', async (query) => {
    expect((await get(query)).statusCode).toBe(400)
  })
  test('is nothing for visitors, and nobody’s without an account', async () => {
    expect((await get('', 'nobody')).statusCode).toBe(401)
    expect((await get('', 'nodefault')).statusCode).toBe(409)
    expect((await get('', 'foreign')).statusCode).toBe(409)
    expect((await get('', 'buyer', { 'x-ordering-account': 'PR1~0000104211' })).statusCode).toBe(409)
  })
  test('of one order is there for those who order for its account, and for nobody else', async () => {
    const { rows } = (await get('/orders/4711')).json<{ rows: { number: string }[] }>()
    expect(rows.map(({ number }) => number)).toEqual(['9002'])
    expect((await get('/orders/none')).json()).toEqual({ rows: [] })
    expect((await get('/orders/K-1')).statusCode).toBe(404)
    expect((await get('/orders/4711', 'foreign')).json()).toEqual({ rows: [] })
    expect((await get('/orders/4711', 'nobody')).statusCode).toBe(401)
  })
  test('is added up by age', async () => {
    const { currencies, counts } = (await get('/summary')).json<{ currencies: Record<string, unknown>[]; counts: object[] }>()
    expect(counts).toEqual([
      { state: 'Open', count: 1 },
      { state: 'Overdue', count: 1 },
      { state: 'In dispute', count: 1 },
      { state: 'Paid', count: 1 },
    ])
    expect(currencies).toMatchObject([{ currency: 'USD', late: 2, oldestDays: 138, open: { minor: String(457_216 * 3) } }])
  })
})

describe('the paper', () => {
  test('is the same bytes for ever, and its checksum is kept', async () => {
    const first = await get('/9001/document')
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice_9001.pdf"; filename*=UTF-8''Invoice_9001.pdf`,
      etag: `"${createHash('sha256').update(first.rawPayload).digest('hex')}"`,
    })
    await inTenant((tx) => recordInvoice(tx, makeInvoice('9001', { paidMinor: 5n })))
    const again = await get('/9001/document')
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(await inTenant((tx) => findInvoice(tx, '9001'))).toMatchObject({ paidMinor: 5n, fileSize: first.rawPayload.length })
  })
  test('says the amounts of the list, taxes included', async () => {
    const [words = ''] = await readPdf((await get('/9002/document')).rawPayload)
    const { money } = createFormats({ country: 'us', language: 'en' })
    for (const minor of [123_457n, 370_371n, 99n, 1_250n, 371_720n, 85_496n, 457_216n])
      expect(words).toContain(money({ minor, currency: 'USD' }))
    for (const text of ['Invoice 9002', 'Northline, Main', '80-831 Gdańsk', '4711', 'PO-1', '104210', 'VAT 23%', 'Łódź'])
      expect(words).toContain(text)
  })
  test('is in the language and the digits of its currency', async () => {
    const [words = ''] = await readPdf((await get('/J1/document')).rawPayload)
    expect(words).toContain('Faktura J1')
    expect(words).toContain(
      createFormats({ country: 'pl', language: 'pl' }).money({ minor: 457_216n, currency: 'JPY' }).replaceAll('\u00a0', ' '),
    )
  })
  test('of another’s account does not exist', async () => {
    for (const who of ['buyer', 'colleague', 'foreign'] as const) expect((await get('/K1/document', who)).statusCode).toBe(404)
    expect((await get('/J1/document', 'colleague')).statusCode).toBe(404)
    expect((await get('/nothing/document')).statusCode).toBe(404)
    expect((await get('/9001/document', 'nobody')).statusCode).toBe(401)
  })
  test('is written before anybody asks', async () => {
    await inTenant((tx) => archiveInvoices.run({ tx, services: world.services, tenant: 'process' }))
    const { rows } = await inTenant(async (tx) => ({ rows: await tx.selectFrom('invoice').select(['sha256']).execute() }))
    expect(rows.every(({ sha256 }) => sha256 !== null)).toBe(true)
    const kuwaiti = await inTenant((tx) => findInvoice(tx, 'K1'))
    const file = await world.services.files.stat(kuwaiti?.fileKey ?? '')
    expect(file?.size).toBe(kuwaiti?.fileSize)
  })
})

describe('an issued invoice', () => {
  test('never changes: other contents under its number are refused, the same again are not', async () => {
    await inTenant((tx) => recordInvoice(tx, makeInvoice('9002', { dueOn: '2026-12-01', orderNumber: '4711' })))
    await expect(
      inTenant((tx) => recordInvoice(tx, makeInvoice('9002', { dueOn: '2026-12-02', orderNumber: '4711' }))),
    ).rejects.toThrow('invoice 9002 is issued already, with other contents')
    await expect(inTenant((tx) => recordInvoice(tx, makeInvoice('9009', { totalMinor: 1n })))).rejects.toThrow(InvoiceFault)
  })
})

describe('invoices from outside', () => {
  const line = (number: string, differs: object = {}) => ({
    ...{ number, account: 'PR1~104210', issuedOn: '2026-11-01', dueOn: '2026-12-01', currency: 'KWD' },
    billTo: { name: 'Northline', lines: ['Gdańsk'] },
    lines: [{ sku: 'V-1', name: 'Valve', quantity: 2, unit: '1.005', total: '2.010' }],
    total: '2.010',
    ...differs,
  })
  const bring = async (key: string, lines: readonly unknown[], host = 'process.localhost') => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/integration/v1/invoices',
      headers: { host, authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      payload: lines.map((each) => JSON.stringify(each)).join('\n'),
    })
    return {
      status: answer.statusCode,
      results:
        answer.statusCode === 200
          ? answer.body
              .trim()
              .split('\n')
              .map((text) => JSON.parse(text) as object)
          : [],
    }
  }

  test('are issued line by line, once, with reasons for those that are not [T-84]', async () => {
    const key = await inTenant((tx) => insertKey(tx, { name: 'ERP', scopes: ['invoices:write'], now: NOW }))
    const sent = [
      line('E-1'),
      line('E-2', { total: '2.011' }),
      line('E-3', { account: 'PR1~999' }),
      line('E-4', { currency: 'USD' }),
      line('E-1'),
    ]
    const { status, results } = await bring(key, sent)
    expect(status).toBe(200)
    expect(results).toEqual([
      { line: 1, ok: true },
      { line: 2, ok: false, error: 'lines, freight and taxes do not add up to the total' },
      { line: 3, ok: false, error: 'account: ‘PR1~999’ is not among the accounts' },
      {
        ...{ line: 4, ok: false },
        error: 'lines[1].unit: ‘1.005’ is no amount in USD, which has 2 digits at most behind the point',
      },
      { line: 5, ok: true },
    ])
    expect((await bring(key, [line('E-1', { dueOn: '2026-12-02' })])).results).toMatchObject([{ ok: false }])
    expect((await bring(key, [line('E-1', { paid: '2.010' })])).results).toEqual([{ line: 1, ok: true }])
    expect(await inTenant((tx) => findInvoice(tx, 'E-1'))).toMatchObject({
      account: 'PR1~0000104210',
      totalMinor: 2010n,
      paidMinor: 2010n,
    })
  })

  test('are nothing for a key of another scope or another tenant [T-84]', async () => {
    const prices = await inTenant((tx) => insertKey(tx, { name: 'Prices', scopes: ['prices:write'], now: NOW }))
    const own = await inTenant((tx) => insertKey(tx, { name: 'Own', scopes: ['invoices:write'], now: NOW }))
    expect((await bring(prices, [line('E-9')])).status).toBeGreaterThanOrEqual(400)
    expect((await bring(own, [line('E-9')], 'aerobt.localhost')).status).toBe(401)
    expect(await inTenant((tx) => findInvoice(tx, 'E-9'))).toBeUndefined()
  })
})
