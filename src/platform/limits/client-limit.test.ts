import { expect, test } from 'vitest'
import { createClientLimit, createWindowLimit } from '#platform/limits/client-limit.ts'

test('one client is slowed down, others are not, and the list of clients has an end', () => {
  const limit = createClientLimit({ burst: 2, perSecond: 1 }, 2)
  expect([0, 0, 0, 999, 1000, 1000].map((now) => limit.mayCall('a', now))).toEqual([true, true, false, false, true, false])
  expect(limit.mayCall('b', 1000)).toBe(true)
  // The third client takes the place of the one that was quiet longest.
  expect(limit.mayCall('c', 1000)).toBe(true)
  expect(limit.mayCall('a', 1000)).toBe(true)
})

const networks = (count: number, write: (n: number) => string) => Array.from({ length: count }, (_, n) => write(n))

test.each([
  ['a neighbourhood of IPv6', networks(5000, (n) => `2001:db8:1:${n.toString(16)}::/64`), 16 * 3],
  ['a neighbourhood of IPv4', networks(256, (n) => `203.0.113.${n}`), 16 * 3],
  ['a block of a provider', networks(5000, (n) => `2001:db8:${n.toString(16)}:1::/64`), 128 * 3],
])('%s with very many networks gets a share, not one for each of them [T-99]', (_, attackers, most) => {
  const limit = createWindowLimit(3, 100)
  const allowed = attackers.flatMap((network) => [1, 2, 3].map(() => limit.take(network, 0))).filter((wait) => wait === 0)
  expect(allowed).toHaveLength(most)
})

test('when the list is full of an attacker’s networks, newcomers from elsewhere are served [T-99]', () => {
  const limit = createWindowLimit(3, 100)
  for (const network of networks(10_000, (n) => `2001:db8:1:${n.toString(16)}::/64`)) limit.take(network, 0)
  expect(networks(50, (n) => `198.51.${n}.7`).map((network) => limit.take(network, 0))).toEqual(
    Array.from({ length: 50 }, () => 0),
  )
})

test('who is refused learns how long to wait [T-99]', () => {
  const limit = createWindowLimit(2)
  expect([0, 0, 0, 45_500, 60_000].map((now) => limit.take('203.0.113.7', now))).toEqual([0, 0, 60, 15, 0])
})
