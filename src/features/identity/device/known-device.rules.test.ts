import { expect, test } from 'vitest'
import { networkOf } from '#platform/limits/network.rules.ts'
import { isKnownStill, nameDevice } from '#features/identity/device/known-device.rules.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const NEWER_FIREFOX = FIREFOX.replaceAll('145', '146')
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test.each([
  ['the same browser', ['203.0.113.7', FIREFOX], ['203.0.113.7', FIREFOX], true],
  ['a newer version of it', ['203.0.113.7', FIREFOX], ['203.0.113.7', NEWER_FIREFOX], true],
  ['a neighbouring address', ['203.0.113.7', FIREFOX], ['203.0.113.99', FIREFOX], true],
  ['an address that is written as IPv6', ['203.0.113.7', FIREFOX], ['::ffff:203.0.113.7', FIREFOX], true],
  ['the same household of IPv6', ['2001:db8:1:2201::5', FIREFOX], ['2001:db8:1:22ff:9::1', FIREFOX], true],
  ['another household', ['2001:db8:1:2201::5', FIREFOX], ['2001:db8:1:2301::5', FIREFOX], false],
  ['another network', ['203.0.113.7', FIREFOX], ['203.0.114.7', FIREFOX], false],
  ['another kind of browser', ['203.0.113.7', FIREFOX], ['203.0.113.7', CHROME], false],
] as const)('%s [T-104]', (_, [address, agent], [otherAddress, otherAgent], isSame) => {
  expect(nameDevice(networkOf(address), agent) === nameDevice(networkOf(otherAddress), otherAgent)).toBe(isSame)
})

const now = new Date('2026-11-17T10:00:00Z')
test.each([
  ['yesterday', new Date('2026-11-16T10:00:00Z'), true],
  ['90 days ago', new Date('2026-08-19T10:00:00Z'), false],
  ['never', undefined, false],
])('a device from which somebody signed in %s [T-104]', (_, seenAt, isKnown) => {
  expect(isKnownStill(seenAt, now)).toBe(isKnown)
})
