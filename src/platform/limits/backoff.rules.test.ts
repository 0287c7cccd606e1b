import { expect, test } from 'vitest'
import { delayAfter, forgive } from '#platform/limits/backoff.rules.ts'

const policy = { free: 5, firstDelayS: 2, longestDelayS: 900, forgetS: 3600 }

test.each([
  [0, 0],
  [4, 0],
  [5, 2],
  [6, 4],
  [10, 64],
  [14, 900],
  [5000, 900],
])('after %i attempts the next one waits %i s', (count, expected) => {
  expect(delayAfter(count, policy)).toBe(expected)
})

test.each([
  ['nothing at once', 5, 0, 5],
  ['one by one', 5, 720, 4],
  ['everything in the end', 5, 3600, 0],
  ['never more than there was', 1, 36_000, 0],
  ['nothing for a clock that goes back', 5, -60, 5],
])('forgives %s', (_, count, ageS, expected) => {
  expect(forgive(count, ageS, policy)).toBe(expected)
})
