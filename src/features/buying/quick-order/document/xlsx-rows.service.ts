import { refuseDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { attributeOf, hasDoctype, readSheetXml } from '#features/buying/quick-order/document/sheet-xml.service.ts'
import { listCrossedRows } from '#features/buying/quick-order/document/xlsx-drawings.service.ts'
import {
  isOn,
  openRichText,
  readSharedTexts,
  readStyles,
  type RichText,
  type SheetStyles,
} from '#features/buying/quick-order/document/xlsx-styles.service.ts'
import { openZip, type ZipReader } from '#platform/files/zip-reader.ts'
import { MOST_CELLS, MOST_ROWS, toCell, type Cell, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'

/** Unpacked, all together: a sheet of 20,000 rows is far below this. */
const MOST_BYTES = 48 * 1024 * 1024
const MOST_COLUMNS = 200

const readPart = (zip: ZipReader, name: string): string => {
  const xml = zip.read(name) ?? ''
  return hasDoctype(xml) ? refuseDocument('damaged') : xml
}

type Sheet = { readonly name: string; readonly part: string }

const readRelations = (zip: ZipReader, part: string): { id: string; target: string }[] =>
  [...readSheetXml(readPart(zip, part))].flatMap((event) =>
    event.kind === 'open' && event.name === 'Relationship'
      ? [{ id: attributeOf(event.attributes, 'Id') ?? '', target: attributeOf(event.attributes, 'Target') ?? '' }]
      : [],
  )

const listSheets = (zip: ZipReader): Sheet[] => {
  const targets = new Map(readRelations(zip, 'xl/_rels/workbook.xml.rels').map(({ id, target }) => [id, target]))
  const sheets: Sheet[] = []
  for (const event of readSheetXml(readPart(zip, 'xl/workbook.xml')))
    if (event.kind === 'open' && event.name === 'sheet' && (attributeOf(event.attributes, 'state') ?? 'visible') === 'visible') {
      const target = targets.get(attributeOf(event.attributes, 'id') ?? '') ?? ''
      const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      sheets.push({ name: attributeOf(event.attributes, 'name') ?? '', part })
    }
  return sheets
}

/** `C` is 2. */
const columnOf = (reference: string | undefined): number | undefined => {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? []
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const EPOCH = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** Never with three decimals, which could be read as thousands. */
const writeNumber = (value: string, isDay: boolean): string => {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (isDay && number > 0 && number < 100_000) return new Date(EPOCH + number * DAY_MS).toISOString().slice(0, 10)
  const written = String(Number(number.toPrecision(12)))
  return /\.\d{3}$/.test(written) ? `${written}0` : written
}

type Book = {
  readonly texts: readonly RichText[]
  readonly styles: SheetStyles
  readonly count: { cells: number }
}
type Place = { readonly page: number; readonly sheet: string; readonly crossed: ReadonlySet<number> }

/** Rows of one sheet; columns that are hidden are left out, hidden rows say so. */
const readSheet = (xml: string, { page, sheet, crossed }: Place, { texts, styles, count }: Book): Row[] => {
  const rows: Row[] = []
  const rich = openRichText()
  const hiddenColumns = new Set<number>()
  let cells: Cell[] = []
  let [row, at, type, style, isValue, isHidden] = [-1, 0, '', -1, false, false]
  const endCell = (): void => {
    count.cells += 1
    if (count.cells > MOST_CELLS) refuseDocument('too_large')
    const { text: value, isStruck } = rich.end()
    const shared = type === 's' ? texts[Number(value)] : undefined
    const text =
      type === 's' ? (shared?.text ?? '') : type === 'n' && value !== '' ? writeNumber(value, styles.days.has(style)) : value
    const isCrossed = isStruck || shared?.isStruck === true || styles.struck.has(style) || crossed.has(row)
    if (at < MOST_COLUMNS && type !== 'e' && !hiddenColumns.has(at))
      cells.push(toCell(text, at, at + 0.9, isCrossed || undefined))
    at += 1
  }
  for (const event of readSheetXml(xml)) {
    if (event.kind === 'text') {
      if (isValue) rich.add(event.text)
      continue
    }
    const { kind, name, attributes } = event
    if (name === 'row' && kind === 'open') {
      row = Number(attributeOf(attributes, 'r') ?? row + 2) - 1
      isHidden = isOne(attributeOf(attributes, 'hidden'))
      ;[cells, at] = [[], 0]
    } else if (name === 'row') {
      const filled = cells.filter(({ text }) => text !== '')
      if (filled.length > 0) rows.push({ page, sheet, cells: filled, ...(isHidden && { isHidden }) })
      if (rows.length > MOST_ROWS) refuseDocument('too_large')
    } else if (name === 'col' && kind === 'open' && isOne(attributeOf(attributes, 'hidden'))) {
      const last = Math.min(Number(attributeOf(attributes, 'max')), MOST_COLUMNS)
      for (let column = Number(attributeOf(attributes, 'min')); column <= last; column += 1) hiddenColumns.add(column - 1)
    } else if (name === 'c' && kind === 'open') {
      at = columnOf(attributeOf(attributes, 'r')) ?? at
      type = attributeOf(attributes, 't') ?? 'n'
      style = Number(attributeOf(attributes, 's') ?? -1)
      rich.end()
    } else if (name === 'c') endCell()
    else if (name === 'r') rich.beginRun()
    else if (name === 'strike' && kind === 'open' && isOn(attributes)) rich.strike()
    else if (name === 'v' || name === 't') isValue = kind === 'open'
  }
  return rows
}

const isOne = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Rows that a line is drawn across, by the drawings that the sheet names. */
const readCrossed = (zip: ZipReader, part: string): Set<number> => {
  const cut = part.lastIndexOf('/')
  const relations = readRelations(zip, `${part.slice(0, cut)}/_rels/${part.slice(cut + 1)}.rels`)
  const drawings = relations.filter(({ target }) => /drawings\/drawing\d{1,5}\.xml$/.test(target))
  return new Set(
    drawings.flatMap(({ target }) => [
      ...listCrossedRows(readPart(zip, `xl/drawings/${target.slice(target.lastIndexOf('/') + 1)}`)),
    ]),
  )
}

/** The visible sheets of a workbook as rows. */
export const readXlsx = (content: Uint8Array): { readonly rows: Row[]; readonly pages: number } => {
  const zip = openZip(content, MOST_BYTES, refuseDocument)
  if (!zip.names.includes('xl/workbook.xml')) refuseDocument('wrong_type')
  const book: Book = {
    texts: readSharedTexts(readPart(zip, 'xl/sharedStrings.xml')),
    styles: readStyles(readPart(zip, 'xl/styles.xml')),
    count: { cells: 0 },
  }
  const sheets = listSheets(zip)
  const rows = sheets.flatMap(({ name, part }, index) =>
    readSheet(readPart(zip, part), { page: index + 1, sheet: name, crossed: readCrossed(zip, part) }, book),
  )
  return { rows, pages: sheets.length }
}
