import { readXmlEvents, XmlError } from '#platform/files/xml-reader.ts'
import { openZip, type ZipReader } from '#platform/files/zip-reader.ts'

/** Why a workbook is not read, in words for whoever brought it. */
export class XlsxError extends Error {}

const SENTENCES = {
  damaged: 'The workbook is damaged.',
  too_large: 'The workbook is too large; save it as CSV.',
  password: 'The workbook is protected by a password.',
} as const

const refuse = (fault: keyof typeof SENTENCES): never => {
  throw new XlsxError(SENTENCES[fault])
}

const MOST_BYTES = 256 * 1024 * 1024
const MOST_COLUMNS = 500

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

function* readPart(zip: ZipReader, part: string) {
  try {
    for (const event of readXmlEvents(zip.read(part) ?? '<empty/>'))
      if (event.kind === 'open') yield { ...event, name: localOf(event.name) }
      else if (event.kind === 'close') yield { kind: 'close' as const, name: localOf(event.name) }
      else if (event.kind === 'text') yield event
  } catch (error) {
    throw error instanceof XmlError ? new XlsxError(SENTENCES.damaged) : error
  }
}

const readSharedTexts = (zip: ZipReader): string[] => {
  const texts: string[] = []
  let [text, isText] = ['', false]
  for (const event of readPart(zip, 'xl/sharedStrings.xml'))
    if (event.kind === 'text') text += isText ? event.text : ''
    else if (event.name === 't') isText = event.kind === 'open'
    else if (event.name === 'si' && event.kind === 'open') text = ''
    else if (event.name === 'si') texts.push(text)
  return texts
}

/** The first sheet that the book lists. */
const findSheet = (zip: ZipReader): string => {
  const targets = new Map<string, string>()
  for (const event of readPart(zip, 'xl/_rels/workbook.xml.rels'))
    if (event.kind === 'open' && event.name === 'Relationship')
      targets.set(event.attributes['Id'] ?? '', event.attributes['Target'] ?? '')
  for (const event of readPart(zip, 'xl/workbook.xml'))
    if (event.kind === 'open' && event.name === 'sheet') {
      const target = targets.get(event.attributes['r:id'] ?? '') ?? ''
      return target.startsWith('/') ? target.slice(1) : `xl/${target}`
    }
  return refuse('damaged')
}

/** `C7` is 2. */
const columnOf = (reference: string | undefined): number | undefined => {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? []
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Digits as people typed them: 0.1 + 0.2 is stored with seventeen. */
const writeNumber = (value: string): string => {
  const number = Number(value)
  return value !== '' && Number.isFinite(number) && Math.abs(number) < 1e15 ? String(Number(number.toPrecision(15))) : value
}

export type SheetRow = { readonly number: number; readonly cells: readonly string[] }

/** The rows of a workbook's first sheet as texts, with their numbers; a formula counts as its result. */
export function* readSheetRows(content: Uint8Array): Generator<SheetRow> {
  const zip = openZip(content, MOST_BYTES, refuse)
  if (!zip.names.includes('xl/workbook.xml')) throw new XlsxError('The file is no workbook.')
  const shared = readSharedTexts(zip)
  let cells: string[] = []
  let [row, at, type, value, isValue] = [0, 0, '', '', false]
  for (const event of readPart(zip, findSheet(zip))) {
    if (event.kind === 'text') {
      if (isValue) value += event.text
      continue
    }
    if (event.name === 'row' && event.kind === 'open') {
      row = Number(event.attributes['r'] ?? row + 1)
      ;[cells, at] = [[], 0]
    } else if (event.name === 'row') yield { number: row, cells }
    else if (event.name === 'c' && event.kind === 'open') {
      at = columnOf(event.attributes['r']) ?? at
      ;[type, value] = [event.attributes['t'] ?? 'n', '']
    } else if (event.name === 'c') {
      const text = type === 's' ? (shared[Number(value)] ?? '') : type === 'n' ? writeNumber(value) : value
      // Empty cells far to the right are how sheets are coloured; a value there would be lost.
      if (at >= MOST_COLUMNS && text !== '') refuse('too_large')
      while (cells.length < Math.min(at, MOST_COLUMNS)) cells.push('')
      if (at < MOST_COLUMNS) cells[at] = type === 'b' ? String(text === '1') : text
      at += 1
    } else if (event.name === 'v' || event.name === 't') isValue = event.kind === 'open'
  }
}
