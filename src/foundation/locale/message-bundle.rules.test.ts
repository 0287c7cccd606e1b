import { expect, test } from 'vitest'
import { findMessage, needsBundle } from '#foundation/locale/message-bundle.rules.ts'

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
  [{ a: 'Text' }, 'a', 'de', 'Text'],
  [{ a: 'Text' }, 'a', 'pl', undefined],
  [{ a: 1 }, 'a', 'de', undefined],
  [{}, 'toString', 'de', undefined],
  ['text', 'length', 'de', undefined],
])('in %j the message %s in %s is %j [3.19.4]', (bundle, key, language, expected) => {
  expect(findMessage(bundle, note, { key, language })).toBe(expected)
})
