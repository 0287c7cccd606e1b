import { expect, test } from 'vitest'
import { expectsPrimary, checkReader, type ReaderFacts } from '#platform/doctor/reader.rules.ts'

const HEALTHY: ReaderFacts = {
  ...{ isStandby: true, isPrimary: false, isSameSystem: true, isPaused: false, behind: 0, missingMigrations: [] },
  ...{ user: 'portico_app', isSuperuser: false, bypassesRls: false },
}
const PROMOTED = { isStandby: false }

test.each<[string, Partial<ReaderFacts>, RegExp | undefined]>([
  ['one that keeps up', {}, undefined],
  ['the primary itself', { ...PROMOTED, isPrimary: true }, /server of DATABASE_URL itself/],
  ['one that was promoted', PROMOTED, /not a standby/],
  ['a server of somebody else', { ...PROMOTED, isSameSystem: false }, /not a standby/],
  ['a standby of another primary, however late', { isSameSystem: false, behind: 5, isPaused: true }, /another primary/],
  ['one whose replay stands still', { isPaused: true, behind: 900 }, /Replay stands still/],
  ['one that is a little late', { behind: 900 }, /900 bytes behind/],
  ['one that is very late', { behind: 9e6, missingMigrations: ['2026-01-01-x'] }, /9 MB behind/],
  ['one with an older schema', { missingMigrations: ['2026-01-01-x', 'y'] }, /lacks 2 migrations.*\(2026-01-01-x first\)/],
  ['a superuser', { isSuperuser: true, user: 'postgres' }, /"postgres" of .* row-level security/],
  ['a user who bypasses row-level security', { bypassesRls: true }, /row-level security/],
])('a replica: %s', (_, facts, what) => {
  const findings = checkReader('db2:5432', { ...HEALTHY, ...facts })
  expect(findings.map((finding) => finding.what)).toEqual(what ? [expect.stringMatching(what)] : [])
  for (const finding of findings)
    expect([finding.what, finding.cure.length > 20]).toEqual([expect.stringContaining('db2:5432'), true])
})

test('the primary may be listed beside its standby, not alone', () => {
  const primary = { ...HEALTHY, ...PROMOTED, isPrimary: true }
  expect([expectsPrimary([primary]), expectsPrimary([primary, { ...HEALTHY, isSameSystem: false }])]).toEqual([false, false])
  expect(expectsPrimary([primary, HEALTHY])).toBe(true)
})
