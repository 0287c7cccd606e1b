import { expect, test } from 'vitest'
import { chooseSource, countStates, toDrafts } from '#features/authoring/page-editor/languages.rules.ts'

test.each([
  [['us/en', 'ca/en'], 'ca/fr', 'ca/en'],
  [['fr/fr', 'us/en'], 'de/de', 'us/en'],
  [['fr/fr', 'gb/en'], 'de/de', 'gb/en'],
  [['fr/fr'], 'de/de', 'fr/fr'],
  [[], 'de/de', undefined],
])('of %j the source of %s is %s', (locales, own, expected) => {
  expect(chooseSource(locales, own)).toBe(expected)
})

const units = [
  { key: 'a', target: 'A', state: 'current' },
  { key: 'b', target: 'B', state: 'outdated' },
  { key: 'c', target: null, state: 'absent' },
] as const

test('saved is what was written and what is said to hold still', () => {
  expect(toDrafts(units, { a: 'A', b: 'B', c: 'C' })).toEqual({ b: 'B' })
  expect(toDrafts(units, { a: 'new', b: ' ' })).toEqual({ a: 'new' })
  expect(countStates(units)).toEqual({ current: 1, open: 2, all: 3 })
})
