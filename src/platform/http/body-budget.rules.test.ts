import { expect, test } from 'vitest'
import { decideBudget, expectedBytes } from '#platform/http/body-budget.rules.ts'

const budget = { perClient: 10, inAll: 25 }

test.each([
  ['the first body of a client', 10, { byClient: 0, inAll: 0 }, 'fits'],
  ['one byte more than a client may have', 11, { byClient: 0, inAll: 0 }, 'client-full'],
  ['a second body beside the first', 6, { byClient: 5, inAll: 5 }, 'client-full'],
  ['another client while there is room', 10, { byClient: 0, inAll: 15 }, 'fits'],
  ['another client when there is none', 10, { byClient: 0, inAll: 16 }, 'all-full'],
] as const)('%s [T-95]', (_, bytes, reserved, expected) => {
  expect(decideBudget(bytes, reserved, budget)).toBe(expected)
})

test.each([
  ['what it says', '500', 500],
  ['no more than the route allows', '5000', 1000],
  ['all that the route allows where it does not say', undefined, 1000],
  ['all that the route allows where it says nonsense', '-4', 1000],
])('a body takes %s [T-95]', (_, length, expected) => {
  expect(expectedBytes(length, 1000)).toBe(expected)
})
