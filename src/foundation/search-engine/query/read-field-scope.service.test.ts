import { expect, test } from 'vitest'
import { readFieldScope } from '#foundation/search-engine/query/read-field-scope.service.ts'

const reachOf = (fields?: Readonly<Record<string, number>>) =>
  readFieldScope({
    query: 'a',
    page: { size: 1, current: 1 },
    precision: 2,
    visibility: { audience: [], language: 'en' },
    ...(fields ? { fields } : {}),
  }).fieldScope

test.each([
  [undefined, { inTitle: true, inBody: true, inNumbers: true }],
  [{ title: 1 }, { inTitle: true, inBody: false, inNumbers: false }],
  [{ description: 1 }, { inTitle: false, inBody: true, inNumbers: false }],
  [{ sku: 1 }, { inTitle: false, inBody: false, inNumbers: true }],
  [
    { brand: 1, nobody_has_it: 2 },
    { inTitle: false, inBody: false, inNumbers: false, inValues: ['brand', 'nobody_has_it'] },
  ],
  [
    { title: 2, brand: 1 },
    { inTitle: true, inBody: false, inNumbers: false, inValues: ['brand'] },
  ],
] as const)('%j is looked into, and nothing else [3.11.4]', (fields, expected) => {
  const { languages: _, ...fieldScope } = reachOf(fields)
  expect(fieldScope).toEqual(expected)
})
