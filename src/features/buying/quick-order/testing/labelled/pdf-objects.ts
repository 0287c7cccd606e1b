import { deflateSync } from 'node:zlib'

/** An object of a PDF: its body, or a stream with its entries. */
export type PdfObject = string | { readonly entries: string; readonly stream: Buffer }

const toBytes = (number: number, object: PdfObject): Buffer =>
  typeof object === 'string'
    ? Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1')
    : Buffer.concat([
        Buffer.from(`${number} 0 obj\n<< ${object.entries} /Length ${object.stream.length} >>\nstream\n`, 'latin1'),
        object.stream,
        Buffer.from('\nendstream\nendobj\n', 'latin1'),
      ])

export const deflated = (content: string | Buffer, entries = ''): PdfObject => ({
  entries: `${entries} /Filter /FlateDecode`,
  stream: deflateSync(content),
})
export const plainStream = (content: string, entries = ''): PdfObject => ({ entries, stream: Buffer.from(content, 'latin1') })

const layOut = (objects: readonly PdfObject[], header: Buffer) => {
  const bodies = objects.map((object, at) => toBytes(at + 1, object))
  const offsets: number[] = []
  let at = header.length
  for (const body of bodies) {
    offsets.push(at)
    at += body.length
  }
  return { bodies, offsets, end: at }
}

/** With a table of places at the end, as programs wrote until PDF 1.4. Object 1 is the catalogue. */
export const writeClassic = (objects: readonly PdfObject[]): Uint8Array => {
  const header = Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n', 'latin1')
  const { bodies, offsets, end } = layOut(objects, header)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const foot = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([header, ...bodies, Buffer.from(foot, 'latin1')]))
}

/** Plain objects packed into one stream, and the table of places as a stream too, as since PDF 1.5. */
export const writePacked = (objects: readonly PdfObject[]): Uint8Array => {
  const header = Buffer.from('%PDF-1.6\n%\u00e2\u00e3\n', 'latin1')
  const packed = objects.flatMap((object, at) => (typeof object === 'string' ? [{ number: at + 1, body: object }] : []))
  let position = 0
  const pairs = packed.map(({ number, body }) => {
    const pair = `${number} ${position}`
    position += body.length + 1
    return pair
  })
  const index = `${pairs.join(' ')} `
  const content = index + packed.map(({ body }) => body).join('\n')
  const holder = deflated(content, `/Type /ObjStm /N ${packed.length} /First ${index.length}`)
  const holderNumber = objects.length + 1
  const chunks: Buffer[] = [header]
  const rows: number[][] = [[0, 0, 65_535]]
  let offset = header.length
  for (const [at, object] of objects.entries()) {
    const place = packed.findIndex(({ number }) => number === at + 1)
    if (place >= 0) {
      rows.push([2, holderNumber, place])
      continue
    }
    const bytes = toBytes(at + 1, object)
    rows.push([1, offset, 0])
    chunks.push(bytes)
    offset += bytes.length
  }
  const holderBytes = toBytes(holderNumber, holder)
  rows.push([1, offset, 0])
  chunks.push(holderBytes)
  offset += holderBytes.length
  rows.push([1, offset, 0])
  const table = Buffer.concat(
    rows.map(([kind = 0, place = 0, extra = 0]) => {
      const row = Buffer.alloc(7)
      row.writeUInt8(kind, 0)
      row.writeUInt32BE(place, 1)
      row.writeUInt16BE(extra, 5)
      return row
    }),
  )
  const number = holderNumber + 1
  chunks.push(toBytes(number, deflated(table, `/Type /XRef /Size ${number + 1} /W [1 4 2] /Root 1 0 R`)))
  chunks.push(Buffer.from(`startxref\n${offset}\n%%EOF\n`, 'latin1'))
  return new Uint8Array(Buffer.concat(chunks))
}
