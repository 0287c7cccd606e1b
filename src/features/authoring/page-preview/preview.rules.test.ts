import { expect, test } from 'vitest'
import { chooseVersion, isToken, readLooking } from '#features/authoring/page-preview/preview.rules.ts'

const AT = '2026-12-01T08:00:00.000Z'

test.each([
  [{}, { persona: 'visitor', at: undefined }],
  [
    { as: 'employee', at: AT },
    { persona: 'employee', at: new Date(AT) },
  ],
  [
    { as: 'customer', at: '' },
    { persona: 'customer', at: undefined },
  ],
  [{ as: 'admin' }, undefined],
  [{ as: ['visitor', 'customer'] }, undefined],
  [{ at: 'tomorrow' }, undefined],
  [{ at: '2026-99-01T08:00:00Z' }, undefined],
])('an address with %j asks to look as %j', (query, expected) => {
  expect(readLooking(query)).toEqual(expected)
})

test.each([
  ['nothing is planned', { version: 5, scheduledVersion: null, scheduledAt: null }, AT, 5],
  ['it goes out before', { version: 5, scheduledVersion: 4, scheduledAt: new Date('2026-11-30T00:00:00Z') }, AT, 4],
  ['it goes out later', { version: 5, scheduledVersion: 4, scheduledAt: new Date('2026-12-24T00:00:00Z') }, AT, 5],
  ['no time is asked for', { version: 5, scheduledVersion: 4, scheduledAt: new Date('2026-11-30T00:00:00Z') }, undefined, 5],
])('the version that is shown where %s', (_, page, at, version) => {
  expect(chooseVersion(page, at === undefined ? undefined : new Date(at))).toBe(version)
})

test.each([
  ['a'.repeat(43), true],
  ['a'.repeat(42), false],
  [`${'a'.repeat(42)}'`, false],
  [['a'.repeat(43)], false],
  [undefined, false],
])('%j is the token of a link: %s', (value, expected) => {
  expect(isToken(value)).toBe(expected)
})
