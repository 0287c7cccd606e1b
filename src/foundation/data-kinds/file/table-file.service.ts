import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse'
import type { Fields } from '#foundation/data-kinds/description/field.rules.ts'
import { LONGEST_LINE, splitLines } from '#foundation/data-kinds/file/json-lines.rules.ts'
import { checkStart, decodeText, OTHER_ENCODING, UnreadableFile } from '#foundation/data-kinds/file/text-encoding.service.ts'
import type { LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { createRowReader } from '#foundation/data-kinds/line/table-row.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readSheetRows, XlsxError, type SheetRow } from '#platform/files/xlsx-reader.ts'

/** A line of a file with the number an editor shows for it. */
export type FileLine = { readonly number: number } & ({ readonly value: unknown } | { readonly problems: readonly LineProblem[] })

export const FILE_FORMATS = ['csv', 'xlsx', 'ndjson'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

const TOO_LONG = [{ column: '', reason: `the line is longer than ${LONGEST_LINE} bytes` }]

/** Far more than any kind has fields, languages and attributes. */
const MOST_COLUMNS = 2000

const findTwice = (names: readonly string[]): string | undefined => {
  const seen = new Set<string>()
  return names.find((name) => name !== '' && (seen.has(name) || !seen.add(name)))
}

const readHeader = (cells: readonly string[]): string[] => {
  if (cells.length > MOST_COLUMNS) throw new UnreadableFile(`The first line names more than ${MOST_COLUMNS} columns.`)
  const header = cells.map((cell) => cell.replace(/^\uFEFF/, '').trim())
  const twice = findTwice(header)
  if (twice !== undefined) throw new UnreadableFile(`The column ${twice} is there twice.`)
  if (header.includes('__proto__')) throw new UnreadableFile('There is no column __proto__.')
  if (header.every((name) => name === '')) throw new UnreadableFile('The first line names no columns.')
  return header
}

/** A semicolon where the first line has more of them: spreadsheets of many countries write it. */
const findSeparator = (start: string): string => {
  const [first = ''] = start.split(/\r\n|\r|\n/, 1)
  return first.split(';').length > first.split(',').length ? ';' : ','
}

/** The parser takes a piece at once, letter by letter: in small ones other work has its turn. */
const PIECE = 1 << 14

async function* cutText(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += PIECE) {
    yield text.slice(from, from + PIECE)
    await new Promise(setImmediate)
  }
}

async function* readCsv(chunks: AsyncIterable<Uint8Array>, fields: Fields): AsyncGenerator<FileLine> {
  const texts = decodeText(chunks)
  let start = ''
  while (start.length <= LONGEST_LINE && !/[\r\n]/.test(start)) {
    const next = await texts.next()
    if (next.done) break
    start += next.value
  }
  const parser = parse({
    ...{ bom: true, delimiter: findSeparator(start), info: true, relax_column_count: true, skip_empty_lines: true },
    max_record_size: LONGEST_LINE,
  })
  const all = async function* () {
    yield* cutText(start)
    for await (const text of texts) yield* cutText(text)
  }
  const source = Readable.from(all())
  source.once('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let header: string[] | undefined
  let readRow = createRowReader(fields, [])
  let last = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const number = last + 1
      last = info.lines
      if (!header) {
        header = readHeader(record)
        readRow = createRowReader(fields, header)
      } else if (record.length > header.length && record.slice(header.length).some((cell) => cell.trim() !== ''))
        yield { number, problems: [{ column: '', reason: `has ${record.length} cells; the first line names ${header.length}` }] }
      else yield { number, value: readRow(record) }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new UnreadableFile(`The table cannot be read behind line ${last}: quotes or lines do not end.`)
    throw error
  } finally {
    source.destroy()
  }
}

const EPOCH = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** A workbook holds a day as a number. */
const writeDays = (fields: Fields, header: readonly string[], cells: readonly string[]): string[] =>
  cells.map((cell, at) => {
    const type = lookUp(fields, header[at] ?? '')?.type
    const isDay = (type === 'date' || type === 'time') && /^\d{4,5}(?:\.\d+)?$/.test(cell)
    if (!isDay) return cell
    const written = new Date(EPOCH + Math.round(Number(cell) * DAY_MS)).toISOString()
    return type === 'date' ? written.slice(0, 10) : written
  })

/** Gives the rows of a workbook; files of others are opened in a process of their own. */
export type ReadSheet = (content: Uint8Array) => Iterable<SheetRow> | AsyncIterable<SheetRow>

async function* readXlsx(chunks: AsyncIterable<Uint8Array>, fields: Fields, readSheet: ReadSheet): AsyncGenerator<FileLine> {
  try {
    let header: string[] | undefined
    let readRow = createRowReader(fields, [])
    for await (const { number, cells } of readSheet(await buffer(Readable.from(chunks))))
      if (cells.every((cell) => cell.trim() === '')) continue
      else if (header) yield { number, value: readRow(writeDays(fields, header, cells)) }
      else {
        header = readHeader(cells)
        readRow = createRowReader(fields, header)
      }
  } catch (error) {
    throw error instanceof XlsxError ? new UnreadableFile(error.message) : error
  }
}

const NEWLINE = 10
/** A line without an end for so long is refused for its length. */
const LONGEST_REST = 2 * 1024 * 1024

/** The same bytes, looked at up to the last end of a line, where no letter is cut. */
async function* checkEncoding(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array()
  let isFirst = true
  const check = (part: Uint8Array): Uint8Array => {
    if (!isUtf8(part)) throw new UnreadableFile(OTHER_ENCODING)
    return part
  }
  for await (const chunk of chunks) {
    if (isFirst) checkStart(chunk)
    isFirst = false
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (end > 0) {
      if (rest.length > 0) yield check(Buffer.concat([rest, chunk.subarray(0, end)]))
      else yield check(chunk.subarray(0, end))
      rest = Uint8Array.from(chunk.subarray(end))
    } else if (rest.length > LONGEST_REST) {
      yield rest
      rest = Uint8Array.from(chunk)
    } else rest = Buffer.concat([rest, chunk])
  }
  yield check(rest)
}

async function* readJsonLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FileLine> {
  for await (const line of splitLines(checkEncoding(chunks))) {
    const { number } = line
    if ('isTooLong' in line) yield { number, problems: TOO_LONG }
    else
      try {
        const text = number === 1 ? line.text.replace(/^\uFEFF/, '') : line.text
        yield { number, value: JSON.parse(text) as unknown }
      } catch {
        yield { number, problems: [{ column: '', reason: 'the line is no JSON' }] }
      }
  }
}

/** The lines of a file, one at a time. */
export const readFileLines = (
  chunks: AsyncIterable<Uint8Array>,
  format: FileFormat,
  { fields }: { readonly fields: Fields },
  readSheet: ReadSheet = readSheetRows,
): AsyncGenerator<FileLine> => {
  if (format === 'csv') return readCsv(chunks, fields)
  return format === 'xlsx' ? readXlsx(chunks, fields, readSheet) : readJsonLines(chunks)
}
