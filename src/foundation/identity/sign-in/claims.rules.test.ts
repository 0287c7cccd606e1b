import { expect, test } from 'vitest'
import { readClaims } from '#foundation/identity/sign-in/claims.rules.ts'

const names = {
  email: 'email',
  emailVerified: 'email_verified',
  givenName: 'given_name',
  familyName: 'family_name',
  phone: 'phone_number',
  language: 'locale',
}
const isAddress = (value: string) => /^[^@]+@[^@]+$/.test(value)
const claims = {
  sub: '1',
  email: 'Ada@Corp.example',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
  locale: 'de-DE',
}

test('standard claims fill our fields', () => {
  expect(readClaims(claims, names, isAddress)).toEqual({
    email: 'ada@corp.example',
    givenName: 'Ada',
    familyName: 'Byron',
    phone: '',
    jobTitle: '',
    department: '',
    language: 'de',
    isInternal: false,
  })
})

test('a provider with names of its own is mapped', () => {
  const own = { ...names, email: 'upn', givenName: 'vorname', jobTitle: 'title', isInternal: 'staff' }
  const foreign = { ...claims, upn: 'a@b.example', vorname: 'Ada', title: 'Buyer', staff: true }
  expect(readClaims(foreign, own, isAddress)).toMatchObject({ email: 'a@b.example', jobTitle: 'Buyer', isInternal: true })
})

test.each([
  ['no address', { email: undefined }, 'noEmail', 'email'],
  ['an address that is not verified', { email_verified: false }, 'unverified', 'email_verified'],
  ['an address of which nothing is said', { email_verified: undefined }, 'unverified', 'email_verified'],
  ['an address that is no text', { email: ['a@b.example'] }, 'noEmail', 'email'],
  ['no address at all', { email: 'Ada' }, 'noEmail', 'email'],
])('%s is nobody, and says which claim is missing [T-56, T-74]', (_, change, fault, claim) => {
  expect(readClaims({ ...claims, ...change }, names, isAddress)).toEqual({ fault, claim })
})

test('being internal is claimed under the configured name only [T-56]', () => {
  expect(readClaims({ ...claims, isInternal: true }, names, isAddress)).toMatchObject({ isInternal: false })
})
