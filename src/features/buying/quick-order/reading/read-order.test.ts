import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readBytes } from '#features/buying/quick-order/document/read-bytes.service.ts'
import { isKnownNumber, matchLine } from '#features/buying/quick-order/matching/match-line.rules.ts'
import { readRows } from '#features/buying/quick-order/reading/read-order.rules.ts'
import { KNOWLEDGE, PARTS } from '#features/buying/quick-order/testing/known-parts.ts'
import { drawOrder, type PaperColumn } from '#features/buying/quick-order/testing/paper-order.ts'
import { writeXlsx } from '#platform/files/xlsx-writer.ts'

const isKnown = (text: string): boolean => isKnownNumber(text, KNOWLEDGE)

const readOrder = async (bytes: Uint8Array) => {
  const { rows = [] } = await readBytes(bytes)
  const { lines, ...facts } = readRows(rows, isKnown)
  return { ...facts, lines: lines.map((line) => ({ ...line, ...matchLine(line, KNOWLEDGE) })) }
}

type Read = Awaited<ReturnType<typeof readOrder>>
type Truth = { readonly sku: string; readonly quantity: number }

/** How many lines are right, how many say that they are not sure, and how many are wrong without a word. */
const grade = ({ lines }: Read, truths: readonly Truth[]) => {
  const taken = lines.filter(({ sku }) => sku !== null)
  const isTrue = ({ sku, quantity }: { sku: string | null; quantity?: number | undefined }): boolean =>
    truths.some((truth) => truth.sku === sku && truth.quantity === quantity)
  return { right: taken.filter(isTrue).length, wrong: taken.filter((line) => !isTrue(line)).length, lines: lines.length }
}

const QUANTITIES = [12, 24, 2, 1, 100, 1000, 6, 250, 3, 48]
const truths = PARTS.map((sku, at) => ({ sku, quantity: QUANTITIES[at % QUANTITIES.length] ?? 1, price: 82.65 + at * 13.5 }))
const german = (value: number): string => value.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const english = (value: number): string => value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

type Layout = {
  readonly name: string
  readonly heads: readonly string[]
  readonly cells: (truth: (typeof truths)[number], at: number) => readonly (string | undefined)[]
  readonly more?: (truth: (typeof truths)[number], at: number) => readonly (string | undefined)[]
  readonly before?: readonly string[]
  readonly after?: readonly string[]
}

const LAYOUTS: readonly Layout[] = [
  {
    name: 'English, ours and theirs',
    before: ['Fjordvik Refining AS', 'PURCHASE ORDER No. PO-5531', 'Date: 12 November 2026', 'Currency: EUR'],
    heads: ['Item', 'Our part no.', 'Your part no.', 'Description', 'Qty', 'UoM', 'Unit price', 'Amount'],
    cells: ({ sku, quantity, price }, at) => [
      String(at + 1),
      `M-${9000 + at}`,
      sku,
      'Ball valve DN 50',
      String(quantity),
      'EA',
      english(price),
      english(price * quantity),
    ],
    after: ['Subtotal 12,345.00', 'VAT 25% 3,086.25', 'Total EUR 15,431.25', 'Bank: 1234.56.78901'],
  },
  {
    name: 'German, thousands and decimals in quantities',
    before: ['Rheinwerk Chemie GmbH', 'Bestellung Nr. 4500098123', 'Datum 12.11.2026'],
    heads: ['Pos.', 'Art.-Nr.', 'Bezeichnung', 'Menge', 'ME', 'Einzelpreis', 'Gesamtpreis'],
    cells: ({ sku, quantity, price }, at) => [
      String((at + 1) * 10),
      sku,
      'Kugelhahn DN 50',
      german(quantity),
      'Stk',
      german(price),
      german(price * quantity),
    ],
    more: () => [undefined, undefined, 'Liefertermin: KW 50/2026'],
    after: ['Summe netto 1.234,56 EUR', 'zzgl. 19% MwSt.', 'Seite 2 von 2'],
  },
  {
    name: 'German, the number below its name',
    before: ['Bestellnummer: 77-2026', 'Währung: EUR'],
    heads: ['Pos', 'Bezeichnung', 'Menge', 'Einheit', 'Preis'],
    cells: ({ quantity, price }, at) => [String(at + 1), 'Manometer 100 mm', String(quantity), 'St.', german(price)],
    more: ({ sku }) => [undefined, `Ihre Art.-Nr.: ${sku}`],
  },
  {
    name: 'French',
    before: ['Bon de commande n° CF-20261', 'Devise : EUR'],
    heads: ['Ligne', 'Référence', 'Désignation', 'Qté', 'Unité', 'PU HT', 'Montant HT'],
    cells: ({ sku, quantity, price }, at) => [
      String(at + 1),
      sku,
      'Vanne à boisseau',
      String(quantity),
      'pièces',
      german(price),
      german(price * quantity),
    ],
    after: ['Total HT 12 345,00 €', 'TVA 20 %'],
  },
  {
    name: 'Spanish, quantity first',
    before: ['Orden de compra No: OC-889'],
    heads: ['Cant.', 'Código', 'Descripción', 'P. unitario', 'Importe'],
    cells: ({ sku, quantity, price }) => [String(quantity), sku, 'Válvula de bola', english(price), english(price * quantity)],
    after: ['Total USD 12,345.00'],
  },
  {
    name: 'Polish',
    before: ['Zamowienie nr ZAM/2026/11'],
    heads: ['Lp.', 'Indeks', 'Nazwa', 'Ilosc szt', 'Cena netto', 'Wartosc netto'],
    cells: ({ sku, quantity, price }, at) => [
      String(at + 1),
      sku,
      'Zawor kulowy',
      String(quantity),
      german(price),
      german(price * quantity),
    ],
  },
  {
    name: 'without totals, number and name in one column',
    before: ['PO Number: 1000-22'],
    heads: ['Material', 'Order qty', 'Delivery date'],
    cells: ({ sku, quantity }) => [`${sku} Valve`, `${quantity} PC`, '02.12.2026'],
  },
  {
    name: 'ordered and delivered side by side',
    before: ['Purchase order no: 31337'],
    heads: ['Line', 'Part number', 'Qty ordered', 'Qty delivered', 'Price'],
    cells: ({ sku, quantity, price }, at) => [String(at + 1), sku, String(quantity), '0', english(price)],
  },
]

