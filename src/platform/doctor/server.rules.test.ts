import { expect, test } from 'vitest'
import { checkClock, checkConnections, checkFrozenAge, checkReplicas, sharesBackend } from '#platform/doctor/server.rules.ts'

test.each([
  ['in step', 0, 0],
  ['two seconds late', -2000, 0],
  ['three seconds late', -3000, 1],
  ['three seconds early', 3100, 1],
])('a clock %s', (_, theirs, count) => {
  expect(checkClock({ before: 0, after: 100, theirs })).toHaveLength(count)
})

test.each([
  ['enough', { most: 100, reserved: 3, role: -1, pool: 10 }, 0],
  ['too few', { most: 30, reserved: 3, role: -1, pool: 10 }, 1],
  ['too few for the role', { most: 100, reserved: 3, role: 20, pool: 10 }, 1],
  ['a pool that is too large', { most: 100, reserved: 3, role: -1, pool: 90 }, 1],
])('connections: %s', (_, connections, count) => {
  expect(checkConnections(connections)).toHaveLength(count)
})

test('two connections of one backend, autovacuum, frozen rows', () => {
  expect([sharesBackend([1, 2]), sharesBackend([1, 1])]).toEqual([false, true])
  expect(checkFrozenAge(1_000_000_000, true)).toEqual([])
  expect(checkFrozenAge(1_000_000_001, true)).toHaveLength(1)
  expect(checkFrozenAge(1, false)[0]?.what).toContain('Autovacuum is off')
})

test.each([
  ['in step', { isConnected: true, behind: 1000, lagSeconds: 1 }, ''],
  ['in step as far as one may know', { isConnected: true, behind: 1000, lagSeconds: null }, ''],
  ['away', { isConnected: false, behind: 2 ** 20, lagSeconds: null }, 'is not connected, and PostgreSQL keeps 1 MB'],
  ['late', { isConnected: true, behind: 2 ** 20, lagSeconds: 31 }, 'is 1 MB and 31 s behind'],
  ['far behind', { isConnected: true, behind: 2 ** 30, lagSeconds: null }, 'is 1024 MB behind'],
])('a replica %s', (_, replica, expected) => {
  const found = checkReplicas([{ name: 'second', ...replica }]).map(({ what }) => what)
  expect(found.join('')).toContain(expected)
  expect(found).toHaveLength(expected === '' ? 0 : 1)
})
