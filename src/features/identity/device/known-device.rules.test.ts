import { expect, test } from 'vitest'
import { isWorthMail, maskAddress, networkPrefix } from '#features/identity/device/known-device.rules.ts'

test.each([
  ['192.0.2.17', '192.0.2', '192.0.2.…'],
  ['::ffff:192.0.2.99', '192.0.2', '192.0.2.…'],
  ['2001:0db8:0001:2::5', '2001:db8:1', '2001:db8:1:…'],
  ['2001:db8::5', '2001:db8:0', '2001:db8:0:…'],
  ['::1', '0:0:0', '0:0:0:…'],
  ['fe80::1%eth0', 'fe80:0:0', 'fe80:0:0:…'],
])('%s is of the network %s and shown as %s', (address, prefix, shown) => {
  expect([networkPrefix(address), maskAddress(address)]).toEqual([prefix, shown])
})

test.each([
  [{ isKnown: true, hasOthers: true }, false],
  [{ isKnown: true, hasOthers: false }, false],
  [{ isKnown: false, hasOthers: false }, false],
  [{ isKnown: false, hasOthers: true }, true],
])('a device with %j is worth a mail: %s [T-103]', (facts, expected) => {
  expect(isWorthMail(facts)).toBe(expected)
})
