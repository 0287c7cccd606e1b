import { expect, test } from 'vitest'
import { createClientLimit } from '#platform/limits/client-limit.ts'

test('one client is slowed down, others are not, and the list of clients has an end', () => {
  const limit = createClientLimit({ burst: 2, perSecond: 1 }, 2)
  expect([0, 0, 0, 999, 1000, 1000].map((now) => limit.mayCall('a', now))).toEqual([true, true, false, false, true, false])
  expect(limit.mayCall('b', 1000)).toBe(true)
  // The third client takes the place of the one that was quiet longest.
  expect(limit.mayCall('c', 1000)).toBe(true)
  expect(limit.mayCall('a', 1000)).toBe(true)
})
