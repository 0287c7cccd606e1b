import { expect, test } from 'vitest'
import { readClaims } from '#features/identity/sign-in/claims.rules.ts'

const names = {
  email: 'email',
  emailVerified: 'email_verified',
  givenName: 'given_name',
  familyName: 'family_name',
  phone: 'phone_number',
  language: 'locale',
}
const claims = {
  sub: '1',
  email: 'Ada@Corp.example',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
  locale: 'de-DE',
}

test('standard claims fill our fields', () => {
  expect(readClaims(claims, names)).toEqual({
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
  expect(readClaims(foreign, own)).toMatchObject({ email: 'a@b.example', jobTitle: 'Buyer', isInternal: true })
})

test.each([
  ['no address', { email: undefined }],
  ['an address that is not verified', { email_verified: false }],
  ['an address of which nothing is said', { email_verified: undefined }],
  ['an address that is no text', { email: ['a@b.example'] }],
])('%s is nobody [T-56]', (_, change) => {
  expect(readClaims({ ...claims, ...change }, names)).toBeUndefined()
})

test('being internal is claimed under the configured name only [T-56]', () => {
  expect(readClaims({ ...claims, isInternal: true }, names)?.isInternal).toBe(false)
})
