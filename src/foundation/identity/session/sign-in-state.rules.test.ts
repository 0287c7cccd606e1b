import { expect, test } from 'vitest'
import { isTimedOutPath } from '#foundation/identity/session/sign-in-state.rules.ts'

test.each([
  ['/us/en/session-time-out', true],
  ['/de/de/session-time-out.html', true],
  ['/us/en/session-time-out/more', false],
  ['/us/en/my-session-time-out', false],
])('the timed-out page is known by its last segment: %s is %s [2.2.13]', (path, expected) => {
  expect(isTimedOutPath(path)).toBe(expected)
})
