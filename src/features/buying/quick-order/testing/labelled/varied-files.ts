import { left, ordered, partAt } from '#features/buying/quick-order/testing/labelled/varied-texts.ts'
import type { LabelledDocument, LabelledLine } from '#features/buying/quick-order/testing/labelled/labelled-order.ts'
import { nameOf } from '#features/buying/quick-order/testing/labelled/labelled-parts.ts'
import { PRODUCERS, type Mark, type Producer } from '#features/buying/quick-order/testing/labelled/pdf-producers.ts'
import { drawWorkbook, type Sheet, type SheetRow } from '#features/buying/quick-order/testing/labelled/xlsx-book.ts'

type Pending = Promise<LabelledDocument>
const KIND = { kind: 'written in other ways', language: 'en' } as const

const file = (name: string, lines: readonly LabelledLine[], text: string): Pending =>
  Promise.resolve({ ...KIND, name, lines, content: new TextEncoder().encode(text) })
const book = async (name: string, lines: readonly LabelledLine[], sheets: readonly Sheet[]): Pending => ({
  ...{ ...KIND, name, lines },
  content: await drawWorkbook(sheets),
})
const rows = (...all: readonly (readonly (string | number)[])[]): SheetRow[] =>
  all.map((cells) => ({ cells: cells.map((text) => ({ text })) }))
const paper = async (name: string, { draw }: Producer, lines: readonly LabelledLine[], marks: readonly Mark[]): Pending => ({
  ...{ ...KIND, name, lines },
  content: await draw([marks]),
})
const mark = (text: string, from: number, top: number, isStruck = false): Mark => ({ text, left: from, top, isStruck })

const drawFiles = (): Pending[] => [
  file(
    'flag column',
    [ordered(0, 3), left(1)],
    `Part no,Description,Qty,Cancelled\n${partAt(0)},Valve,3,No\n${partAt(1)},Valve,4,Yes\n`,
  ),
  file('storno col', [ordered(0, 3), left(1)], `Artikel;Menge;Storno\n${partAt(0)};3;\n${partAt(1)};4;x\n`),
  file('delivered', [ordered(0, 3), left(1)], `Artikel;Menge;Status\n${partAt(0)};3;offen\n${partAt(1)};4;geliefert\n`),
  file('boxes', [left(0), left(1)], `Part no,Boxes,Pcs per box\n${partAt(0)},3,10\n${partAt(1)},4,10\n`),
  file('vpe', [left(0), ordered(1, 100)], `Artikel;Menge;VPE;Einheit\n${partAt(0)};3;50;\n${partAt(1)};100;50;Stk\n`),
  file(
    'mismatch',
    [ordered(0, 3), ordered(2, 4), left(1), ordered(3, 1)],
    `Part,Description,Qty\n${partAt(0)},"${nameOf(partAt(0), 'en')}",3\n${partAt(2)},"${nameOf(partAt(2), 'en')} brass",4\n${partAt(1)},"${nameOf(partAt(9), 'en')}",5\n${partAt(3)},"${nameOf(partAt(3), 'en')}",1\n`,
  ),
  file(
    'own wording',
    [ordered(0, 3), ordered(1, 4), ordered(2, 5)],
    `Part,Description,Qty\n${partAt(0)},Armatur Messing Linie 3,3\n${partAt(1)},Sensor Halle 2,4\n${partAt(2)},Ersatzteil,5\n`,
  ),
  file(
    'wrong size',
    [ordered(0, 3), left(5), ordered(1, 1), ordered(2, 2)],
    `Part,Description,Qty\n${partAt(0)},"${nameOf(partAt(0), 'de')}",3\n${partAt(5)},"${nameOf(partAt(0), 'de')}",4\n${partAt(1)},"${nameOf(partAt(1), 'de')}",1\n${partAt(2)},"${nameOf(partAt(2), 'de')}",2\n`,
  ),
]

