import { expect, test } from 'vitest'
import { isPublicAddress, checkHookAddress } from '#foundation/outbox/address.rules.ts'

test.each([
  ['93.184.216.34', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.216.34', true],
  ['::ffff:7f00:1', false],
  ['64:ff9b::10.0.0.1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
  ['127.1', false],
])('%s is on the internet: %s [T-85]', (address, expected) => expect(isPublicAddress(address)).toBe(expected))

test.each([
  ['https://hooks.example.com/x', false, true],
  ['https://hooks.example.com:8443/x', false, true],
  ['https://hooks.example.com:25/x', false, false],
  ['http://hooks.example.com/x', false, false],
  ['https://me:secret@hooks.example.com/x', false, false],
  ['http://localhost:4000/x', false, false],
  ['http://localhost:4000/x', true, true],
  ['http://127.0.0.1:4000/x', true, true],
  ['file:///etc/passwd', true, false],
  ['gopher://x', false, false],
  ['', false, false],
])('the address %j with loopback %s is allowed: %s [T-85]', (url, loopback, expected) =>
  expect(checkHookAddress(url, loopback).isAllowed).toBe(expected),
)
