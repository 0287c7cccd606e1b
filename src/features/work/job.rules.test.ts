import { expect, test } from 'vitest'
import { isFinalAnswer, isOver, mayAnnounce, planNextPoll, shareDone } from '#features/work/job.rules.ts'

test.each([
  ['a total that nobody knows', { state: 'running', done: 3, total: null }, undefined],
  ['nothing to do', { state: 'running', done: 0, total: 0 }, undefined],
  ['a part', { state: 'running', done: 3, total: 4 }, 0.75],
  ['more than there was', { state: 'running', done: 9, total: 4 }, 1],
  ['the end, whatever was counted', { state: 'completed', done: 0, total: null }, 1],
] as const)('the share of %s', (_, job, share) => expect(shareDone(job)).toBe(share))

test.each([
  ['soon after a change', { unchanged: 0, failed: 0 }, 700],
  ['later while nothing changes', { unchanged: 2, failed: 0 }, 1575],
  ['never later than five seconds', { unchanged: 50, failed: 0 }, 5000],
  ['twice as late with each failure', { unchanged: 9, failed: 2 }, 2800],
  ['never later than half a minute', { unchanged: 0, failed: 50 }, 30_000],
])('the next poll comes %s', (_, state, expected) => expect(planNextPoll(state)).toBe(expected))

test.each([
  ['queued', false],
  ['running', false],
  ['completed', true],
  ['failed', true],
  ['cancelled', true],
] as const)('%s is over: %s', (state, expected) => {
  expect(isOver({ state })).toBe(expected)
  expect(mayAnnounce({ state }, 0)).toBe(expected)
  expect(mayAnnounce({ state }, 5000)).toBe(true)
})

test.each([
  [401, true],
  [404, true],
  [0, false],
  [503, false],
  [429, false],
])('after %i nobody asks again: %s', (status, expected) => expect(isFinalAnswer(status)).toBe(expected))
