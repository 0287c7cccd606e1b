import { expect, test } from 'vitest'
import { checkLine } from '#foundation/data-kinds/line/check-line.rules.ts'
import { readRow } from '#foundation/data-kinds/line/table-row.rules.ts'
import {
  listColumns,
  listDataKinds,
  parseLine,
  writeGuide,
  writeRow,
  type DataKind,
} from '#foundation/data-kinds/public.server.ts'
import { features } from '#app/features.ts'

/** The values of an example as they are checked. */
const checkedOf = (fields: DataKind['fields'], example: object): object => {
  const checked = checkLine({ fields, keys: [] }, example)
  return 'line' in checked ? checked.line : {}
}

const kinds = [...listDataKinds(features).values()]

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'docs/data/%s.md is what the kind says of itself',
  async (name, kind) => {
    await expect(writeGuide(kind)).toMatchFileSnapshot(`../../docs/data/${name}.md`)
  },
)

test.each(kinds.map((kind) => [kind.name, kind] as const))('the example of %s is a good line', (_, kind) => {
  expect(parseLine(kind, kind.example)).toMatchObject({ isDeleted: false })
})

test.each(kinds.map((kind) => [kind.name, kind] as const))('a table of %s can be brought again', (_, { fields, example }) => {
  const read = readRow(fields, listColumns(fields), writeRow(fields, example))
  expect(checkLine({ fields, keys: [] }, read)).toMatchObject({ line: checkedOf(fields, example) })
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
