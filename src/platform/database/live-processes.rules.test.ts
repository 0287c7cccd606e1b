import { expect, test } from 'vitest'
import { isOlderSession, nameSessions } from '#platform/database/live-processes.rules.ts'

test.each([
  ['', true],
  ['portico worker', true],
  ['portico 2026-11-18-39', true],
  ['portico 2026-11-18-40 jobs', false],
  ['portico 2027-01-01-01', false],
  ['psql', false],
  ['pg_dump', false],
])('a session named "%s" is older: %s', (name, expected) => {
  expect(isOlderSession(name, '2026-11-18-40-service-data')).toBe(expected)
})

test('sessions are named after the newest migration', () => {
  expect(nameSessions(['2026-11-16-01-platform', '2026-11-18-40-service-data'])).toBe('portico 2026-11-18-40')
})
