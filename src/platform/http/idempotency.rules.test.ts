import { expect, test } from 'vitest'
import { isIdempotencyKey, nameCaller } from '#platform/http/idempotency.rules.ts'

test.each([
  ['3f0e8b0e-5d0f-4f0a-9d55-0a8f9f1f7a11', true],
  ['12345678', true],
  ['1234567', false],
  ['x'.repeat(201), false],
  ['with a space', false],
  ['größe-größe', false],
  [undefined, false],
  [['12345678'], false],
])('%j is a key: %s', (key, expected) => expect(isIdempotencyKey(key)).toBe(expected))

test('who acts for someone is somebody else', () => {
  expect(nameCaller({ id: 'a' })).toBe('a')
  expect(nameCaller({ id: 'a', actorId: 'b' })).toBe('b for a')
})
