import { expect, test } from 'vitest'
import {
  isKnownStill,
  isWorthMail,
  maskAddress,
  nameDevice,
  networkPrefix,
} from '#foundation/identity/device/known-device.rules.ts'

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

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const NEWER_FIREFOX = FIREFOX.replaceAll('145', '146')
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test.each([
  ['the same browser', ['203.0.113.7', FIREFOX], ['203.0.113.7', FIREFOX], true],
  ['a newer version of it', ['203.0.113.7', FIREFOX], ['203.0.113.7', NEWER_FIREFOX], true],
  ['a neighbouring address', ['203.0.113.7', FIREFOX], ['203.0.113.99', FIREFOX], true],
  ['an address that is written as IPv6', ['203.0.113.7', FIREFOX], ['::ffff:203.0.113.7', FIREFOX], true],
  ['the same site of IPv6', ['2001:db8:1:2201::5', FIREFOX], ['2001:db8:1:22ff:9::1', FIREFOX], true],
  ['another site', ['2001:db8:1:2201::5', FIREFOX], ['2001:db8:2:2201::5', FIREFOX], false],
  ['another network', ['203.0.113.7', FIREFOX], ['203.0.114.7', FIREFOX], false],
  ['another kind of browser', ['203.0.113.7', FIREFOX], ['203.0.113.7', CHROME], false],
] as const)('%s [T-104]', (_, [address, agent], [otherAddress, otherAgent], isSame) => {
  expect(nameDevice(address, agent) === nameDevice(otherAddress, otherAgent)).toBe(isSame)
})

const now = new Date('2026-11-17T10:00:00Z')
test.each([
  ['yesterday', new Date('2026-11-16T10:00:00Z'), true],
  ['90 days ago', new Date('2026-08-19T10:00:00Z'), false],
  ['never', undefined, false],
])('a device from which somebody signed in %s [T-104]', (_, seenAt, isKnown) => {
  expect(isKnownStill(seenAt, now)).toBe(isKnown)
})
