import { expect, test } from 'vitest'
import { APPROVAL_STATES, DECISIONS, isOpen, needsNote } from './approval-state.rules.ts'

test('only what waits or was escalated can be decided', () => {
  expect(APPROVAL_STATES.filter(isOpen)).toEqual(['Waiting', 'Escalated'])
})

test('a note is required for no', () => {
  expect(DECISIONS.filter(needsNote)).toEqual(['reject', 'send-back'])
})
