import { afterEach, expect, test } from 'vitest'
import { dismissHint, HINT_TTL_MS, isHintDismissed, isLasting } from '#browser/hint-record.ts'

afterEach(() => localStorage.clear())
const NOW = 1_800_000_000_000

test.each([
  ['a ttl in the future', { ttl: NOW + 1 }, true],
  ['a ttl that is now', { ttl: NOW }, false],
  ['a ttl in the past', { ttl: NOW - 1 }, false],
  ['a ttl in words', { ttl: 'tomorrow' }, false],
  ['no ttl', {}, false],
  ['nothing', undefined, false],
  ['null', null, false],
  ['a number', NOW + 1, false],
])('a record with %s lasts: %s [4.14.1]', (_, record, expected) => expect(isLasting(record, NOW)).toBe(expected))

test('a dismissal lasts about a month; then its record is removed and the hint comes again [2.3.12, 4.14.2, 9.8.1]', () => {
  expect(isHintDismissed('navTour', NOW)).toBe(false)
  dismissHint('navTour', NOW)
  expect(HINT_TTL_MS).toBe(2_629_800_000)
  expect(localStorage.getItem('navTour')).toBe(`{"ttl":${NOW + HINT_TTL_MS}}`)
  expect(isHintDismissed('navTour', NOW + HINT_TTL_MS - 1)).toBe(true)
  expect(isHintDismissed('navTour', NOW + HINT_TTL_MS)).toBe(false)
  expect(localStorage.getItem('navTour')).toBeNull()
})

test('a record that is no JSON is removed', () => {
  localStorage.setItem('navTour', '{')
  expect(isHintDismissed('navTour', NOW)).toBe(false)
  expect(localStorage.getItem('navTour')).toBeNull()
})
