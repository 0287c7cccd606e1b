import { expect, test } from 'vitest'
import { chooseClearing, signedOutPath } from '#features/identity/sign-in/sign-out.rules.ts'

test.each([
  ['someone who leaves', 1200, '"cache", "storage"'],
  ['a countdown that ran out', 5, '"cache"'],
  ['a session that is over', undefined, '"cache"'],
])('%s makes the browser forget the right things [T-18]', (_, remaining, expected) => {
  expect(chooseClearing(remaining)).toBe(expected)
})

test('sign-out leads to / with the original path [2.1.9]', () => {
  expect(signedOutPath('/us/en/secure/orders?page=2')).toBe('/?resource=%2Fus%2Fen%2Fsecure%2Forders%3Fpage%3D2')
  expect(signedOutPath(undefined)).toBe('/')
})