const drawBooks = (): Pending[] => [
  book(
    'two sheets by month',
    [left(0), ordered(1, 2)],
    [
      {
        name: 'October',
        rows: rows(['Purchase order no: 4500010'], ['Order date: 2026-10-03'], ['Part', 'Qty'], [partAt(0), 5]),
      },
      {
        name: 'November',
        rows: rows(['Purchase order no: 4500012'], ['Order date: 2026-11-03'], ['Part', 'Qty'], [partAt(1), 2]),
      },
    ],
  ),
  book(
    'unclear two',
    [left(0), left(1)],
    [
      { name: 'A', rows: rows(['PO number: AX-1'], ['Part', 'Qty'], [partAt(0), 5]) },
      { name: 'B', rows: rows(['PO number: BZZ-77'], ['Part', 'Qty'], [partAt(1), 2]) },
    ],
  ),
  book(
    'status closed',
    [left(0), ordered(1, 2)],
    [
      { name: 'Tab1', rows: rows(['PO number: 4500010', '', 'Status: closed'], ['Part', 'Qty'], [partAt(0), 5]) },
      { name: 'Tab2', rows: rows(['PO number: 4500012'], ['Part', 'Qty'], [partAt(1), 2]) },
    ],
  ),
  book(
    'rich qty',
    [ordered(0, 12)],
    [
      {
        name: 'x',
        rows: [
          { cells: [{ text: 'Part' }, { text: 'Qty' }] },
          { cells: [{ text: partAt(0) }, { text: '12', strike: 'beside' }] },
        ],
      },
    ],
  ),
  book(
    'struck qty only',
    [left(0), ordered(1, 3)],
    [
      {
        name: 'x',
        rows: [
          { cells: [{ text: 'Part' }, { text: 'Qty' }] },
          { cells: [{ text: partAt(0) }, { text: 12, strike: 'cell' }] },
          { cells: [{ text: partAt(1) }, { text: 3 }] },
        ],
      },
    ],
  ),
  book(
    'struck price only',
    [ordered(0, 12)],
    [
      {
        name: 'x',
        rows: [
          { cells: [{ text: 'Part' }, { text: 'Qty' }, { text: 'Price' }] },
          { cells: [{ text: partAt(0) }, { text: 12 }, { text: 99.5, strike: 'cell' }] },
        ],
      },
    ],
  ),
  book(
    'cancel title',
    [left(0)],
    [{ name: 'x', rows: rows(['Stornierung der Bestellung 4500012'], ['Artikel', 'Menge'], [partAt(0), 5]) }],
  ),
]

/** Layouts without a table, by every producer. */
const drawDocuments = (producer: Producer): Pending[] => [
  paper(
    `underlined head and list ${producer.name}`,
    producer,
    [ordered(0, 5), left(1), ordered(2, 6)],
    [
      mark('Order 4500012 from Acme', 40, 40),
      mark(`${partAt(0)}   5 pcs`, 40, 70),
      mark(`${partAt(1)}   7 pcs`, 40, 84, true),
      mark(`${partAt(2)}   6 pcs`, 40, 98),
    ],
  ),
  paper(
    `stamp ${producer.name}`,
    producer,
    [ordered(0, 5), left(1)],
    [
      mark('Part no', 40, 60),
      mark('Qty', 200, 60),
      mark('Remark', 300, 60),
      mark(partAt(0), 40, 75),
      mark('5', 200, 75),
      mark(partAt(1), 40, 90),
      mark('7', 200, 90),
      mark('position cancelled acc. to mail', 300, 90),
    ],
  ),
  paper(
    `printed mail ${producer.name}`,
    producer,
    [ordered(0, 5), left(1)],
    [
      mark('From: Tom', 40, 30),
      mark('Sent: 9 Nov 2026', 40, 44),
      mark('To: Sales', 40, 58),
      mark('Subject: Order', 40, 72),
      mark(`Please order ${partAt(0)} 5 pcs`, 40, 100),
      mark('From: Sales', 40, 130),
      mark('Sent: 8 Nov 2026', 40, 144),
      mark('To: Tom', 40, 158),
      mark('Subject: Offer', 40, 172),
      mark(`${partAt(1)} 9 pcs`, 40, 200),
    ],
  ),
]

export const drawVariedFiles = (): Promise<LabelledDocument[]> =>
  Promise.all([...drawFiles(), ...drawBooks(), ...PRODUCERS.flatMap(drawDocuments)])
