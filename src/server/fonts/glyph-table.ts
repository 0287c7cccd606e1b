import { readBytes, type ByteReader } from '#server/fonts/byte-reader.ts'

type Point = { readonly x: number; readonly y: number; readonly isOnCurve: boolean }
export type GlyphTable = { readonly glyf: Buffer; readonly loca: Buffer; readonly lefts: readonly number[] }

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value)

/** How far the next point lies from this one: few bytes for what is near, more for what is far. */
const readStep = (flag: number, near: ByteReader): readonly [dx: number, dy: number] => {
  const code = flag & 0x7f
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + near.u8())]
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + near.u8()), 0]
  if (code < 84) {
    const [high, low] = [code - 20, near.u8()]
    return [signed(code, 1 + (high & 0x30) + (low >> 4)), signed(code >> 1, 1 + ((high & 0x0c) << 2) + (low & 0x0f))]
  }
  if (code < 120) {
    const high = code - 84
    const dx = signed(code, 1 + (Math.floor(high / 12) << 8) + near.u8())
    return [dx, signed(code >> 1, 1 + (((high % 12) >> 2) << 8) + near.u8())]
  }
  if (code < 124) {
    const [first, middle, last] = [near.u8(), near.u8(), near.u8()]
    return [signed(code, (first << 4) + (middle >> 4)), signed(code >> 1, ((middle & 0x0f) << 8) + last)]
  }
  return [signed(code, near.u16()), signed(code >> 1, near.u16())]
}

const words = (...values: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => buffer.writeInt16BE(value > 0x7fff ? value - 0x10000 : value, at * 2))
  return buffer
}

const frame = (points: readonly Point[]): Buffer => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return words(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
}

/** Written out in full: who embeds the glyph packs it again. */
const writeSimple = (ends: readonly number[], points: readonly Point[], box: Buffer, hints: Buffer): Buffer => {
  let [x, y] = [0, 0]
  const steps = points.map((point) => {
    const step = [point.x - x, point.y - y] as const
    ;[x, y] = [point.x, point.y]
    return step
  })
  return Buffer.concat([
    words(ends.length),
    box,
    words(...ends, hints.length),
    hints,
    Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))),
    words(...steps.map(([dx]) => dx)),
    words(...steps.map(([, dy]) => dy)),
  ])
}

const MORE = 0x20
const HAS_HINTS = 0x100
/** What a part of a compound glyph says after its flags and number: two places, and how it is scaled. */
const partLength = (flags: number): number => (flags & 1 ? 4 : 2) + (flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)

const readCompound = (parts: ByteReader): { body: Buffer; hasHints: boolean } => {
  const pieces: Buffer[] = []
  let hasHints = false
  for (let flags = MORE; flags & MORE;) {
    flags = parts.u16()
    hasHints ||= (flags & HAS_HINTS) !== 0
    pieces.push(words(flags), parts.take(2 + partLength(flags)))
  }
  return { body: Buffer.concat(pieces), hasHints }
}

/** WOFF2 keeps outlines in seven streams, sorted by kind; a font file has one glyph after the other. */
export const restoreGlyphs = (table: Buffer): GlyphTable => {
  const head = readBytes(table)
  head.take(4)
  const count = head.u16()
  head.u16()
  const sizes = Array.from({ length: 7 }, () => head.u32())
  const [contours, ends, flags, near, parts, boxes, hints] = sizes.map((size) => readBytes(head.take(size))) as [
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
  ]
  const ownBox = boxes.take(((count + 31) >> 5) << 2)
  const hasBox = (glyph: number): boolean => (ownBox.readUInt8(glyph >> 3) & (0x80 >> (glyph & 7))) !== 0

  const readSimple = (glyph: number, contourCount: number): Buffer => {
    const last: number[] = []
    for (let contour = 0; contour < contourCount; contour += 1) last.push((last.at(-1) ?? -1) + ends.short255())
    let [x, y] = [0, 0]
    const points = Array.from({ length: (last.at(-1) ?? -1) + 1 }, (): Point => {
      const flag = flags.u8()
      const [dx, dy] = readStep(flag, near)
      ;[x, y] = [x + dx, y + dy]
      return { x, y, isOnCurve: flag < 0x80 }
    })
    const hintLength = near.short255()
    return writeSimple(last, points, hasBox(glyph) ? boxes.take(8) : frame(points), hints.take(hintLength))
  }
  const readGlyph = (glyph: number): Buffer => {
    const contourCount = contours.i16()
    if (contourCount === 0) return Buffer.alloc(0)
    if (contourCount > 0) return readSimple(glyph, contourCount)
    const { body, hasHints } = readCompound(parts)
    const box = boxes.take(8)
    if (!hasHints) return Buffer.concat([words(-1), box, body])
    const hintLength = near.short255()
    return Buffer.concat([words(-1), box, body, words(hintLength), hints.take(hintLength)])
  }

  const glyphs = Array.from({ length: count }, (_, glyph) => {
    const data = readGlyph(glyph)
    return data.length % 4 === 0 ? data : Buffer.concat([data, Buffer.alloc(4 - (data.length % 4))])
  })
  const loca = Buffer.alloc((count + 1) * 4)
  let at = 0
  glyphs.forEach((glyph, index) => {
    at += glyph.length
    loca.writeUInt32BE(at, (index + 1) * 4)
  })
  return { glyf: Buffer.concat(glyphs), loca, lefts: glyphs.map((glyph) => (glyph.length === 0 ? 0 : glyph.readInt16BE(2))) }
}
