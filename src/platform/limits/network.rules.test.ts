import { expect, test } from 'vitest'
import { networkLevels, networkOf } from '#platform/limits/network.rules.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected)
})

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24', '203.0.0.0/16']],
  ['2001:db8:1:2::/64', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32']],
  ['aerobt 4d7b', ['aerobt 4d7b']],
])('%s is part of %j [T-99]', (network, expected) => {
  expect(networkLevels(network)).toEqual(expected)
})
