import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { writeZip } from '#platform/files/zip-writer.ts'

const zip = async (parts: Readonly<Record<string, string>>): Promise<Uint8Array> => {
  const entries = Object.entries(parts).map(([name, content]) => ({ name, content: [content] }))
  const chunks: Uint8Array[] = []
  for await (const chunk of writeZip(entries)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

const RELS = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'
const BOOK = '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>'

/** A workbook with one sheet and whatever else is given. */
export const drawBook = (sheet: string, more: Readonly<Record<string, string>> = {}): Promise<Uint8Array> =>
  zip({ 'xl/workbook.xml': BOOK, 'xl/_rels/workbook.xml.rels': RELS, 'xl/worksheets/sheet1.xml': sheet, ...more })

export const drawRow = (cells: string): string => `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`

/** Megabytes of one letter as a deflated stream: the same piece again and again, so that it is written in no time. */
const deflateMany = (megabytes: number): Buffer => {
  const piece = deflateRawSync(Buffer.alloc(1024 * 1024, 32), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => piece),
    Buffer.from([3, 0, 0, 0, 0, 0]),
  ])
}

/** A PDF of a few kilobytes whose page unpacks twice, to as many megabytes as given. */
export const drawPdfBomb = (megabytes: number): Uint8Array => {
  const content = deflateSync(deflateMany(megabytes), { level: 9 })
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>',
  ].map((body, at) => Buffer.from(`${at + 1} 0 obj\n${body}\nendobj\n`))
  const stream = Buffer.concat([
    Buffer.from(`4 0 obj\n<< /Length ${content.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const head = Buffer.from('%PDF-1.7\n')
  const all = [...objects, stream]
  const offsets = all.map((_, at) => head.length + all.slice(0, at).reduce((sum, one) => sum + one.length, 0))
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = head.length + all.reduce((sum, one) => sum + one.length, 0)
  const foot = `xref\n0 5\n0000000000 65535 f \n${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([head, ...all, Buffer.from(foot)]))
}
