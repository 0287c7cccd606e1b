import { expect, test } from 'vitest'
import {
  addMonths,
  readCertificateNumber,
  stateOf,
  writeCertificateNumber,
} from '#features/training/training/certificates/certificate.rules.ts'

const NOW = new Date('2026-11-16T09:00:00Z')

test.each([
  ['for ever', { validUntil: null, isRevoked: false }, 'valid'],
  ['until tomorrow', { validUntil: '2026-11-17', isRevoked: false }, 'valid'],
  ['on its last day', { validUntil: '2026-11-16', isRevoked: false }, 'valid'],
  ['the day after', { validUntil: '2026-11-15', isRevoked: false }, 'expired'],
  ['taken back', { validUntil: null, isRevoked: true }, 'revoked'],
] as const)('a certificate %s', (_, certificate, state) => expect(stateOf(certificate, NOW)).toBe(state))

test('a number is made of signs that nobody mixes up, and reads back however it is typed', () => {
  const number = writeCertificateNumber(Uint8Array.from({ length: 12 }, (_, index) => index * 21))
  expect(number).toMatch(/^TC(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' '), ` ${number.replaceAll('-', '')} `])
    expect(readCertificateNumber(typed)).toBe(number)
  expect(readCertificateNumber('TC-OOOO-1lIi-ZZZZ')).toBe('TC-0000-1111-ZZZZ')
})

test.each(['', 'TC', 'TC-1234', 'XX-0000-0000-0000', 'TC-0000-0000-000U', 'TC-0000-0000-0000-0', '../../etc', 'constructor'])(
  '%j is no number',
  (typed) => expect(readCertificateNumber(typed)).toBeUndefined(),
)

test.each([
  ['2026-11-16', 24, '2028-11-16'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-31', 36, '2029-12-31'],
])('%s and %i months is %s', (day, months, end) => expect(addMonths(day, months)).toBe(end))
