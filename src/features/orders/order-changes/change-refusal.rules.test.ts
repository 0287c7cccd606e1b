import { expect, test } from 'vitest'
import { readRefusal } from './change-refusal.rules.ts'

test.each([
  [
    'more pieces with their reasons',
    { status: 409, problem: { code: 'needs_approval', because: [{ rule: 'Large', reason: 'Over 100' }] } },
    { key: 'refused.needs_approval', reasons: ['Over 100'] },
  ],
  [
    'a budget without reasons',
    { status: 409, problem: { code: 'budget_exceeded' } },
    { key: 'refused.budget_exceeded', reasons: [] },
  ],
  ['what came too late', { status: 409, problem: { code: 'too_late' } }, { key: 'late', reasons: [] }],
  ['no answer', { status: 0, problem: undefined }, { key: 'failed', reasons: [] }],
  [
    'reasons of another shape',
    { status: 409, problem: { code: 'needs_approval', because: [null, 1, {}] } },
    { key: 'refused.needs_approval', reasons: [] },
  ],
])('refused: %s', (_, refusal, expected) => {
  expect(readRefusal(refusal)).toEqual(expected)
})
