/** The parts of a font for drawing letter by letter. */
const KEPT: ReadonlySet<string> = new Set(['cmap', 'cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'OS/2', 'post', 'prep']) // prettier-ignore
const HEAD = 12
const RECORD = 16

/**
 * A TrueType font without its tables for ligatures, kerning and the like. We set letter by letter, and reading those tables
 * for each document took most of the time of a one-page PDF.
 */
export const toPlainFont = (font: Buffer): Buffer => {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, at) => font.subarray(HEAD + at * RECORD, HEAD + (at + 1) * RECORD))
  const stored = records.filter((record) => KEPT.has(record.toString('latin1', 0, 4)))
  const head = Buffer.from(font.subarray(0, HEAD + stored.length * RECORD))
  const power = 2 ** Math.floor(Math.log2(stored.length))
  head.writeUInt16BE(stored.length, 4)
  head.writeUInt16BE(power * RECORD, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((stored.length - power) * RECORD, 10)
  const tables: Buffer[] = [head]
  let at = head.length
  for (const [index, record] of stored.entries()) {
    const [start, length] = [record.readUInt32BE(8), record.readUInt32BE(12)]
    record.copy(head, HEAD + index * RECORD)
    head.writeUInt32BE(at, HEAD + index * RECORD + 8)
    // Every table begins at a multiple of four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    font.copy(table, 0, start, start + length)
    tables.push(table)
    at += table.length
  }
  return Buffer.concat(tables)
}
