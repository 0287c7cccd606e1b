import { expect, test } from 'vitest'
import { readAdvisories } from './advisories.rules.ts'

const reportOf = (found: Record<string, string>): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(Object.entries(found).map(([name, severity]) => [name, { severity, range: '<2.0.0' }])),
  })

test.each([
  ['no finding', reportOf({}), 0, 'No advisory names a package of this version.'],
  ['a moderate one', reportOf({ left: 'moderate' }), 0, 'moderate: left <2.0.0, to be mended within 30 days'],
  ['a high one', reportOf({ left: 'high' }), 1, 'high: left <2.0.0, to be mended within 7 days'],
  ['a critical one', reportOf({ left: 'critical' }), 1, 'critical: left <2.0.0, to be mended within 2 days'],
  [
    'a registry without a list',
    JSON.stringify({ message: '405 Method Not Allowed' }),
    2,
    expect.stringContaining('nothing is known'),
  ],
  ['no answer', '', 2, expect.stringContaining('nothing is known')],
])('%s', (_, answer, exitCode, line) => {
  expect(readAdvisories(answer)).toEqual({ exitCode, lines: [line] })
})
