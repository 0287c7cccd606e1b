import { describe, expect, test } from 'vitest'
import {
  addRecent,
  areRecentsShown,
  readRecents,
  recentsKey,
  showRecent,
  TINY_SCREEN,
} from '#features/search/search/takeover/recent.rules.ts'

const NOW = 1_800_000_000_000
const DAY_MS = 86_400_000
const entry = (value: string, expiry = NOW + DAY_MS) => ({ value, expiry })
const save = (query: string) => addRecent([], query, NOW)
const values = (recents: readonly { readonly value: string }[]) => recents.map(({ value }) => value)

test('each store has its own list [3.11.13, 9.6.4]', () => expect(recentsKey('sps')).toBe('recentSearches-sps'))

test('an entry is its value and when it expires, 30 days from now [5.8.10, 3.11.13, 9.6.4]', () => {
  expect(save('valve')).toEqual([{ value: 'valve', expiry: NOW + 30 * DAY_MS }])
})

test.each([
  ['one character', 'v', 0],
  ['two characters', 'va', 0],
  ['two characters and signs', '"va"', 0],
  ['three characters', 'val', 1],
])('a query of %s is saved: %s [5.8.11]', (_, query, count) => expect(save(query)).toHaveLength(count))

test.each([
  ['lower-cased', 'HA-7120 Display', 'ha-7120 display', 'ha-7120 display'],
  ['escaped once', 'Nuts & bolts', 'nuts &amp; bolts', 'nuts & bolts'],
  ['escaped once, whatever it looks like', 'a&amp;lt;b', 'a&amp;ampltb', 'a&ampltb'],
  ['free of a protocol', 'https://halden.example/valve', 'halden.examplevalve', 'halden.examplevalve'],
  ['free of a script protocol', 'JavaScript:alert(1)', 'alert1', 'alert1'],
  ['free of a protocol within a protocol', 'hthttp://tp://valve', 'valve', 'valve'],
  ['cleaned', '  <Ball>  "valve"® ', 'ball valve', 'ball valve'],
  ['free of markup', '<img src=x onerror=alert(1)>', 'img src=x onerror=alert1', 'img src=x onerror=alert1'],
])('it is stored %s, and shown as text [5.8.12] [T-23]', (_, query, stored, shown) => {
  const [recent] = save(query)
  expect(recent?.value).toBe(stored)
  expect(recent && showRecent(recent)).toBe(shown)
})

test('nothing is left to save of a bare protocol [5.8.12]', () => expect(save('https://')).toEqual([]))

test('the eleventh drops the oldest; the newest comes first [9.6.4]', () => {
  const ten = Array.from({ length: 10 }, (_, index) => entry(`query ${index}`, NOW + index + 1))
  const eleven = addRecent(ten, 'query new', NOW)
  expect(eleven).toHaveLength(10)
  expect(values(eleven)[0]).toBe('query new')
  expect(values(eleven)).not.toContain('query 0')
  expect(values(eleven)).toContain('query 1')
})

test('what is looked for again is there once, in front and for another 30 days [9.6.4]', () => {
  const again = addRecent([entry('gauge'), entry('valve')], 'VALVE', NOW)
  expect(again).toEqual([{ value: 'valve', expiry: NOW + 30 * DAY_MS }, entry('gauge')])
})

describe('reading', () => {
  test.each([
    ['nothing', undefined],
    ['no list', { value: 'valve', expiry: NOW + 1 }],
    ['text', 'valve'],
    [
      'other things',
      [null, 1, 'valve', {}, { value: 1, expiry: NOW + 1 }, { value: 'valve' }, { value: 'valve', expiry: 'never' }],
    ],
    ['empty values', [entry(' ')]],
    ['endless values', [entry('x'.repeat(1001))]],
  ])('%s gives no searches [3.11.13]', (_, stored) => expect(readRecents(stored, NOW)).toEqual([]))

  test('expired ones are gone [9.6.4]', () => {
    expect(values(readRecents([entry('old', NOW), entry('young', NOW + 1)], NOW))).toEqual(['young'])
  })

  test('a list that somebody else wrote is put in order [9.6.4]', () => {
    const stored = [...Array.from({ length: 20 }, (_, index) => entry(`q${index}`, NOW + index + 1)), entry('q19', NOW + 1)]
    expect(values(readRecents(stored, NOW))).toEqual(['q19', 'q18', 'q17', 'q16', 'q15', 'q14', 'q13', 'q12', 'q11', 'q10'])
  })

  test('a stored payload is text like any other [T-23]', () => {
    const payload = '<img src=x onerror=alert(1)>'
    expect(readRecents([entry(payload)], NOW).map(showRecent)).toEqual([payload])
    expect(readRecents([entry('&lt;b&gt; &amp;lt;')], NOW).map(showRecent)).toEqual(['<b> &lt;'])
  })
})

test.each([
  ['', true, true],
  ['va', true, true],
  ['val', true, false],
  ['', false, true],
  ['val', false, true],
])('with “%s” in the field and type-ahead %s they show: %s [9.6.4, 9.9.4]', (query, isOn, expected) => {
  expect(areRecentsShown(query, { isTypeAheadOn: isOn, isTinyScreen: false })).toBe(expected)
  expect(areRecentsShown(query, { isTypeAheadOn: isOn, isTinyScreen: true }), 'on the smallest screens [9.9.4]').toBe(false)
})

test('the smallest screens are of 350 px and less [9.9.4]', () => expect(TINY_SCREEN).toBe('(max-width: 350px)'))
