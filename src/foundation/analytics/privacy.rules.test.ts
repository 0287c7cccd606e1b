import { expect, test } from 'vitest'
import {
  mayRemember,
  mayTrack,
  readPreference,
  writePreference,
  type TrackingRequest,
} from '#foundation/analytics/privacy.rules.ts'

const quiet = { preference: undefined, gpc: false, dnt: false }
const yes = { functional: true, analytics: true }
const no = { functional: true, analytics: false }

test.each<readonly [string, TrackingRequest, boolean]>([
  ['without a choice in the United States', { ...quiet, country: 'us' }, true],
  ['without a choice in the United States, as a locale tag writes it', { ...quiet, country: 'US' }, true],
  ...['de', 'fr', 'es', 'pl', 'no', 'gb', 'ch', 'cn', 'br', 'xx', ''].map(
    (country) => [`without a choice in ${country}`, { ...quiet, country }, false] as const,
  ),
  ['with a yes where one is needed', { ...quiet, country: 'de', preference: yes }, true],
  ['with a no where none is needed', { ...quiet, country: 'us', preference: no }, false],
  ['with a yes, against Global Privacy Control', { ...quiet, country: 'us', preference: yes, gpc: true }, false],
  ['with a yes, against Do Not Track', { ...quiet, country: 'de', preference: yes, dnt: true }, false],
])('tracking %s: %#', (_, question, expected) => {
  expect(mayTrack(question)).toBe(expected)
})

test.each([
  [undefined, true],
  [yes, true],
  [{ functional: false, analytics: true }, false],
])('what is comfortable is remembered until refused: %o', (preference, expected) => {
  expect(mayRemember(preference)).toBe(expected)
})

test('a choice is written with version and time, and read again', () => {
  const written = writePreference(no, new Date('2026-11-15T10:00:00Z'))
  expect(JSON.parse(written)).toEqual({ version: 1, at: '2026-11-15T10:00:00.000Z', functional: true, analytics: false })
  expect(readPreference(written)).toMatchObject(no)
})

test.each([
  undefined,
  '',
  'null',
  '[]',
  '"yes"',
  '{',
  '{"version":1}',
  '{"version":2,"functional":true,"analytics":true}',
  '{"version":1,"functional":true,"analytics":"true"}',
])('%s is no choice', (value) => {
  expect(readPreference(value)).toBeUndefined()
})
