import { describe, expect, test } from 'vitest'
import { addressOf, isSomeoneElses, readReturn } from '#foundation/session-life/driver/session-address.rules.ts'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'

const config = resolveSiteConfig('sps', DEFAULT_LOCALE)
const at = (here: string, isGated = false) => ({ config, here, isGated, timedOutPage: '/us/en/session-time-out' })

test.each([
  ['sign-out', '/us/en?a=1', '/system/sling/logout.html?resource=%2Fus%2Fen%3Fa%3D1&appId=portico-sps'],
  ['sign-out-timed-out', '/us/en', '/system/sling/logout.html?resource=%2Fus%2Fen%2Fsession-time-out&appId=portico-sps'],
  ['sign-out-here', '/us/en', '/system/sling/logout.html?resource=%2Fus%2Fen&appId=portico-sps'],
  ['timed-out', '/us/en', '/us/en/session-time-out'],
  ['sign-in', '/us/en/x', '/system/sling/login.html?resource=%2Fus%2Fen%2Fx&appId=portico-sps'],
  ['root', '/us/en/x', '/?resource=%2Fus%2Fen%2Fx&appId=portico-sps'],
] as const)('%s from %s leads to %s [2.1.9, 2.14.5, 2.14.6, 8.2.2]', (to, here, address) => {
  expect(addressOf(to, at(here))).toBe(address)
})

test('a chosen sign-out on a page for signed-in people lands on the home page [2.14.6]', () => {
  const home = '/system/sling/logout.html?resource=%2Fus%2Fen&appId=portico-sps'
  expect(addressOf('sign-out', at('/us/en/secure/orders', true))).toBe(home)
  expect(addressOf('sign-out', at('/us/en/secure/orders'))).toBe(home.replace('en&', 'en%2Fsecure%2Forders&'))
})

describe('a stored return address', () => {
  test.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['https:evil.example'],
    ['https://evil.example/us/en'],
    ['/%2f%2fevil.example'],
    ['/%252fevil.example'],
    ['javascript:alert(1)'],
    ['\t//evil.example'],
    ['/\r\n/evil.example'],
    ['@evil.example'],
    ['http://user:pass@sps.localhost/'],
    [`/${'a'.repeat(8192)}`],
    [''],
    [undefined],
  ])('is not followed when it is %j [T-3]', (stored) => {
    expect(readReturn(stored, '/us/en/home')).toBe('/us/en/home')
  })

  test.each([
    ['/us/en/secure/orders?page=2', '/us/en/secure/orders?page=2'],
    ['/us/en/session-time-out', '/us/en/home'],
    ['/us/en/session-time-out?a=1', '/us/en/home'],
    ['/system/sling/logout.html', '/us/en/home'],
  ])('leads back to work, not round in circles: %s', (stored, expected) => {
    expect(readReturn(stored, '/us/en/home')).toBe(expected)
  })

  test.each([
    ['its owner', 'ann', '/a', false],
    ['someone else on that page', 'ben', '/a', true],
    ['someone else on another page', 'ben', '/b', false],
  ])('%s', (_, sub, here, expected) => {
    expect(isSomeoneElses({ stored: '/a', owner: 'ann', here, sub })).toBe(expected)
  })
})
