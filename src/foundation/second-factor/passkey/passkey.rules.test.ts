import { expect, test } from 'vitest'
import { isCounterSound, methodsOfPasskey, namePasskey } from '#foundation/second-factor/passkey/passkey.rules.ts'

test.each([
  [0, 0, true],
  [0, 1, true],
  [5, 6, true],
  [5, 50, true],
  [5, 5, false],
  [5, 4, false],
  [5, 0, false],
])('after %d a counter of %d is sound: %s [T-103]', (stored, received, expected) => {
  expect(isCounterSound(stored, received)).toBe(expected)
})

const facts = { aaguid: '00000000-0000-0000-0000-000000000000', transports: ['internal'], device: 'Firefox · Linux' }

test.each([
  ['by its maker', { ...facts, aaguid: 'bada5566-a7aa-401f-bd96-45619a55120d' }, '1Password'],
  ['a key that is plugged in', { ...facts, transports: ['usb', 'nfc'] }, 'Security key'],
  ['by the device it was made on', facts, 'Firefox · Linux'],
  ['in general where nothing is known', { ...facts, transports: [], device: '' }, 'Passkey'],
])('a new passkey is named %s', (_, given, expected) => {
  expect(namePasskey(given)).toBe(expected)
})

test('a passkey counts as two factors [T-103]', () => {
  expect(methodsOfPasskey(true)).toEqual(['swk', 'user', 'mfa'])
  expect(methodsOfPasskey(false)).toEqual(['hwk', 'user', 'mfa'])
})
