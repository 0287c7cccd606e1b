import { expect, test } from 'vitest'
import { decideInternal } from '#foundation/identity/policy/internal.rules.ts'

const DOMAINS = ['halden.example']
const proven = new Date('2026-01-01T00:00:00Z')
const person = { isInternal: false, email: 'jo@halden.example', emailVerifiedAt: proven }

test.each([
  ['by the provider’s word [6.3.1]', { ...person, isInternal: true, email: 'jo@else.example' }, 'internal.claim'],
  ['by a proven company address [6.3.1]', person, 'internal.company-address'],
  ['by a company address in capitals [6.3.1]', { ...person, email: 'Jo@HALDEN.example' }, 'internal.company-address'],
])('a person is internal %s', (_, facts, rule) => {
  expect(decideInternal(facts, DOMAINS)).toMatchObject({ allowed: true, reasons: [{ rule }] })
})

test.each([
  ['another address', { ...person, email: 'jo@customer.example' }, 'internal.external'],
  ['a company address nobody has proven', { ...person, emailVerifiedAt: null }, 'internal.unproven-address'],
  ['a letter that only looks the same', { ...person, email: 'jo@hаlden.example' }, 'internal.external'],
  ['a company name in front of another domain', { ...person, email: 'jo@halden.example.evil.example' }, 'internal.external'],
  ['a subdomain', { ...person, email: 'jo@evil.halden.example' }, 'internal.external'],
  ['two at signs', { ...person, email: 'jo@evil.example@halden.example' }, 'internal.external'],
])('%s does not make a person internal [T-56]', (_, facts, rule) => {
  expect(decideInternal(facts, DOMAINS)).toMatchObject({ allowed: false, reasons: [{ rule }] })
})

test('the reason names the domain, and nothing else of the address', () => {
  const domain = { domain: 'halden.example' }
  expect(decideInternal(person, DOMAINS).reasons).toMatchObject([{ rule: 'internal.company-address', values: domain }])
  expect(decideInternal({ ...person, emailVerifiedAt: null }, DOMAINS).reasons).toMatchObject([
    { rule: 'internal.unproven-address', values: domain },
  ])
})
