import { brotliDecompressSync } from 'node:zlib'
import { readBytes } from '#server/fonts/byte-reader.ts'
import { restoreGlyphs } from '#server/fonts/glyph-table.ts'

/** Tables that have a number instead of a name, in the order of the format. */
const NAMES =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
const nameTable = (index: number): string => NAMES.slice(index * 5, index * 5 + 4)
const SIGNATURE = 0x774f4632
const TRUE_TYPE = 0x00010000
const HEADER = 48

type Tables = Map<string, Buffer>

/** Which tables were changed for packing, and how long each is. */
const unpackTables = (file: Buffer): { tables: Tables; changed: ReadonlySet<string> } => {
  const reader = readBytes(file)
  if (reader.u32() !== SIGNATURE || reader.u32() !== TRUE_TYPE) throw new Error('this is no web font with TrueType outlines')
  reader.u32()
  const count = reader.u16()
  reader.take(6)
  const packedLength = reader.u32()
  reader.take(HEADER - reader.place())
  const changed = new Set<string>()
  const entries = Array.from({ length: count }, () => {
    const flags = reader.u8()
    const name = (flags & 0x3f) === 0x3f ? reader.take(4).toString('latin1') : nameTable(flags & 0x3f)
    const length = reader.base128()
    // Outlines are packed unless their version is 3, all others if theirs is not 0.
    const isChanged = name === 'glyf' || name === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0
    if (isChanged) changed.add(name)
    return { name, length: isChanged ? reader.base128() : length }
  })
  const data = readBytes(brotliDecompressSync(reader.take(packedLength)))
  return { tables: new Map(entries.map(({ name, length }) => [name, data.take(length)])), changed }
}

/** Left bearings that equal the left edge of their glyph are left out. */
const restoreMetrics = (packed: Buffer, lefts: readonly number[], wide: number): Buffer => {
  const reader = readBytes(packed)
  const flags = reader.u8()
  const widths = Array.from({ length: wide }, () => reader.u16())
  const bearings = lefts.map((left, glyph) => ((flags & (glyph < wide ? 1 : 2)) === 0 ? reader.i16() : left))
  const metrics = Buffer.alloc(wide * 4 + (lefts.length - wide) * 2)
  bearings.forEach((bearing, glyph) => {
    if (glyph < wide) metrics.writeUInt16BE(widths[glyph] ?? 0, glyph * 4)
    metrics.writeInt16BE(bearing, glyph < wide ? glyph * 4 + 2 : wide * 4 + (glyph - wide) * 2)
  })
  return metrics
}

const pad = (length: number): number => (length + 3) & ~3

/** A font file of the tables; checksums stay 0, which nobody who embeds a font looks at. */
const writeFont = (tables: Tables): Buffer => {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const head = Buffer.alloc(12 + sorted.length * 16)
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  head.writeUInt32BE(TRUE_TYPE, 0)
  head.writeUInt16BE(sorted.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE(sorted.length * 16 - power * 16, 10)
  let at = head.length
  sorted.forEach(([name, data], index) => {
    head.write(name, 12 + index * 16, 'latin1')
    head.writeUInt32BE(at, 20 + index * 16)
    head.writeUInt32BE(data.length, 24 + index * 16)
    at += pad(data.length)
  })
  return Buffer.concat([head, ...sorted.map(([, data]) => Buffer.concat([data, Buffer.alloc(pad(data.length) - data.length)]))])
}

const LOCA_FORMAT = 50
const LONG = 1
const WIDE_COUNT = 34

/** A web font as documents can embed it: the library that makes them copies WOFF2's packed outlines as if they were plain ones. */
export const readWoff2 = (file: Buffer): Buffer => {
  const { tables, changed } = unpackTables(file)
  const packed = tables.get('glyf')
  const [head, hhea, hmtx] = [tables.get('head'), tables.get('hhea'), tables.get('hmtx')]
  if (!packed || !head || !hhea || !hmtx) throw new Error('this font lacks outlines or measures')
  if (!changed.has('glyf')) return writeFont(tables)
  const { glyf, loca, lefts } = restoreGlyphs(packed)
  const longHead = Buffer.from(head)
  longHead.writeInt16BE(LONG, LOCA_FORMAT)
  tables.set('glyf', glyf).set('loca', loca).set('head', longHead)
  if (changed.has('hmtx')) tables.set('hmtx', restoreMetrics(hmtx, lefts, hhea.readUInt16BE(WIDE_COUNT)))
  return writeFont(tables)
}