const placeColumns = (heads: readonly string[]): PaperColumn[] => {
  // Numbers and names take more room than counts.
  const shares = heads.map((head) => (/desc|bez|désig|nazwa|part|art|réf|código|indeks|material/i.test(head) ? 2 : 1))
  const share = 515 / shares.reduce((sum, one) => sum + one, 0)
  const lefts = shares.map((_, at) => 40 + share * shares.slice(0, at).reduce((sum, one) => sum + one, 0))
  return heads.map((head, at) => ({
    head,
    at: lefts[at] ?? 40,
    width: share * (shares[at] ?? 1) - 8,
    isRight: /price|preis|amount|menge|qty|qté|pu|montant|importe|cena|wart|ilosc/i.test(head),
  }))
}

test.each(LAYOUTS.map((layout) => [layout.name, layout] as const))(
  'an order as PDF: %s',
  async (_, { heads, cells, more, before = [], after = [] }) => {
    const rows = truths.flatMap((truth, at) => [cells(truth, at), ...(more ? [more(truth, at)] : [])])
    const read = await readOrder(await drawOrder({ columns: placeColumns(heads), rows, before, after, rowsAPage: 24 }))
    expect(grade(read, truths)).toEqual({ right: truths.length, wrong: 0, lines: truths.length })
    expect(read.poNumber).toBeDefined()
  },
)

test.each(LAYOUTS.map((layout) => [layout.name, layout] as const))(
  'an order as a sheet: %s',
  async (_, { heads, cells, more }) => {
    const rows = truths.flatMap((truth, at) => [cells(truth, at), ...(more ? [more(truth, at)] : [])])
    const sheet = await buffer(writeXlsx({ name: 'Order', columns: heads.map((header) => ({ header })), rows }))
    expect(grade(await readOrder(sheet), truths)).toEqual({ right: truths.length, wrong: 0, lines: truths.length })
  },
)

test('Chinese heads in a sheet, with numbers as numbers', async () => {
  const columns = ['序号', '物料编码', '名称', '数量', '单位', '单价', '金额'].map((header) => ({ header }))
  const rows = truths.map(({ sku, quantity, price }, at) => [at + 1, sku, '球阀', quantity, '件', price, price * quantity])
  const sheet = await buffer(writeXlsx({ name: '订单', columns, rows }))
  expect(grade(await readOrder(sheet), truths)).toMatchObject({ right: truths.length, wrong: 0 })
})

test.each([
  ['semicolons and a head', 'Artikelnummer;Menge;Preis\n', ({ sku, quantity }: Truth) => `${sku};${quantity};12,50`],
  [
    'commas and quotes',
    '"SKU","Description","Quantity"\n',
    ({ sku, quantity }: Truth) => `"${sku}","Valve, 2 inch","${quantity}"`,
  ],
  ['tabs without a head', '', ({ sku, quantity }: Truth) => `${sku}\t${quantity}`],
  ['without a head, a name between', '', ({ sku, quantity }: Truth) => `${sku};Ventil DN 50;${quantity}`],
])('a file with %s', async (_, head, write) => {
  const read = await readOrder(Buffer.from(head + truths.map(write).join('\n'), 'latin1'))
  expect(grade(read, truths)).toEqual({ right: truths.length, wrong: 0, lines: truths.length })
})

test('what cannot be told is flagged, never guessed', async () => {
  const heads = ['Pos', 'Part no', 'Description', 'Qty', 'Unit']
  const rows = [
    ['1', PARTS[0], 'Valve', '1.000', 'EA'],
    ['2', PARTS[1], 'Cable', '60', 'm'],
    ['3', PARTS[2], 'Valve', '0', 'EA'],
    ['4', PARTS[3], 'Valve CANCELLED', '5', 'EA'],
    ['5', 'UNKNOWN-5', 'Valve', '5', 'EA'],
    ['6', PARTS[5], 'Valve', 'tbd', 'EA'],
    ['7', PARTS[6], 'Valve', '1.5', 'EA'],
    ['8', undefined, `Ball valve as ${PARTS[7]}`, '4', 'EA'],
  ]
  const { lines } = await readOrder(await drawOrder({ columns: placeColumns(heads), rows, before: ['Order no: 1-2'] }))
  expect(lines.map(({ reason }) => reason)).toEqual([
    'unsure',
    'unit',
    'quantity',
    'cancelled',
    'not_found',
    'quantity',
    'quantity',
    'in_text',
  ])
  expect(lines.slice(0, 7).every(({ sku, match }) => sku === null && match === 'failed')).toBe(true)
})
