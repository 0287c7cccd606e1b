import { expect, test } from 'vitest'
import {
  cutText,
  dismissalEnd,
  dismissalName,
  dismissalSeconds,
  findNextChange,
  isShown,
  measureWords,
  readPeriod,
  type Showing,
} from '#foundation/notifications/notice.rules.ts'

const at = (iso: string): number => Date.parse(iso)
const NOW = at('2026-11-15T12:00:00Z')
const HOUR = 3_600_000

const showing = (changes: Partial<Omit<Showing, 'item'>> & { item?: Partial<Showing['item']> } = {}): Showing => ({
  now: NOW,
  isSignedIn: false,
  dismissal: { hasCookie: false },
  mode: 'publish',
  ...changes,
  item: { visibility: 'show-for-everyone', dismissable: true, ...changes.item },
})

test.each([
  ['no dates', {}, true],
  ['only a start, passed', { from: NOW }, true],
  ['only a start, to come', { from: NOW + 1 }, false],
  ['only an end, to come', { until: NOW + 1 }, true],
  ['only an end, passed', { until: NOW }, false],
  ['both, inside', { from: NOW - HOUR, until: NOW + HOUR }, true],
  ['both, before', { from: NOW + HOUR, until: NOW + 2 * HOUR }, false],
  ['both, after', { from: NOW - 2 * HOUR, until: NOW - HOUR }, false],
])('a notice is shown only inside its dates: %s [2.7.2, 4.8.1]', (_, item, expected) => {
  expect(isShown(showing({ item }))).toBe(expected)
})

test.each([
  ['show-for-everyone', false, true],
  ['show-for-everyone', true, true],
  ['show-for-authenticated', false, false],
  ['show-for-authenticated', true, true],
] as const)('%s, signed in: %s [2.7.1]', (visibility, isSignedIn, expected) => {
  expect(isShown(showing({ item: { visibility }, isSignedIn }))).toBe(expected)
})

test.each([
  ['a cookie', { hasCookie: true }, false],
  ['a record that lasts', { hasCookie: false, storedUntil: NOW + 1 }, false],
  ['a record that has expired', { hasCookie: false, storedUntil: NOW }, true],
  ['a cookie and an expired record', { hasCookie: true, storedUntil: 0 }, false],
])('a dismissal is remembered by %s [4.8.3]', (_, dismissal, expected) => {
  expect(isShown(showing({ dismissal }))).toBe(expected)
})

test('what can no longer be dismissed is shown whatever was remembered', () => {
  expect(isShown(showing({ item: { dismissable: false }, dismissal: { hasCookie: true } }))).toBe(true)
})

test.each(['preview', 'edit'] as const)('an author in %s sees every notice [4.8.2, 6.13.2]', (mode) => {
  const item = { until: 0, visibility: 'show-for-authenticated' } as const
  expect(isShown(showing({ item, dismissal: { hasCookie: true }, mode }))).toBe(true)
})

test.each([
  [{}, {}],
  [{ startDate: '2026-11-15' }, { from: at('2026-11-15T00:00:00Z') }],
  [{ endDate: '2026-11-15' }, { until: at('2026-11-16T00:00:00Z') }],
  [{ startDate: '2026-11-15T08:00:00+02:00' }, { from: at('2026-11-15T06:00:00Z') }],
  [{ endDate: '2026-11-15T08:00:00Z' }, { until: at('2026-11-15T08:00:00.001Z') }],
])('%o is the period %o [3.14.1]', (dates, period) => expect(readPeriod(dates)).toEqual(period))

test.each([
  ['nothing', [], undefined],
  ['what is past', [{ from: 1, until: NOW }], undefined],
  ['the nearest of starts and ends', [{ until: NOW + 9 }, { from: NOW + 5, until: NOW + 7 }, {}], NOW + 5],
])('the next change is %s', (_, periods, expected) => expect(findNextChange(periods, NOW)).toBe(expected))

test.each([
  ['short', 'Closed.', { text: 'Closed.', isCut: false }],
  ['just fitting', 'x'.repeat(320), { text: 'x'.repeat(320), isCut: false }],
  ['too long', 'x'.repeat(321), { text: 'x'.repeat(320), isCut: true }],
  ['written in pairs', '🔧'.repeat(321), { text: '🔧'.repeat(320), isCut: true }],
])('a text that is %s keeps its first 320 characters [2.7.3, 9.8.7]', (_, text, expected) => {
  expect(cutText(text)).toEqual(expected)
})

test.each([
  [['Order desk', 'Open'], 15],
  [[undefined, 'Open'], 5],
  [['仓库 24'], 7],
])('%o takes the room of %i letters', (parts, expected) => expect(measureWords(...parts)).toBe(expected))

test('a dismissal for 3 days is named by the notice and lasts as long in cookie and storage [4.8.3]', () => {
  expect(dismissalName('order-admin')).toBe('notification-order-admin')
  expect(dismissalSeconds(3)).toBe(259_200)
  expect(dismissalEnd(NOW, 3)).toBe(NOW + 72 * HOUR)
})
