import { expect, test } from 'vitest'
import { readPlaceProblem } from '#features/buying/checkout/page/place-problem.rules.ts'

test.each([
  ['nothing was heard', undefined, { problem: 'failed' }],
  ['a changed price', { code: 'price_changed' }, { problem: 'price_changed' }],
  ['another tab was faster', { code: 'already_ordered', orderNumber: '77' }, { problem: 'failed', orderNumber: '77' }],
  ['a card that was not asked', { code: 'payment_required' }, { problem: 'card_failed' }],
  ['a card where somebody must approve', { code: 'card_with_approval' }, { problem: 'card_with_approval' }],
  ['too much that waits', { code: 'too_many_waiting' }, { problem: 'too_many_waiting' }],
  ['an account above its credit', { code: 'credit_exceeded' }, { problem: 'credit_exceeded' }],
  ['a quote that has ended', { code: 'expired' }, { problem: 'expired' }],
  ['a name that every object has', { code: 'constructor' }, { problem: 'failed' }],
])('%s', (_, problem, expected) => expect(readPlaceProblem(problem && { status: 409, problem })).toEqual(expected))
