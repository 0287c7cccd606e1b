import { expect, test } from 'vitest'
import { memoryKey, readMemoryMs, readSavedField } from '#features/forms/forms/rules/memory.rules.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

test.each([
  ['45m', 45 * MINUTE],
  ['12h', 12 * HOUR],
  ['7d', 7 * DAY],
  ['7w', 7 * DAY],
  ['7', 7 * DAY],
  ['0h', 30 * HOUR],
  ['-4d', 30 * DAY],
  ['0', 30 * DAY],
  ['', 30 * DAY],
  [undefined, 30 * DAY],
  ['soon', 30 * DAY],
  ['30d', 2_592_000_000],
])('the setting %j is %i ms [5.10.2, 5.10.3, 5.10.4, 5.10.5, 5.10.6, 9.7.1]', (setting, expected) =>
  expect(readMemoryMs(setting)).toBe(expected),
)

test('a field is kept under form and field [3.15.2]', () => {
  expect(memoryKey('contact', 'firstName')).toBe('contact--firstName')
})

const saved = { id: 'firstName', type: 'text', val: 'Nora', exp: 1000 }
test.each([
  ['in time', saved, 999, saved],
  ['too late', saved, 1000, undefined],
  ['a box', { ...saved, type: 'checkbox', val: true }, 1, { ...saved, type: 'checkbox', val: true }],
  ['no field', { id: 'x' }, 1, undefined],
  ['a text', 'x', 1, undefined],
  ['an object as value', { ...saved, val: {} }, 1, undefined],
])('what was kept is read %s [3.15.1, 4.19.2]', (_, stored, now, expected) =>
  expect(readSavedField(stored, now)).toEqual(expected),
)
