import { isPagePath } from '#features/authoring/authoring/page-path.rules.ts'
import { expect, test } from 'vitest'
import { continuesVersion, isSeen, parseLocale, planTime, writeEtag } from '#features/authoring/authoring/authoring.rules.ts'

const NOW = new Date('2026-11-16T10:00:00Z')
const last = {
  version: 4,
  publishedVersion: 3,
  scheduledVersion: null,
  isKept: false,
  savedBy: 'anna',
  savedAt: new Date('2026-11-16T09:59:30Z'),
}

test.each([
  ['one’s own of a moment ago goes on', last, 'anna', true],
  ['another author’s does not', last, 'ben', false],
  ['one that is published does not', { ...last, publishedVersion: 4 }, 'anna', false],
  ['one that waits for its time does not', { ...last, scheduledVersion: 4 }, 'anna', false],
  ['one of earlier does not', { ...last, savedAt: new Date('2026-11-16T09:50:00Z') }, 'anna', false],
  ['one that a release will go out with does not', { ...last, isKept: true }, 'anna', false],
  ['one that nobody in person wrote does not', { ...last, savedBy: null }, 'anna', false],
])('a save by itself: %s', (_, version, by, expected) => {
  expect(continuesVersion(version, by, NOW)).toBe(expected)
})

test.each([
  ['"4.7"', true],
  ['W/"4.7"', true],
  ['"3.1", "4.7"', true],
  ['*', true],
  ['"4.6"', false],
  ['4.7', false],
  ['', false],
])('what the author saw, %s, counts: %s', (ifMatch, expected) => {
  expect(isSeen(ifMatch, writeEtag({ version: 4, revision: 7 }))).toBe(expected)
})

test.each([
  ['/', true],
  ['/offers', true],
  ['/fragments/eula-2', true],
  ['/shop/hps/en/notPermittedPage', true],
  ['offers', false],
  ['//e', false],
  ['/a//b', false],
  ['/a/', false],
  ['/a.html', false],
  ['/../a', false],
  ['/a\\b', false],
  ['/%2f%2fe', false],
  [`/${'a'.repeat(300)}`, false],
  [7, false],
])('%s may be the path of a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected)
})

test.each([
  ['us/en', { country: 'us', language: 'en' }],
  ['/us/en', undefined],
  ['us/xx', undefined],
  ['usa/en', undefined],
  [undefined, undefined],
])('%s is the locale %o', (written, expected) => {
  expect(parseLocale(written)).toEqual(expected)
})

test.each([
  ['2026-11-17T06:00:00Z', { at: new Date('2026-11-17T06:00:00Z'), isNow: false }],
  ['2026-11-16T11:00:00+01:00', { at: NOW, isNow: true }],
  ['2026-11-16T09:59:30Z', { at: new Date('2026-11-16T09:59:30Z'), isNow: true }],
  ['2026-11-15T10:00:00Z', undefined],
  ['tomorrow', undefined],
  ['2026-13-41T10:00:00Z', undefined],
  [5, undefined],
])('%s is the time %o', (written, expected) => {
  expect(planTime(written, NOW)).toEqual(expected)
})
