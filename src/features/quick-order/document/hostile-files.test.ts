import { deflateRawSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createDocumentReader } from '#features/quick-order/document/read-document.service.ts'
import { drawOrder } from '#features/quick-order/testing/paper-order.ts'
import { writeZip } from '#platform/files/zip-writer.ts'

const reader = createDocumentReader()
afterAll(() => reader.close())

const zip = async (parts: Readonly<Record<string, string>>): Promise<Uint8Array> => {
  const entries = Object.entries(parts).map(([name, content]) => ({ name, content: [content] }))
  const chunks: Uint8Array[] = []
  for await (const chunk of writeZip(entries)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
const RELS = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'
const BOOK = '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>'
const book = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  zip({ 'xl/workbook.xml': BOOK, 'xl/_rels/workbook.xml.rels': RELS, 'xl/worksheets/sheet1.xml': sheet, ...more })
const row = (cells: string): string => `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`

test.each([
  ['a sheet that unpacks to more than there is room for', () => book(row('<c><v>1</v></c>'.repeat(5_000_000))), 'too_large'],
  ['a sheet with too many cells', () => book(row('<c><v>1</v></c>'.repeat(200_001))), 'too_large'],
  [
    'a sheet with entities of its own',
    () => book(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${row('<c t="inlineStr"><is><t>&x;</t></is></c>')}`),
    'damaged',
  ],
  [
    'texts with entities of their own',
    () => book(row(''), { 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY x "ha">]><sst><si><t>&x;</t></si></sst>' }),
    'damaged',
  ],
  ['an archive that is cut off', async () => (await book(row(''))).subarray(0, 200), 'damaged'],
  [
    'an archive whose numbers lie',
    async () =>
      Buffer.concat([await book(row('')), Buffer.from([0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0xff)])]),
    'too_large',
  ],
  [
    'bytes that are no archive inside of one',
    async () => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), deflateRawSync(Buffer.alloc(10_000))]),
    'damaged',
  ],
])('%s is refused [T-81]', async (_, make, problem) => {
  await expect(reader.read(new Uint8Array(await make()))).rejects.toMatchObject({ problem })
})

test('a document that takes too long is given up, and the next one is read [T-81]', async () => {
  const impatient = createDocumentReader(1)
  const bytes = await drawOrder({
    columns: [
      { head: 'Part', at: 40, width: 80 },
      { head: 'Qty', at: 200, width: 80 },
    ],
    rows: [['V-1', '3']],
    before: ['Order no. 1-1'],
  })
  await expect(impatient.read(bytes)).rejects.toMatchObject({ problem: 'too_slow' })
  await impatient.close()
  expect((await reader.read(bytes)).rows?.map(({ cells }) => cells.map(({ text }) => text))).toContainEqual(['V-1', '3'])
})
