import { expect, test } from 'vitest'
import { HEALTH_PARTS, assessPart, worstOf, type HealthFacts } from '#features/administration/operations/health/health.rules.ts'

const now = new Date('2026-11-16T12:00:00Z')
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)

const well: HealthFacts = {
  database: { answeredInMs: 2 },
  jobs: { workers: 1, waiting: 0, waitingSince: null, running: 0, failed: 0 },
  pages: { scheduled: 2, overdue: 0 },
  mails: { waiting: 0, waitingSince: null, failed: 0 },
  outbox: { waiting: 0, waitingSince: null, failed: 0 },
  search: { waiting: 0, waitingSince: null, writtenAt: ago(5000) },
  files: { free: 50, total: 100 },
  storage: { used: 10, allowed: 100 },
}

test('a site that works is well in every part', () => {
  expect(HEALTH_PARTS.map((part) => assessPart(part, well, now))).toEqual(HEALTH_PARTS.map(() => 'ok'))
})

test.each([
  ['a slow database', 'database', { database: { answeredInMs: 201 } }, 'warn'],
  ['a database that hardly answers', 'database', { database: { answeredInMs: 1001 } }, 'bad'],
  ['no worker', 'jobs', { jobs: { ...well.jobs, workers: 0 } }, 'bad'],
  ['work that failed', 'jobs', { jobs: { ...well.jobs, failed: 1 } }, 'warn'],
  ['work that waits six minutes', 'jobs', { jobs: { ...well.jobs, waiting: 1, waitingSince: ago(6) } }, 'warn'],
  ['work that waits five minutes', 'jobs', { jobs: { ...well.jobs, waiting: 1, waitingSince: ago(5) } }, 'ok'],
  ['a page whose time has come', 'pages', { pages: { scheduled: 1, overdue: 1 } }, 'bad'],
  ['a mail that was given up', 'mails', { mails: { ...well.mails, failed: 1 } }, 'warn'],
  ['mails that wait for an hour', 'mails', { mails: { ...well.mails, waiting: 9, waitingSince: ago(60) } }, 'bad'],
  ['a delivery that was given up', 'outbox', { outbox: { ...well.outbox, failed: 1 } }, 'warn'],
  ['changes that search has not seen', 'search', { search: { ...well.search, waiting: 1, waitingSince: ago(16) } }, 'warn'],
  ['little room', 'files', { files: { free: 14, total: 100 } }, 'warn'],
  ['stored files that come near to what is allowed', 'storage', { storage: { used: 90, allowed: 100 } }, 'warn'],
  ['hardly any room', 'files', { files: { free: 4, total: 100 } }, 'bad'],
  ['a store that says nothing of its room', 'files', { files: { free: null, total: null } }, 'ok'],
] as const)('%s counts', (_, part, differs, expected) => {
  expect(assessPart(part, { ...well, ...differs }, now)).toBe(expected)
})

test('the worst part is what the site is', () => {
  expect([worstOf([]), worstOf(['ok', 'warn']), worstOf(['bad', 'warn', 'ok'])]).toEqual(['ok', 'warn', 'bad'])
})
