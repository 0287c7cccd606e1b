import { refuseDocument } from '#features/quick-order/document/document-problem.rules.ts'
import { attributeOf, hasDoctype, readXml } from '#features/quick-order/document/xml-events.rules.ts'
import { openZip, type ZipReader } from '#features/quick-order/document/zip-entries.service.ts'
import { MOST_CELLS, MOST_ROWS, toRow, type Row } from '#features/quick-order/reading/sheet-row.rules.ts'

/** Unpacked, all together: a sheet of 20,000 rows is far below this. */
const MOST_BYTES = 48 * 1024 * 1024
const MOST_COLUMNS = 200

const readPart = (zip: ZipReader, name: string): string => {
  const xml = zip.read(name) ?? ''
  return hasDoctype(xml) ? refuseDocument('damaged') : xml
}

/** Texts that many cells share; those of phonetic hints are not part of them. */
const readSharedTexts = (xml: string): string[] => {
  const texts: string[] = []
  let [text, isText, hints] = ['', false, 0]
  for (const event of readXml(xml)) {
    if (event.kind === 'text') {
      if (isText && hints === 0) text += event.text
    } else if (event.name === 't') isText = event.kind === 'open'
    else if (event.name === 'rPh') hints += event.kind === 'open' ? 1 : -1
    else if (event.name === 'si' && event.kind === 'open') text = ''
    else if (event.name === 'si') texts.push(text)
  }
  return texts
}

/** What a format shows as it stands says nothing about days. As many letters as spreadsheets allow. */
const stripLiterals = (format: string): string => format.slice(0, 255).replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '')

/** Styles by which a number is a day. */
const readDateStyles = (xml: string): Set<number> => {
  const formats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])
  const styles = new Set<number>()
  let [isCells, at] = [false, 0]
  for (const event of readXml(xml)) {
    if (event.kind === 'text') continue
    if (event.name === 'numFmt' && event.kind === 'open') {
      const code = stripLiterals(attributeOf(event.attributes, 'formatCode') ?? '')
      if (/[ymdh]/i.test(code)) formats.add(Number(attributeOf(event.attributes, 'numFmtId')))
    } else if (event.name === 'cellXfs') isCells = event.kind === 'open'
    else if (event.name === 'xf' && event.kind === 'open' && isCells) {
      if (formats.has(Number(attributeOf(event.attributes, 'numFmtId')))) styles.add(at)
      at += 1
    }
  }
  return styles
}

const listSheets = (zip: ZipReader): string[] => {
  const targets = new Map<string, string>()
  for (const event of readXml(readPart(zip, 'xl/_rels/workbook.xml.rels')))
    if (event.kind === 'open' && event.name === 'Relationship')
      targets.set(attributeOf(event.attributes, 'Id') ?? '', attributeOf(event.attributes, 'Target') ?? '')
  const sheets: string[] = []
  for (const event of readXml(readPart(zip, 'xl/workbook.xml')))
    if (event.kind === 'open' && event.name === 'sheet' && (attributeOf(event.attributes, 'state') ?? 'visible') === 'visible') {
      const target = targets.get(attributeOf(event.attributes, 'id') ?? '') ?? ''
      sheets.push(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
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

type Book = { readonly texts: readonly string[]; readonly days: ReadonlySet<number>; readonly count: { cells: number } }

const readSheet = (xml: string, page: number, { texts, days, count }: Book): Row[] => {
  const rows: Row[] = []
  let cells: string[] = []
  let [at, type, isDay, value, isValue] = [0, '', false, '', false]
  for (const event of readXml(xml)) {
    if (event.kind === 'text') {
      if (isValue) value += event.text
    } else if (event.name === 'row' && event.kind === 'open') [cells, at] = [[], 0]
    else if (event.name === 'row') {
      if (cells.some((text) => text !== undefined && text !== ''))
        rows.push(
          toRow(
            Array.from(cells, (text) => text ?? ''),
            page,
          ),
        )
      if (rows.length > MOST_ROWS) refuseDocument('too_large')
    } else if (event.name === 'c' && event.kind === 'open') {
      at = columnOf(attributeOf(event.attributes, 'r')) ?? at
      type = attributeOf(event.attributes, 't') ?? 'n'
      isDay = days.has(Number(attributeOf(event.attributes, 's') ?? -1))
      value = ''
    } else if (event.name === 'c') {
      count.cells += 1
      if (count.cells > MOST_CELLS) refuseDocument('too_large')
      const text =
        type === 's'
          ? (texts[Number(value)] ?? '')
          : type === 'n' && value !== ''
            ? writeNumber(value, isDay)
            : type === 'e'
              ? ''
              : value
      if (at < MOST_COLUMNS) cells[at] = text
      at += 1
    } else if (event.name === 'v' || event.name === 't') isValue = event.kind === 'open'
  }
  return rows
}

/** The visible sheets of a workbook as rows. */
export const readXlsx = (content: Uint8Array): { readonly rows: Row[]; readonly pages: number } => {
  const zip = openZip(content, MOST_BYTES)
  if (!zip.names.includes('xl/workbook.xml')) refuseDocument('wrong_type')
  const book: Book = {
    texts: readSharedTexts(readPart(zip, 'xl/sharedStrings.xml')),
    days: readDateStyles(readPart(zip, 'xl/styles.xml')),
    count: { cells: 0 },
  }
  const sheets = listSheets(zip)
  return { rows: sheets.flatMap((name, index) => readSheet(readPart(zip, name), index + 1, book)), pages: sheets.length }
}
