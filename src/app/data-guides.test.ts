import { expect, test } from 'vitest'
import {
  listColumns,
  listDataKinds,
  parseLine,
  readFileLines,
  writeGuide,
  writeRow,
  type DataKind,
} from '#foundation/data-kinds/public.server.ts'
import { writeCsvRow } from '#platform/files/csv-writer.ts'
import { features } from '#app/features.ts'
import { writeTypes } from '#app/testing/line-types.ts'

const kinds = [...listDataKinds(features).values()]

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'docs/data/%s.md is what the kind says of itself',
  async (name, kind) => {
    await expect(writeGuide(kind)).toMatchFileSnapshot(`../../docs/data/${name}.md`)
  },
)

test('docs/samples/integration-kinds.ts has the types of all lines', async () => {
  await expect(writeTypes(kinds)).toMatchFileSnapshot('../../docs/samples/integration-kinds.ts')
})

test.each(kinds.map((kind) => [kind.name, kind] as const))('the example of %s is a good line', (_, kind) => {
  expect(parseLine(kind, kind.example)).toMatchObject({ isDeleted: false })
})

const writeTable = ({ fields, example }: DataKind): string =>
  [listColumns(fields), writeRow(fields, example)].map((cells) => writeCsvRow(cells)).join('')

test.each(kinds.map((kind) => [kind.name, kind] as const))('a table of %s can be brought again', async (_, kind) => {
  const bytes = async function* () {
    yield Buffer.from(writeTable(kind))
  }
  const [row] = await Array.fromAsync(readFileLines(bytes(), 'csv', kind))
  expect(row && 'value' in row ? parseLine(kind, row.value) : row).toMatchObject(parseLine(kind, kind.example))
})

test('what a kind refers to is a kind that can be referred to', () => {
  expect(kinds.length).toBeGreaterThan(30)
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  for (const { name, fields } of kinds)
    for (const [field, { refersTo }] of Object.entries(fields))
      if (refersTo !== undefined)
        expect([name, field, byName.get(refersTo)?.findReferences]).toEqual([name, field, expect.any(Function)])
})

test('every field has a sentence that ends', () => {
  for (const { fields } of kinds) for (const { help } of Object.values(fields)) expect(help).toMatch(/\.$/)
})
