import { expect, test } from 'vitest'
import { chooseClearing, signedOutPath } from '#foundation/identity/sign-in/sign-out.rules.ts'

test.each([
  ['someone who leaves', 1200, '/us/en/secure/orders', '"cache", "storage"'],
  ['someone who leaves without a word', 1200, undefined, '"cache", "storage"'],
  ['a countdown that ran out', 5, undefined, '"cache"'],
  ['a countdown that ran out before the server’s', 1200, '/us/en/session-time-out', '"cache"'],
  ['an address that only looks like it', 1200, '/us/en/session-time-outs', '"cache", "storage"'],
  ['several addresses', 1200, ['/us/en/session-time-out'], '"cache", "storage"'],
  ['a session that is over', undefined, undefined, '"cache"'],
])('%s makes the browser forget the right things [T-18]', (_, remaining, resource, expected) => {
  expect(chooseClearing(remaining, resource)).toBe(expected)
})

test('sign-out leads to / with the original path [2.1.9]', () => {
  expect(signedOutPath('/us/en/secure/orders?page=2')).toBe('/?resource=%2Fus%2Fen%2Fsecure%2Forders%3Fpage%3D2')
  expect(signedOutPath(undefined)).toBe('/')
})
