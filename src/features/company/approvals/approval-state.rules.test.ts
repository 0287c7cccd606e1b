import { expect, test } from 'vitest'
import { APPROVAL_STATES, DECISIONS, isOpen, isOverdue, needsNote } from './approval-state.rules.ts'

test('only what waits or was escalated can be decided', () => {
  expect(APPROVAL_STATES.filter(isOpen)).toEqual(['Waiting', 'Escalated'])
})

test('a note is required for no', () => {
  expect(DECISIONS.filter(needsNote)).toEqual(['reject', 'send-back'])
})

test.each([
  ['before its hours', 24, '2026-11-18T11:59:59Z', false],
  ['at the hour', 24, '2026-11-18T12:00:00Z', true],
  ['without hours never', null, '2030-01-01T00:00:00Z', false],
])('moves on %s', (_, hours, now, expected) => {
  expect(isOverdue(new Date('2026-11-17T12:00:00Z'), hours, new Date(now))).toBe(expected)
})
