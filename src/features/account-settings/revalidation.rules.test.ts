import { expect, test } from 'vitest'
import { isRevalidationDue } from '#features/account-settings/revalidation.rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const fresh = { status: 'active', isRevalidationRequired: false, revalidatedAt: daysAgo(10) }

test.each([
  ['is not due for someone who did it lately [T-19]', {}, false],
  ['is due when the account is marked', { isRevalidationRequired: true }, true],
  ['is due for a deactivated account', { status: 'deactivated' }, true],
  ['is due for someone who never did it', { revalidatedAt: null }, true],
  ['is due a month before the year is over', { revalidatedAt: daysAgo(335) }, true],
  ['is not due earlier than that', { revalidatedAt: daysAgo(334) }, false],
  ['brings no denied account back [T-19]', { status: 'denied', isRevalidationRequired: true }, false],
  ['brings no deleted account back [T-19]', { status: 'deleted', isRevalidationRequired: true }, false],
])('validation %s', (_, change, expected) => {
  expect(isRevalidationDue({ ...fresh, ...change }, now)).toBe(expected)
})
