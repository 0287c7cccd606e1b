import { describe, expect, test } from 'vitest'
import { domainOf, isBlockedAddress, isInternalAddress, isPlainDomain } from '#foundation/identity/person/email-domain.rules.ts'

test.each([
  ['Ada@Halden.Example', 'halden.example'],
  ['"a@b"@c.example', 'c.example'],
])('the domain of %s is %s [5.1.1]', (email, expected) => expect(domainOf(email)).toBe(expected))

describe('as a blocked list [5.1.2]', () => {
  test.each([
    ['a@throwaway.example', true],
    ['a@MAIL.Throwaway.example', true],
    ['a@notthrowaway.example', false],
    ['a@throwaway.example.org', false],
  ])('%s is refused: %s', (email, expected) => expect(isBlockedAddress(email, ['throwaway.example'])).toBe(expected))
})

describe('as an internal list [5.1.3]', () => {
  test.each([
    ['a verified address of ours', 'ada@halden.example', true, true],
    ['an address that nobody has verified [T-56]', 'ada@halden.example', false, false],
    ['a customer', 'ada@corp.example', true, false],
    ['a domain below ours, which others may hold', 'ada@x.halden.example', true, false],
    ['a homograph with a Cyrillic a [T-56]', 'ada@h\u0430lden.example', true, false],
    ['the same in its ASCII form [T-56]', 'ada@xn--hlden-4ve.example', true, false],
    ['our domain in the local part', '"ada@halden.example"@corp.example', true, false],
  ])('%s', (_, email, isVerified, expected) => {
    expect(isInternalAddress({ email, isVerified }, ['halden.example'])).toBe(expected)
  })
})

test.each([
  ['halden.example', true],
  ['h\u0430lden.example', false],
  ['xn--hlden-4ve.example', false],
  ['mail.xn--p1ai', false],
  ['localhost', false],
  ['a..b', false],
])('%s is a plain domain: %s [T-56]', (domain, expected) => expect(isPlainDomain(domain)).toBe(expected))
