import { describe, expect, test } from 'vitest'
import { findReason, pathOfText, placeProblems } from '#features/administration/data-admin/problem-place.rules.ts'

const plain = (name: string) => ({ name, isByLanguage: false, column: null })
const FIELDS = [
  plain('number'),
  { name: 'names', isByLanguage: true, column: 'name' },
  { name: 'texts', isByLanguage: true, column: null },
  { ...plain('shipTo'), fields: [plain('city')] },
  { ...plain('lines'), fields: [plain('quantity'), { name: 'notes', isByLanguage: true, column: 'note' }] },
]
const place = (column: string) =>
  placeProblems(FIELDS, [{ column, reason: 'is missing' }], (name) => name.toUpperCase()).map(({ path, label }) => [path, label])

describe('a refusal finds its control', () => {
  test.each([
    ['number', 'number', 'NUMBER'],
    ['names', 'name_en', 'NAMES'],
    ['name_de', 'name_de', 'NAMES (de)'],
    ['texts_zh', 'texts_zh', 'TEXTS (zh)'],
    ['shipTo', 'shipTo', 'SHIPTO'],
    ['shipTo.city', 'shipTo.city', 'SHIPTO, SHIPTO.CITY'],
    ['shipTo.planet', 'shipTo', 'SHIPTO'],
    ['lines', 'lines', 'LINES'],
    ['lines[2]', 'lines', 'LINES 2'],
    ['lines[2].quantity', 'lines[2].quantity', 'LINES 2, LINES.QUANTITY'],
    ['lines[2].note_fr', 'lines[2].note_fr', 'LINES 2, LINES.NOTES (fr)'],
    ['attr:voltage', undefined, 'attr:voltage'],
    ['planet', undefined, 'planet'],
    ['', undefined, ''],
  ])('%s', (column, path, label) => {
    expect(place(column)).toEqual([[path, label]])
  })
})

test('a control shows all that is wrong with it, and nothing of another', () => {
  const problems = [
    { column: 'name_en', reason: 'is missing' },
    { column: 'names', reason: 'is no text' },
    { column: 'name_de', reason: 'is too long' },
  ]
  const placed = placeProblems(FIELDS, problems, (name) => name)
  expect(findReason(placed, 'name_en')).toBe('is missing; is no text')
  expect(findReason(placed, 'name_de')).toBe('is too long')
  expect(findReason(placed, 'number')).toBeUndefined()
})

test.each([
  ['names', { name: 'names', column: 'name' }, 'name_de'],
  ['lines[1].notes', { name: 'lines.notes', column: 'note' }, 'lines[1].note_de'],
  ['texts', { name: 'texts', column: null }, 'texts_de'],
])('the text in one language of %s has a path of its own', (path, field, expected) => {
  expect(pathOfText(path, field, 'de')).toBe(expected)
})
