import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readWoff2 } from '#server/fonts/read-woff2.ts'
import { readFontTables, readOutlines } from '#server/fonts/testing/font-tables.ts'

const fileOf = (face: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/archivo/files/archivo-${face}-wght-normal.woff2`)))

describe.each(['latin', 'latin-ext'])('the typeface, %s', (face) => {
  const font = readWoff2(fileOf(face))
  const tables = readFontTables(font)

  test('has every table that a document needs', () => {
    for (const name of ['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']) expect(tables.has(name), name).toBe(true)
    const ends = [...tables.values()].map((table) => table.byteOffset - font.byteOffset + table.length)
    expect(Math.max(...ends)).toBeLessThanOrEqual(font.length)
  })

  test('has outlines whose points lie in their frames, and within the frame of the whole', () => {
    const outlines = readOutlines(font)
    expect(outlines.length).toBeGreaterThan(300)
    const head = tables.get('head') ?? Buffer.alloc(54)
    const whole = [head.readInt16BE(36), head.readInt16BE(38), head.readInt16BE(40), head.readInt16BE(42)] as const
    for (const { frame, points } of outlines.filter((outline) => outline.points.length > 0)) {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
      expect(frame).toEqual([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
      expect(frame[0]).toBeGreaterThanOrEqual(whole[0])
      expect(frame[3]).toBeLessThanOrEqual(whole[3])
    }
  })

  test('measures every glyph', () => {
    const wide = tables.get('hhea')?.readUInt16BE(34) ?? 0
    const count = tables.get('maxp')?.readUInt16BE(4) ?? 0
    expect(tables.get('hmtx')).toHaveLength(wide * 4 + (count - wide) * 2)
  })
})

test('anything else is refused', () => {
  expect(() => readWoff2(Buffer.from('%PDF-1.7 and more than enough bytes for a header of a font'))).toThrow('no web font')
  const cut = fileOf('latin').subarray(0, 4000)
  expect(() => readWoff2(cut)).toThrow()
})
