import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { toPlainFont } from '#platform/files/plain-font.ts'

const readFont = () =>
  readFileSync(fileURLToPath(import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf')))

const listTables = (font: Buffer): Map<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
      const record = font.subarray(12 + at * 16, 28 + at * 16)
      const start = record.readUInt32BE(8)
      return [record.toString('latin1', 0, 4), font.subarray(start, start + record.readUInt32BE(12))]
    }),
  )

test('keeps the letters of a font and drops what joins them', () => {
  const [whole, plain] = [listTables(readFont()), listTables(toPlainFont(readFont()))]
  expect([...whole.keys()]).toEqual(expect.arrayContaining(['GSUB', 'GPOS', 'glyf']))
  for (const table of ['GSUB', 'GPOS', 'GDEF']) expect(plain.has(table)).toBe(false)
  for (const table of ['glyf', 'cmap', 'hmtx', 'loca', 'head']) expect(plain.get(table)).toEqual(whole.get(table))
})
