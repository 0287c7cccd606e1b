import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKindCalls } from '#features/orders/orders/testing/kind-calls.ts'
import { makeOrder, openOrderWorld, type OrderWorld } from '#features/orders/orders/testing/order-world.ts'

let world: OrderWorld
let calls: Awaited<ReturnType<typeof openKindCalls>>
beforeAll(async () => {
  const lines = [{ position: 10, sku: 'V-1', name: 'Valve', quantity: 3, unitMinor: 1000n }]
  world = await openOrderWorld([makeOrder({ number: 'A-1', lines })])
  calls = await openKindCalls(world, ['invoices'])
})
afterAll(async () => {
  await calls.close()
  await world.close()
})

const whole = (number: string, differs: object = {}) => ({
  number,
  account: 'SP1~0000104210',
  orderNumber: 'A-1',
  poNumber: 'PO-9',
  issuedOn: '2026-11-01',
  dueOn: '2026-12-01',
  currency: 'USD',
  language: 'de',
  billTo: { name: 'Northline', lines: ['Mill Lane 3', 'Phoenix'] },
  lines: [{ position: 10, sku: 'V-1', name: 'Valve', quantity: 3, unit: '10', total: '30' }],
  freight: '5.5',
  taxes: [{ name: 'Sales tax', percent: '10', base: '35.5', amount: '3.55' }],
  total: '39.05',
  paid: '0',
  ...differs,
})
const find = async (requested: string) => (await calls.read('invoices')).find(({ number }) => number === requested)
const fetchDocument = async (number: string) => {
  const { host, cookie } = world.people.buyer
  return world.app.inject({ url: `/api/invoices/v1/${number}/document`, headers: { host, cookie } })
}
const PDF = Buffer.from('%PDF-1.7\nan invoice of the ERP\n%%EOF\n')
const bringWith = (number: string, content: Buffer, differs: object = {}) =>
  calls.bring({ 'invoices.ndjson': JSON.stringify(whole(number, { file: 'one.pdf', ...differs })) }, { 'one.pdf': content })

test('invoices come back as they came, and again change nothing', async () => {
  expect(await calls.sendOne('invoices', whole('I-1'))).toBeUndefined()
  expect(await find('I-1')).toEqual(whole('I-1'))
  expect((await calls.bring({ 'invoices.ndjson': JSON.stringify(whole('I-1')) })).text).toContain('0 taken, 1 unchanged')
  const later = new Date(Date.now() + 1000).toISOString()
  expect(await calls.read('invoices', `?since=${later}`)).toEqual([])
})

test('an account’s number is the same with its zeros or without, and what was paid is told later [T-52]', async () => {
  expect(await calls.sendOne('invoices', whole('I-1', { account: 'SP1~104210', paid: '39.050' }))).toBeUndefined()
  expect(await find('I-1')).toEqual(whole('I-1', { paid: '39.05' }))
})

test('a file that comes with an invoice is what its document answers, byte for byte', async () => {
  const { said, text } = await bringWith('I-2', PDF)
  expect([said, text]).toEqual([[], expect.stringContaining('1 taken')])
  expect((await bringWith('I-2', PDF)).text).toContain('1 unchanged')
  const other = Buffer.concat([PDF, Buffer.from('corrected')])
  expect((await bringWith('I-2', other)).text).toContain('1 taken')
  // A call without the file leaves it.
  expect(await calls.sendOne('invoices', whole('I-2'))).toBeUndefined()
  const answer = await fetchDocument('I-2')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.equals(other)).toBe(true)
  expect((await find('I-2'))?.['file']).toBe('one.pdf')
  // The customer has it now.
  expect((await bringWith('I-2', PDF)).said.join()).toContain('file: the customer has downloaded the document already')
  expect((await fetchDocument('I-2')).rawPayload.equals(other)).toBe(true)
})

test('without a file the document is drawn', async () => {
  await calls.sendOne('invoices', whole('I-3'))
  const { rawPayload } = await fetchDocument('I-3')
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a file that is none is refused', async () => {
  expect((await bringWith('I-4', Buffer.from('<html>'))).said.join()).toContain('file: the file is no PDF')
  expect((await bringWith('I-4', PDF, { file: 'two.pdf' })).said.join()).toContain('there is no file ‘two.pdf’')
  expect(await calls.sendOne('invoices', whole('I-4', { file: 'one.pdf' }))).toBe('file: there is no file ‘one.pdf’ with it')
  expect(await find('I-4')).toBeUndefined()
})

test.each([
  ['a number as amount', { total: 39.05 }, 'total: ‘39.05’ is no amount; write it as a text'],
  ['more digits than the currency has', { freight: '5.505' }, 'freight: ‘5.505’ is no amount in USD'],
  ['a sum that is wrong', { total: '39' }, 'lines, freight and taxes do not add up to the total'],
  ['more paid than owed', { paid: '40' }, 'what is paid is not between nothing and the total'],
  ['a day before it is issued', { dueOn: '2026-10-01' }, 'it is due before it is issued'],
  ['a day that there is not', { dueOn: '2026-02-30' }, 'dueOn: ‘2026-02-30’ is no date'],
  [
    'no such position',
    { lines: [{ ...whole('').lines[0], position: 20 }] },
    'lines[1].position: the order A-1 has no position 20',
  ],
  ['an unknown account', { account: 'SP1~999' }, 'account: ‘SP1~999’ is not among the accounts'],
  ['an account of two ERPs', { account: '104210' }, 'account: ‘104210’ is not among the accounts'],
  ['an unknown field', { totals: '1' }, 'totals: there is no such field'],
  ['an unknown field of a tax', { taxes: [{ ...whole('').taxes[0], rate: '1' }] }, 'taxes[1].rate: there is no such field'],
  ['no lines', { lines: [] }, 'lines: is missing'],
  ['no payer', { billTo: { lines: ['Phoenix'] } }, 'billTo.name: is missing'],
  ['an unknown language', { language: 'xx' }, 'language: ‘xx’ is none of the languages'],
  ['a formula', { poNumber: '@SUM(1)' }, 'poNumber: ‘@SUM(1)’ begins like a formula'],
  ['a path as file', { file: '../secret.pdf' }, 'file: ‘../secret.pdf’ is no name of a file'],
])('an invoice with %s is refused [T-46, T-63]', async (_, differs, sentence) => {
  expect(await calls.sendOne('invoices', whole('BAD', differs))).toContain(sentence)
  expect(await find('BAD')).toBeUndefined()
})

test('what is issued does not change', async () => {
  expect(await calls.sendOne('invoices', whole('I-3', { dueOn: '2026-12-24', poNumber: 'PO-10' }))).toMatch(
    /^poNumber: the invoice is issued already.*; dueOn: the invoice is issued already/,
  )
})

test('an invoice goes as long as nobody paid, disputed or downloaded it, and twice without a fault', async () => {
  await calls.send('invoices', [whole('I-5'), whole('I-6', { isDisputed: true })])
  const remove = (number: string) => calls.sendOne('invoices', { number, deleted: true })
  expect([await remove('I-5'), await remove('I-5')]).toEqual([undefined, undefined])
  expect(await find('I-5')).toBeUndefined()
  expect(await remove('I-6')).toContain('in dispute')
  expect(await remove('I-1')).toContain('paid already')
  expect(await remove('I-2')).toContain('downloaded the invoice already')
})
