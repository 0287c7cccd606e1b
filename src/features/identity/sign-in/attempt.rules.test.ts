import { expect, test } from 'vitest'
import { delayAfter, forgive, networkOf } from '#features/identity/sign-in/attempt.rules.ts'

const patience = { free: 5, firstDelayS: 2, longestDelayS: 900, forgetS: 3600 }

test.each([
  [0, 0],
  [4, 0],
  [5, 2],
  [6, 4],
  [10, 64],
  [14, 900],
  [5000, 900],
])('after %i attempts the next one waits %i s', (count, expected) => {
  expect(delayAfter(count, patience)).toBe(expected)
})

test.each([
  ['nothing at once', 5, 0, 5],
  ['one by one', 5, 720, 4],
  ['everything in the end', 5, 3600, 0],
  ['never more than there was', 1, 36_000, 0],
  ['nothing for a clock that goes back', 5, -60, 5],
])('forgives %s', (_, count, ageS, expected) => {
  expect(forgive(count, ageS, patience)).toBe(expected)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected)
})
