import { expect, test } from 'vitest'
import { isFinalAnswer, isOver, mayAnnounce, planNextPoll, shareDone } from '#foundation/work/job.rules.ts'

test.each([
  ['a total that nobody knows', { state: 'running', done: 3, total: null }, undefined],
  ['nothing to do', { state: 'running', done: 0, total: 0 }, undefined],
  ['a part', { state: 'running', done: 3, total: 4 }, 0.75],
  ['more than there was', { state: 'running', done: 9, total: 4 }, 1],
  ['the end, whatever was counted', { state: 'completed', done: 0, total: null }, 1],
] as const)('the share of %s', (_, job, share) => expect(shareDone(job)).toBe(share))

test.each([
  ['after 400 ms at first [9.8.11]', { asked: 1, unchanged: 0, failed: 0 }, 400],
  ['after 400 ms up to the eighth check, whatever changes [9.8.11]', { asked: 7, unchanged: 7, failed: 0 }, 400],
  ['at its own pace from then on: soon after a change [9.8.11]', { asked: 8, unchanged: 0, failed: 0 }, 700],
  ['later while nothing changes', { asked: 9, unchanged: 2, failed: 0 }, 1575],
  ['never later than five seconds', { asked: 60, unchanged: 50, failed: 0 }, 5000],
  ['twice as late with each failure', { asked: 1, unchanged: 9, failed: 2 }, 2800],
  ['never later than half a minute', { asked: 0, unchanged: 0, failed: 50 }, 30_000],
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
