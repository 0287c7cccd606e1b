import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openSheet } from '#foundation/data-kinds/file/open-sheet.service.ts'
import { readFileLines, type FileFormat } from '#foundation/data-kinds/file/table-file.service.ts'
import { UnreadableFile } from '#foundation/data-kinds/file/text-encoding.service.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { writeXlsx } from '#platform/files/xlsx-writer.ts'
import { writeZip } from '#platform/files/zip-writer.ts'
import { startProcessorClock } from '#platform/testing/processor-time.ts'

const kind = { fields: { number: fieldOf.text({ help: 'The number.' }), name: fieldOf.text({ help: 'The name.' }) } }
const PIECE = 1 << 16
/** Of processor time: far below what the parser takes for all of it. */
const MOST_STALL_MS = 1000
async function* cut(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.length; from += PIECE) {
    yield content.subarray(from, from + PIECE)
    await new Promise(setImmediate)
  }
}
const read = async (content: Uint8Array | string, format: FileFormat, mostRows = 100) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const rows = readFileLines(cut(bytes), format, kind, openSheet({ tenant: 'sps', person: 'anna' }, mostRows))
  return Array.fromAsync(rows)
}
/** The longest time that others had to wait for this process to finish something. */
const measureStall = async (work: () => Promise<unknown>): Promise<number> => {
  let [readClock, worst] = [startProcessorClock(), 0]
  const timer = setInterval(() => {
    worst = Math.max(worst, readClock())
    readClock = startProcessorClock()
  }, 5)
  await work().catch(() => {})
  clearInterval(timer)
  return Math.max(worst, readClock())
}
const writeBook = async (sheet: string): Promise<Buffer> =>
  buffer(
    Readable.from(
      writeZip(
        Object.entries({
          'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="sheet.xml"/></Relationships>',
          'xl/sheet.xml': sheet,
        }).map(([name, text]) => ({ name, content: [text] })),
      ),
    ),
  )

test('a workbook is read by its first row', async () => {
  const rows = [
    ['100', 'Nordfjord'],
    ['200', 'Ærø'],
  ]
  const book = await buffer(writeXlsx({ name: 'A', columns: [{ header: 'number' }, { header: 'name' }], rows }))
  expect(await read(book, 'xlsx')).toEqual([
    { number: 2, value: { number: '100', name: 'Nordfjord' } },
    { number: 3, value: { number: '200', name: 'Ærø' } },
  ])
  await expect(read(book, 'xlsx', 2)).rejects.toThrow('too large')
  await expect(read(Buffer.from([0x50, 0x4b, 3, 4, 1, 2]), 'xlsx')).rejects.toThrow(UnreadableFile)
})

test('empty cells far to the right are left out, and a value there is not lost in silence', async () => {
  const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
  const write = (far: string) =>
    writeBook(
      `<worksheet><sheetData><row r="1">${cell('A1', 'number')}${cell('B1', 'name')}</row><row r="2">${cell('A2', '100')}${far}</row></sheetData></worksheet>`,
    )
  expect(await read(await write('<c r="XFD2" s="3"/>'), 'xlsx')).toEqual([{ number: 2, value: { number: '100', name: null } }])
  await expect(read(await write(cell('XFD2', 'lost')), 'xlsx')).rejects.toThrow('too large')
})

test('a hostile workbook is refused, and nobody else waits for it [T-97]', async () => {
  const bomb = await writeBook(`<worksheet><sheetData><row>${'<c><v>1</v></c>'.repeat(4_000_000)}</row></sheetData></worksheet>`)
  expect(bomb.length).toBeLessThan(1_000_000)
  let refusal: unknown
  const stall = await measureStall(() => read(bomb, 'xlsx').catch((error: unknown) => (refusal = error)))
  expect(refusal).toBeInstanceOf(UnreadableFile)
  expect(stall).toBeLessThan(MOST_STALL_MS)
})

test.each([
  ['columns without an end', () => `${Array.from({ length: 200_000 }, (_, at) => at.toString(36)).join(',')}\n1,2\n`],
  ['one line without an end', () => 'a'.repeat(12_000_000)],
])('a table with %s is refused in no time [T-96]', async (_, write) => {
  let refusal: unknown
  const stall = await measureStall(() => read(write(), 'csv').catch((error: unknown) => (refusal = error)))
  expect(refusal).toBeInstanceOf(UnreadableFile)
  expect(stall).toBeLessThan(MOST_STALL_MS)
})
