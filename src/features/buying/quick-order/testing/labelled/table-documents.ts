import { PARTS } from '#features/buying/quick-order/testing/known-parts.ts'
import { drawCsv, drawSheet } from '#features/buying/quick-order/testing/labelled/draw-documents.ts'
import { drawLines, eachLanguage, type LabelledDocument } from '#features/buying/quick-order/testing/labelled/labelled-order.ts'
import { nameOf } from '#features/buying/quick-order/testing/labelled/labelled-parts.ts'
import { drawBook, drawPdf, type Pending } from '#features/buying/quick-order/testing/labelled/document-forms.ts'
import { ORDER_WORDS } from '#features/buying/quick-order/testing/labelled/labelled-words.ts'
import { PRODUCERS } from '#features/buying/quick-order/testing/labelled/pdf-producers.ts'
import type { Sheet } from '#features/buying/quick-order/testing/labelled/xlsx-book.ts'

/** Nothing is taken back: what is read is ordered, with its days. Every language on paper of every producer. */
const plain = (): Pending[] => [
  ...eachLanguage((language, seed) =>
    PRODUCERS.map((_, at) => drawPdf('plain', at, language, drawLines(seed + at, language), {})),
  ).flat(),
  ...eachLanguage((language, seed) =>
    drawBook('plain', 'plain', language, drawLines(seed, language), [drawSheet('1', language, drawLines(seed, language))]),
  ),
]

const struckOnPaper = (): Pending[] =>
  eachLanguage((language, seed) =>
    PRODUCERS.map((_, at) => {
      const struck = [(seed + at) % 10, (seed + at * 3 + 4) % 10]
      const columns = [undefined, [1], [1, 2, 3], [3]][(seed + at) % 4]
      return drawPdf('struck on paper', at, language, drawLines(seed + at, language, struck), {
        struck,
        ...(columns && { struckColumns: columns }),
      })
    }),
  ).flat()

const strikeSheet = (sheet: Sheet, skus: readonly string[], way: 'cell' | 'shared' | 'inline' | 'crossed' | 'hidden'): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => {
    if (!row.cells.some((cell) => skus.includes(String(cell?.text)))) return row
    if (way === 'crossed') return { ...row, isCrossed: true }
    if (way === 'hidden') return { ...row, isHidden: true }
    return {
      ...row,
      cells: row.cells.map((cell, column) => cell && (way === 'cell' || column === 1 ? { ...cell, strike: way } : cell)),
    }
  }),
})

const struckInSheets = (): Pending[] =>
  eachLanguage((language, seed) =>
    (['cell', 'shared', 'inline', 'crossed', 'hidden'] as const).map((way, at) => {
      const lines = drawLines(seed + at, language, [2, 6])
      const skus = lines.filter(({ isOrdered }) => !isOrdered).map(({ sku }) => sku)
      return drawBook('struck in sheets', way, language, lines, [strikeSheet(drawSheet('1', language, lines), skus, way)])
    }),
  ).flat()

const cancelled = (): Pending[] =>
  eachLanguage((language, seed) => {
    const words = ORDER_WORDS[language]
    const said = words.cancelled.flatMap((text, at): Pending[] => {
      const lines = drawLines(seed + at, language, [1, 7])
      const beside = new Map([
        [1, text],
        [7, text],
      ])
      return [
        drawPdf('cancelled', seed + at, language, lines, { beside }),
        drawPdf('cancelled', seed + at + 3, language, lines, { below: beside }),
        drawBook('cancelled', text, language, lines, [
          drawSheet('1', language, lines, at % 2 === 0 ? { beside } : { below: beside }),
        ]),
        Promise.resolve({
          kind: 'cancelled',
          name: `${language}, file, ${text}`,
          language,
          lines,
          content: drawCsv(language, lines, { beside }),
        }),
      ]
    })
    const below = drawLines(seed, language, [7, 8, 9])
    const headed = drawPdf('cancelled', seed + 1, language, below, { heading: { at: 7, text: words.cancelledHeading } })
    const notes = words.cancelledNotes.map((note, at) =>
      drawPdf('cancelled', seed + at + 2, language, drawLines(seed + at, language, [2]), { after: [note.replace('#', '30')] }),
    )
    return [...said, headed, ...notes]
  }).flat()

const otherOrders = (): Pending[] =>
  eachLanguage((language, seed) => {
    const words = ORDER_WORDS[language]
    const now = drawLines(seed, language).slice(0, 5)
    const before = drawLines(seed + 1, language, [0, 1, 2, 3, 4]).slice(0, 5)
    const old = { poNumber: '4499001' }
    const lines = [...now, ...before]
    const current = drawSheet(words.title, language, now)
    return [
      ...words.closedSheets.map((name) =>
        drawBook('other order', name, language, lines, [current, drawSheet(name, language, before, old)]),
      ),
      ...words.closedSheets.map((name) =>
        drawBook('other order', `${name} first`, language, lines, [drawSheet(name, language, before, old), current]),
      ),
      ...words.closedTitles.map((title) =>
        drawBook('other order', title, language, lines, [
          current,
          drawSheet('2', language, before, { ...old, titles: [title.replace('#', '4499001')] }),
        ]),
      ),
      drawBook('other order', 'another number', language, lines, [
        drawSheet('1', language, before, old),
        drawSheet('2', language, now),
      ]),
      drawBook('other order', 'hidden sheet', language, lines, [
        current,
        { ...drawSheet('2', language, before, old), isHidden: true },
      ]),
    ]
  }).flat()

const packs = (): Pending[] =>
  eachLanguage((language, seed) => {
    const words = ORDER_WORDS[language]
    return [
      ...words.packUnits.map((unit, at) =>
        drawPdf('packs', seed + at, language, drawLines(seed + at, language, [3, 5]), {
          units: new Map([
            [3, unit],
            [5, unit],
          ]),
        }),
      ),
      ...words.packNames.map((name, at) => {
        const lines = drawLines(seed + at, language, [3, 5])
        const text = (line: number): string => `${lines[line]?.name ?? ''}, ${name.replace('%', '50')}`
        const twist = {
          names: new Map([
            [3, text(3)],
            [5, text(5)],
          ]),
          units: new Map([
            [3, ''],
            [5, ''],
          ]),
        }
        return drawBook('packs', name, language, lines, [drawSheet('1', language, lines, twist)])
      }),
    ]
  }).flat()

const mismatched = (): Pending[] =>
  eachLanguage((language, seed) =>
    [0, 1, 2].map((at) => {
      const lines = drawLines(seed + at, language, [2, 8])
      const other = (line: number): string =>
        nameOf(PARTS[(PARTS.indexOf(lines[line]?.sku ?? '') + 3 + at * 7) % PARTS.length] ?? '', language)
      const number = (line: number): string =>
        `${lines[line]?.name ?? ''} ${PARTS[(PARTS.indexOf(lines[line]?.sku ?? '') + 9) % PARTS.length] ?? ''}`
      const names = new Map([
        [2, other(2)],
        [8, at === 1 ? number(8) : other(8)],
      ])
      return at === 2
        ? drawBook('two parts', 'names', language, lines, [drawSheet('1', language, lines, { names })])
        : drawPdf('two parts', seed + at, language, lines, { names })
    }),
  ).flat()

export const drawTableDocuments = (): Promise<LabelledDocument[]> =>
  Promise.all([
    ...plain(),
    ...struckOnPaper(),
    ...struckInSheets(),
    ...cancelled(),
    ...otherOrders(),
    ...packs(),
    ...mismatched(),
  ])
