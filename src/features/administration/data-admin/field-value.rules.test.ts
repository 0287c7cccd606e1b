import { describe, expect, test } from 'vitest'
import {
  findReason,
  fromLocalTime,
  listDifferences,
  showField,
  showValue,
  toLocalTime,
} from '#features/administration/data-admin/field-value.rules.ts'
import { readKey, writeKey } from '#foundation/data-kinds/public.ts'

describe('a value as it is read', () => {
  test.each([
    [undefined, ''],
    [null, ''],
    ['a', 'a'],
    [5, '5'],
    [true, 'true'],
    [['a', 'b'], 'a, b'],
    [{ de: 'Zwei', en: 'Two' }, 'Two'],
    [{ de: 'Zwei' }, 'Zwei'],
    [{ voltage: 24 }, 'voltage: 24'],
    [[{ position: 10 }, { position: 20 }], '2'],
  ])('%j is %s', (value, shown) => {
    expect(showValue(value)).toBe(shown)
  })
})

test.each([
  ['yes-no', true, 'Ja'],
  ['yes-no', false, 'Nein'],
  ['yes-no', null, ''],
  ['date', '2026-11-30', 'day 2026-11-30'],
  ['date', 'soon', 'soon'],
  ['time', '2026-11-30T08:00:00.000Z', 'moment 2026-11-30T08:00:00.000Z'],
  ['text', '2026-11-30', '2026-11-30'],
  ['text', { de: 'Zwei', en: 'Two' }, 'Zwei'],
])('a %s with %j stands in a list as %s', (type, value, shown) => {
  const say = (word: 'yes' | 'no') => (word === 'yes' ? 'Ja' : 'Nein')
  const reader = { language: 'de', say, date: (at: string) => `day ${at}`, dateTime: (at: string) => `moment ${at}` } as const
  expect(showField(type, value, reader)).toBe(shown)
})

test.each([
  [{ name: 'names', isByLanguage: true, column: 'name' }, 'is missing'],
  [{ name: 'lines', isByLanguage: false, column: null }, 'is no number'],
  [{ name: 'roles', isByLanguage: false, column: null }, undefined],
])('a refusal finds its field: %j', (field, reason) => {
  const problems = [
    { column: 'name_en', reason: 'is missing' },
    { column: 'lines[2].quantity', reason: 'is no number' },
  ]
  expect(findReason(field, problems)).toBe(reason)
})

test('only what differs is shown', () => {
  expect(listDifferences({ a: 1, b: ['x'], fileSha256: 'f' }, { a: 1, b: ['x', 'y'], c: 'new' })).toEqual([
    { name: 'b', before: 'x', after: 'x, y' },
    { name: 'c', before: '', after: 'new' },
  ])
})

test('a key comes back from its text; anything else is none', () => {
  const keys = ['erpId', 'number']
  expect(readKey(keys, writeKey(keys, { erpId: 'M1', number: '~1', name: 'x' }))).toEqual({ erpId: 'M1', number: '~1' })
  for (const text of ['', '{}', '["M1"]', 'null', '[1,2,3]']) expect(readKey(keys, text)).toBeUndefined()
})

test('a text by language is read in the reader’s, else in English', () => {
  expect(showValue({ de: 'Zwei', en: 'Two' }, 'de')).toBe('Zwei')
  expect(showValue({ de: 'Zwei', en: 'Two' }, 'pl')).toBe('Two')
})

test('a moment is shown in the time of the reader and stored as one', () => {
  const stored = new Date(2026, 2, 5, 7, 4).toISOString()
  expect([toLocalTime(stored), toLocalTime(''), toLocalTime('soon')]).toEqual(['2026-03-05T07:04', '', ''])
  expect([fromLocalTime('2026-03-05T07:04'), fromLocalTime(''), fromLocalTime('soon')]).toEqual([stored, '', ''])
  expect(toLocalTime(new Date(2026, 2, 5, 7, 4, 9).toISOString())).toBe('2026-03-05T07:04:09')
})
