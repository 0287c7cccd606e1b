import { readBytes } from '#server/fonts/byte-reader.ts'

/** The tables of a font file by name. */
export const readFontTables = (font: Buffer): Map<string, Buffer> => {
  const reader = readBytes(font)
  reader.take(4)
  const count = reader.u16()
  reader.take(6)
  return new Map(
    Array.from({ length: count }, () => {
      const name = reader.take(4).toString('latin1')
      reader.u32()
      const start = reader.u32()
      return [name, font.subarray(start, start + reader.u32())] as const
    }),
  )
}

export type Outline = { readonly frame: readonly number[]; readonly points: readonly (readonly [x: number, y: number])[] }

const readPlaces = (flags: readonly number[], short: number, same: number, reader: ReturnType<typeof readBytes>): number[] => {
  let place = 0
  return flags.map((flag) => {
    if (flag & short) place += flag & same ? reader.u8() : -reader.u8()
    else if (!(flag & same)) place += reader.i16()
    return place
  })
}

const readOutline = (glyph: Buffer): Outline => {
  if (glyph.length === 0) return { frame: [], points: [] }
  const reader = readBytes(glyph)
  const contours = reader.i16()
  const frame = [reader.i16(), reader.i16(), reader.i16(), reader.i16()]
  if (contours < 0) return { frame, points: [] }
  const ends = Array.from({ length: contours }, () => reader.u16())
  reader.take(reader.u16())
  const flags: number[] = []
  while (flags.length <= (ends.at(-1) ?? -1)) {
    const flag = reader.u8()
    const times = flag & 8 ? reader.u8() + 1 : 1
    for (let time = 0; time < times; time += 1) flags.push(flag)
  }
  const xs = readPlaces(flags, 2, 16, reader)
  const ys = readPlaces(flags, 4, 32, reader)
  return { frame, points: xs.map((x, at) => [x, ys[at] ?? 0]) }
}

/** Every glyph's frame and points, as a reader of documents would draw them. */
export const readOutlines = (font: Buffer): Outline[] => {
  const tables = readFontTables(font)
  const [glyf, loca, head] = [tables.get('glyf'), tables.get('loca'), tables.get('head')]
  if (!glyf || !loca || !head) throw new Error('this font has no outlines')
  const isLong = head.readInt16BE(50) === 1
  const places = isLong
    ? Array.from({ length: loca.length / 4 }, (_, at) => loca.readUInt32BE(at * 4))
    : Array.from({ length: loca.length / 2 }, (_, at) => loca.readUInt16BE(at * 2) * 2)
  return places.slice(0, -1).map((place, at) => readOutline(glyf.subarray(place, places[at + 1])))
}
