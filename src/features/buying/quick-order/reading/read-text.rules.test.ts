import { findPoNumber } from '#features/buying/quick-order/reading/document-facts.rules.ts'
import { expect, test } from 'vitest'
import { foldPartNumber } from '#features/storefront/catalogue/public.ts'
import { readText } from '#features/buying/quick-order/reading/read-order.rules.ts'

const KNOWN = new Set(['HP-1204', 'HP-0630', 'HP-2210-050-40', 'V-1', '100-2291', 'PUMPSET'].map(foldPartNumber))
const isKnown = (text: string): boolean => KNOWN.has(foldPartNumber(text))

const read = (text: string) =>
  readText(text, isKnown).lines.map(({ numbers, quantity, fault }) => [numbers[0]?.text, fault ?? quantity])

test.each([
  ['HP-1204\t12', 'HP-1204', 12],
  ['HP-1204,12', 'HP-1204', 12],
  ['HP-1204; 12', 'HP-1204', 12],
  ['  HP-1204   12  ', 'HP-1204', 12],
  ['HP-1204', 'HP-1204', 1],
  ['12 x HP-1204', 'HP-1204', 12],
  ['12x HP-1204', 'HP-1204', 12],
  ['12 × HP-1204', 'HP-1204', 12],
  ['HP-1204 x 12', 'HP-1204', 12],
  ['HP-1204 x12', 'HP-1204', 12],
  ['12 HP-1204', 'HP-1204', 12],
  ['HP-1204: 12', 'HP-1204', 12],
  ['HP-1204 - 12 pcs', 'HP-1204', 12],
  ['HP-1204 (12)', 'HP-1204', 12],
  ['12 Stück HP-1204', 'HP-1204', 12],
  ['12 szt. HP-1204', 'HP-1204', 12],
  ['- HP-1204, 12 Stk.', 'HP-1204', 12],
  ['• 12 pcs of HP-1204 please', 'HP-1204', 12],
  ['Please send 12 pieces of HP-1204', 'HP-1204', 12],
  ['HP-1204 Qty: 12', 'HP-1204', 12],
  ['Menge: 12 HP-1204', 'HP-1204', 12],
  ['HP-1204 12 EA @ 236.00 EUR', 'HP-1204', 12],
  ['12 Stk HP-1204 à 236,00 €', 'HP-1204', 12],
  ['HP-1204\tBall valve DN 50\t12', 'HP-1204', 12],
  ['HP-1204;Ball valve;12;236,00', 'HP-1204', 12],
  ['HP-1204\t12\t€236.00', 'HP-1204', 12],
  ['HP-1204\t12 pcs', 'HP-1204', 12],
  ['HP-1204\t1.200,00', 'HP-1204', 1200],
  ['HP 1204 12', 'HP 1204', 12],
  ['hp1204 12', 'hp1204', 12],
  ['HP-12O4 12', 'HP-12O4', 12],
  ['your 100-2291; 6', 'your 100-2291', 6],
  ['100-2291 6', '100-2291', 6],
  ['PUMPSET 3', 'PUMPSET', 3],
  ['| HP-1204 | 12 |', 'HP-1204', 12],
  ['"HP-1204","12"', 'HP-1204', 12],
  ['Nosuch-1 3', 'Nosuch-1', 3],
  ['NOSUCH 3', 'NOSUCH', 3],
])('%j is %s, %s times', (text, number, quantity) => {
  const [line] = read(text)
  expect(foldPartNumber(line?.[0]?.toString().replace('your ', '') ?? '')).toBe(foldPartNumber(number.replace('your ', '')))
  expect(line?.[1]).toBe(quantity)
})

test.each([
  ['HP-1204 0', 'quantity'],
  ['HP-1204 1.5', 'quantity'],
  ['HP-1204 -2', 'quantity'],
  ['HP-1204 many', 'quantity'],
  ['HP-1204\tmany', 'quantity'],
  ['HP-1204\t0', 'quantity'],
  ['HP-1204\t1.000', 'unsure'],
  ['HP-1204 1,000', 'unsure'],
  ['HP-1204 Ball valve DN 50', 'unsure'],
  ['3 HP-1204 5', 'unsure'],
  ['HP-1204 60 m', 'unit'],
  ['HP-1204\t5 boxes', 'unit'],
  ['HP-1204\t5\tbox', 'unit'],
  ['HP-1204 9999999', 'quantity'],
])('%j is not guessed: %s', (text, fault) => expect(read(text)[0]?.[1]).toBe(fault))

test('two parts in one line are both named, so that somebody chooses', () =>
  expect(readText('HP-1204 or HP-0630, 3 pcs', isKnown).lines[0]?.numbers.map(({ text }) => text)).toEqual([
    'HP-1204',
    'HP-0630',
  ]))

test('a line of digits and a line of words stay, so that somebody sees them', () => {
  expect(read('100 9999 4')).toEqual([['100 9999', 4]])
  const [line] = readText('3 Stück Kugelhahn Messing', isKnown).lines
  expect(line).toMatchObject({ numbers: [], words: 'Kugelhahn Messing', quantity: 3 })
})

test('a mail keeps its lines and loses its talk', () => {
  const mail = `Hello Ingrid,

please quote and send for order no. 4500012345:

1. HP-1204 - 12 pcs
2. HP-0630 - 24 pcs
3. HP-2210-050-40 - 2 pcs

Thanks and best regards
Jan`
  expect(read(mail)).toEqual([
    ['HP-1204', 12],
    ['HP-0630', 24],
    ['HP-2210-050-40', 2],
  ])
  expect(readText(mail, isKnown).poNumber).toBe('4500012345')
})

test('positions in front of lines are no quantities', () =>
  expect(read('10 HP-1204 12\n20 HP-0630 24\n30 V-1 2')).toEqual([
    ['HP-1204', 12],
    ['HP-0630', 24],
    ['V-1', 2],
  ]))

test('quantities that only look like positions are flagged, not taken', () =>
  expect(read('1 HP-1204\n2 HP-0630\n3 V-1').map(([, quantity]) => quantity)).toEqual(['unsure', 'unsure', 'unsure']))

test('a head above pasted columns says what they are', () =>
  expect(read('Menge;Artikel-Nr.;Bezeichnung;Preis\n12;HP-1204;Kugelhahn DN 50;236,00\n1.000;HP-0630;Manometer;82,65')).toEqual([
    ['HP-1204', 12],
    ['HP-0630', 1000],
  ]))

test('a thousand lines are a thousand lines', () => {
  const lines = read(Array.from({ length: 1000 }, (_, at) => `HP-1204\t${at + 1}`).join('\n'))
  expect(lines).toHaveLength(1000)
  expect(lines[999]).toEqual(['HP-1204', 1000])
})

test.each([
  ['our PO 4500998877, please deliver soon', '4500998877'],
  ['as in PO-4711 of today', 'PO-4711'],
  ['PO4711', 'PO4711'],
  ['Purchase order no. 88-12', '88-12'],
  ['POS 4711', undefined],
])('the number of the order in %j is %s', (text, expected) => {
  expect(findPoNumber(text)).toBe(expected)
})

test.each([
  ['our PO 4500998877, please deliver by 15 Dec 2026:\nV-1 4 pcs', '2026-12-15'],
  ['please deliver by 15 Dec 2026\nV-1 4 pcs', '2026-12-15'],
  ['V-1 4 pcs\n\nOn Monday Ann wrote:\n> our PO 4500998877, deliver by 15 Dec 2026', undefined],
])('the day for all lines of %j is %s', (text, expected) => {
  expect(readText(text, isKnown).lines[0]?.requestedOn).toBe(expected)
})
