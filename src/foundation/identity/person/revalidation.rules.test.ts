import { expect, test } from 'vitest'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { isRevalidationDue, isYearlyRevalidationDue } from '#foundation/identity/person/revalidation.rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const fresh = { status: 'active', isRevalidationRequired: false, revalidatedAt: daysAgo(10) } as const

test.each([
  ['is not due for someone who did it lately [T-19]', {}, false],
  ['is due when the account is marked', { isRevalidationRequired: true }, true],
  ['is due for a deactivated account', { status: 'deactivated' }, true],
  ['is due for someone who never did it', { revalidatedAt: null }, true],
  ['is due a month before the year is over', { revalidatedAt: daysAgo(335) }, true],
  ['is not due earlier than that', { revalidatedAt: daysAgo(334) }, false],
  ['brings no denied account back [T-19]', { status: 'denied', isRevalidationRequired: true }, false],
  ['brings no deleted account back [T-19]', { status: 'deleted', isRevalidationRequired: true }, false],
] satisfies [string, Partial<Person>, boolean][])('validation %s', (_, change, expected) => {
  expect(isRevalidationDue({ ...fresh, ...change }, now)).toBe(expected)
})

const confirmed = { revalidatedAt: null, emailVerifiedAt: null, createdAt: daysAgo(400) }
test.each([
  ['asks whoever never confirmed and registered a year ago', {}, true],
  ['asks nobody who registered later', { createdAt: daysAgo(364) }, false],
  ['asks a year after the last confirmation', { revalidatedAt: daysAgo(365) }, true],
  ['asks nobody earlier', { revalidatedAt: daysAgo(364) }, false],
  ['takes a verified address for a confirmation', { emailVerifiedAt: daysAgo(30) }, false],
  ['asks once that is a year ago too', { emailVerifiedAt: daysAgo(366), revalidatedAt: daysAgo(380) }, true],
])('the yearly validation %s [1.0.20, 2.10.6]', (_, change, expected) => {
  expect(isYearlyRevalidationDue({ ...confirmed, ...change }, now)).toBe(expected)
})
