import { expect, test } from 'vitest'
import { checkCertificate } from '#platform/doctor/certificate.rules.ts'

const now = new Date('2026-11-18T12:00:00Z')
test.each([
  ['good for a month', '2026-12-18T12:00:00Z', undefined, undefined],
  ['good for 13 days', '2026-12-01T13:00:00Z', undefined, 'expires on 2026-12-01'],
  ['expired', '2026-11-17T12:00:00Z', 'CERT_HAS_EXPIRED', 'expired on 2026-11-17'],
  ['of nobody', '2027-12-18T12:00:00Z', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)'],
])('a certificate %s', (_, validTo, refusedFor, expected) => {
  expect(checkCertificate({ validTo: new Date(validTo), refusedFor }, now)).toBe(expected)
})
