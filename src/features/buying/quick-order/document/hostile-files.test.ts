import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openDocument, readOpenDocument } from '#features/buying/quick-order/document/read-document.service.ts'
import { drawBook as book, drawPdfBomb, drawRow as row } from '#features/buying/quick-order/testing/hostile-documents.ts'
import { drawOrder } from '#features/buying/quick-order/testing/paper-order.ts'

const user = { tenant: 'process', person: 'anna' }
const open = (bytes: Uint8Array, isPasted = false) => openDocument(new Uint8Array(bytes), isPasted ? 'pasted' : 'file', user)
const styles = (format: string): string =>
  `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${format}"/></numFmts></styleSheet>`

/** What is met first, the limit of the document or that of the process that reads it, depends on the machine; refused it is. */
const LARGE = /^(?:too_large|too_complex)$/
const ENDLESS = /^(?:damaged|too_complex)$/
const DAMAGED = /^damaged$/

test.each([
  ['a sheet that unpacks to more than there is room for', () => book(row('<c><v>1</v></c>'.repeat(5_000_000))), LARGE],
  ['a sheet with too many cells', () => book(row('<c><v>1</v></c>'.repeat(200_001))), LARGE],
  [
    'a sheet with entities of its own',
    () => book(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${row('<c t="inlineStr"><is><t>&x;</t></is></c>')}`),
    DAMAGED,
  ],
  [
    'texts with entities of their own',
    () => book(row(''), { 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY x "ha">]><sst><si><t>&x;</t></si></sst>' }),
    DAMAGED,
  ],
  ['an archive that is cut off', async () => (await book(row(''))).subarray(0, 200), DAMAGED],
  [
    'an archive whose numbers lie',
    async () =>
      Buffer.concat([await book(row('')), Buffer.from([0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0xff)])]),
    LARGE,
  ],
  [
    'bytes that are no archive inside of one',
    async () => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), deflateRawSync(Buffer.alloc(10_000))]),
    DAMAGED,
  ],
  ['a tag without an end', () => book(`<worksheet><${'a'.repeat(20_000_000)}`), ENDLESS],
  ['tags without an end', () => book(`<worksheet>${'<a "'.repeat(5_000_000)}`), ENDLESS],
  [
    'more numbers than can be looked up',
    () => Promise.resolve(Buffer.from(Array.from({ length: 60_000 }, (_, at) => `A-${at}`).join(' '))),
    LARGE,
  ],
  ['more lines than a document may have', () => Promise.resolve(Buffer.from('\n'.repeat(30_000).replaceAll('\n', 'a\n'))), LARGE],
])('%s is refused [T-81] [T-97]', async (_, make, problem) => {
  await expect(open(await make())).rejects.toMatchObject({ problem: expect.stringMatching(problem) })
})

test('a small PDF that unpacks to two gigabytes is given up, and the next document is read [T-97]', async () => {
  const bomb = drawPdfBomb(2048)
  expect(bomb.length).toBeLessThan(20_000)
  await expect(open(bomb)).rejects.toMatchObject({ problem: expect.stringMatching(/^(?:too_complex|too_slow|damaged|no_text)$/) })
  const bytes = await drawOrder({
    columns: [
      { head: 'Part', at: 40, width: 80 },
      { head: 'Qty', at: 200, width: 80 },
    ],
    rows: [['V-1', '3']],
    before: ['Order no. 1-1'],
  })
  const opened = await open(bytes)
  expect(opened.numbers).toContain('v1')
  expect((await readOpenDocument(opened, ['v1'], user)).lines).toMatchObject([{ numbers: [{ text: 'V-1' }], quantity: 3 }])
})

test.each([
  ['brackets', '['.repeat(2_000_000)],
  ['quotes', '&quot;'.repeat(500_000)],
  ['escapes', '\\'.repeat(2_000_000)],
])('a sheet whose formats are millions of %s is read [T-97]', async (_, format) => {
  const sheet = row('<c r="A1" t="inlineStr"><is><t>V-1</t></is></c><c r="B1"><v>3</v></c>')
  await expect(open(await book(sheet, { 'xl/styles.xml': styles(format) }))).resolves.toMatchObject({ type: 'xlsx', pages: 1 })
})
