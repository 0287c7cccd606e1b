import { expect, test } from 'vitest'
import {
  ageOf,
  countDaysLate,
  decideInvoiceState,
  findInvoiceFault,
  invoiceFileName,
  type NewInvoice,
} from '#features/orders/invoices/invoice.rules.ts'
import { checkInvoice, INVOICE_FIELDS, toNewInvoice, type InvoiceRecord } from '#features/orders/invoices/invoice-fields.rules.ts'
import { parseLine, type DataKind } from '#foundation/data-kinds/public.server.ts'
import { summariseOwed } from '#features/orders/invoices/invoice-summary.rules.ts'

const TODAY = '2026-11-16'

test.each([
  ['2026-11-16', 0n, false, 'Open'],
  ['2026-11-15', 0n, false, 'Overdue'],
  ['2026-11-15', 99n, false, 'Overdue'],
  ['2026-11-15', 0n, true, 'In dispute'],
  ['2026-12-15', 0n, true, 'In dispute'],
  ['2026-11-15', 100n, true, 'Paid'],
  ['2026-12-15', 100n, false, 'Paid'],
] as const)('due on %s, %s of 100 paid, disputed %s: %s', (dueOn, paidMinor, isDisputed, state) => {
  expect(decideInvoiceState({ dueOn, totalMinor: 100n, paidMinor, isDisputed }, TODAY)).toBe(state)
})

test.each([
  ['2026-11-16', 0, 'notDue'],
  ['2027-01-01', 0, 'notDue'],
  ['2026-11-15', 1, 'to30'],
  ['2026-10-17', 30, 'to30'],
  ['2026-10-16', 31, 'to60'],
  ['2026-09-17', 60, 'to60'],
  ['2026-08-18', 90, 'to90'],
  ['2026-08-17', 91, 'over90'],
])('due on %s is %i days late: %s', (dueOn, days, age) => {
  expect([countDaysLate(dueOn, TODAY), ageOf(dueOn, TODAY)]).toEqual([days, age])
})

const invoice: NewInvoice = {
  ...{ number: '9001', account: 'PR1~0000104210', orderNumber: null, poNumber: null, currency: 'EUR', language: 'de' },
  ...{ issuedOn: '2026-10-01', dueOn: '2026-10-31', billTo: { name: 'Northline', lines: [] } },
  lines: [{ sku: 'V-1', name: 'Valve', quantity: 2, unitMinor: 1000n, totalMinor: 2000n }],
  freightMinor: 500n,
  taxes: [{ name: 'VAT', percent: '19', baseMinor: 2500n, amountMinor: 475n }],
  totalMinor: 2975n,
}
test.each([
  ['adds up', {}, undefined],
  ['does not add up', { totalMinor: 2974n }, 'lines, freight and taxes do not add up to the total'],
  ['is due before it is issued', { dueOn: '2026-09-30' }, 'it is due before it is issued'],
  ['is paid more than it is', { paidMinor: 2976n }, 'what is paid is not between nothing and the total'],
])('an invoice that %s', (_, differs, fault) => {
  expect(findInvoiceFault({ ...invoice, ...differs })).toBe(fault)
})

const line = (differs: object = {}) => ({
  ...{ number: '9001', account: 'PR1~0000104210', issuedOn: '2026-10-01', dueOn: '2026-10-31', currency: 'KWD' },
  billTo: { name: 'Northline', lines: ['Gdańsk'] },
  lines: [{ sku: 'V-1', name: 'Valve', quantity: 2, unit: '1.005', total: '2.010' }],
  total: '2.010',
  ...differs,
})
const readLine = (sent: object) => {
  const checked = parseLine({ fields: INVOICE_FIELDS, keys: ['number'] } as unknown as DataKind, sent)
  return 'line' in checked ? checked.line : undefined
}
test('amounts from outside keep every digit of their currency', () => {
  const read = (differs: object = {}) => readLine(line(differs)) as InvoiceRecord
  expect(checkInvoice(read())).toEqual([])
  expect(toNewInvoice(read())).toMatchObject({ totalMinor: 2010n, lines: [{ unitMinor: 1005n }], taxes: [], paidMinor: 0n })
  expect(checkInvoice(read({ currency: 'EUR' }))).toContainEqual({
    column: 'lines[1].unit',
    reason: '‘1.005’ is no amount in EUR, which has 2 digits at most behind the point',
  })
})
test.each([
  { total: 2.01 },
  { total: '1e3' },
  { billTo: { name: 'Northline', deleted: true, lines: [], town: 'X' } },
  { lines: [] },
  { issuedOn: '2026-02-30' },
  { extra: 1 },
  { currency: 'eur' },
])('a line with %j is refused', (differs) => {
  expect(readLine(line(differs))).toBeUndefined()
})

test('what is owed is added up by currency, state and age, and currencies never to each other', () => {
  const part = (dueOn: string, currency: string, openMinor: string, count = 1, isDisputed = false) => ({
    dueOn,
    currency,
    openMinor,
    count,
    isDisputed,
  })
  const summary = summariseOwed(
    [
      part('2026-11-20', 'EUR', '100', 2),
      part('2026-11-01', 'EUR', '30'),
      part('2026-08-01', 'EUR', '7', 1, true),
      part('2026-11-01', 'JPY', '5'),
    ],
    4,
    TODAY,
  )
  expect(summary.counts).toEqual([
    { state: 'Open', count: 2 },
    { state: 'Overdue', count: 2 },
    { state: 'In dispute', count: 1 },
    { state: 'Paid', count: 4 },
  ])
  expect(
    summary.currencies.map(({ currency, overdue, open, late, oldestDays }) => [
      currency,
      overdue.minor,
      open.minor,
      late,
      oldestDays,
    ]),
  ).toEqual([
    ['EUR', '37', '137', 2, 107],
    ['JPY', '5', '5', 1, 15],
  ])
  expect(summary.currencies[0]?.ages.map(({ amount }) => amount.minor)).toEqual(['100', '30', '0', '0', '7'])
})

test('a file is named by its invoice, in letters that every system takes', () => {
  expect(invoiceFileName('../9 0/1')).toBe('Invoice____9_0_1.pdf')
})
