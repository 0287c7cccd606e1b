import { expect, test } from 'vitest'
import { findMessage, needsBundle } from '#features/locale/message-bundle.rules.ts'

const DAY = 86_400_000
const note = { language: 'de', fetchedAt: 1000 }

test.each([
  ['is kept for a day', {}, note, 'de', 1000 + DAY - 1, false],
  ['is asked for again after a day', {}, note, 'de', 1000 + DAY, true],
  ['is asked for in another language', {}, note, 'pl', 2000, true],
  ['is asked for when it was removed', undefined, note, 'de', 2000, true],
  ['is asked for when nobody knows its age', {}, 'x', 'de', 2000, true],
  ['is asked for when it comes from the future', {}, note, 'de', 0, true],
])('the bundle %s [7.5.3]', (_, bundle, stored, language, now, expected) => {
  expect(needsBundle(bundle, stored, language, now)).toBe(expected)
})

test.each([
  [{ a: 'Text' }, 'a', 'Text'],
  [{ a: 1 }, 'a', undefined],
  [{}, 'toString', undefined],
  ['text', 'length', undefined],
])('in %j the message %s is %j', (bundle, key, expected) => {
  expect(findMessage(bundle, key)).toBe(expected)
})
