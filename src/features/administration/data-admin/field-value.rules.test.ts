import { describe, expect, test } from 'vitest'
import {
  fromLocalTime,
  listDifferences,
  nameLine,
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
    [{ name: 'Northline', lines: ['Harbour Road 14', 'Charlotte'] }, 'Northline, Harbour Road 14, Charlotte'],
    [{ amount: '990.00', currency: 'EUR' }, '990.00, EUR'],
    [{ sizes: ['DN 25', 'DN 50'], seat: { material: 'PTFE' } }, 'sizes: DN 25, DN 50, seat: material: PTFE'],
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
  ['choice', 'eula', 'word of gate eula'],
  ['choice', ['free', 'form'], 'word of gate free, word of gate form'],
  ['choice', null, ''],
  ['choice', undefined, ''],
])('a %s with %j stands in a list as %s', (type, value, shown) => {
  const say = (word: 'yes' | 'no') => (word === 'yes' ? 'Ja' : 'Nein')
  const choiceOf = (field: string, one: string) => `word of ${field} ${one}`
  const reader = {
    language: 'de',
    say,
    choiceOf,
    date: (at: string) => `day ${at}`,
    dateTime: (at: string) => `moment ${at}`,
  } as const
  expect(showField({ name: 'gate', type }, value, reader)).toBe(shown)
})

test('only what differs is shown', () => {
  const [before, after] = [
    { a: 1, b: ['x'], fileSha256: 'f', gate: 'free' },
    { a: 1, b: ['x', 'y'], c: 'new', gate: 'eula' },
  ]
  const choiceOf = (field: string, value: string) => (field === 'gate' ? value.toUpperCase() : value)
  expect(listDifferences(before, after, choiceOf)).toEqual([
    { name: 'b', before: 'x', after: 'x, y' },
    { name: 'gate', before: 'FREE', after: 'EULA' },
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

test.each([
  [['HS-330', 'EUR', '', null, 1, ''], 'HS-330, EUR, 1'],
  [['400100'], '400100'],
])('a line with the key %j is called %s', (key, name) => {
  expect(nameLine(key)).toBe(name)
})
