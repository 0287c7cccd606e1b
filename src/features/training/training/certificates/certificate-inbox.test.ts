import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { certificateInbox, remindOfCertificates } from '#features/training/training/certificates/certificate-inbox.service.ts'
import { insertCertificates } from '#features/training/training/certificates/certificate.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { runRecurring } from '#platform/jobs/recurring.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const NOW = new Date('2026-11-16T09:00:00Z')

let site: TestApp
let trainee: SignedIn
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(site.services.db, 'hbtbt', work)

beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => NOW } })
  trainee = await signInAs(site, 'trainee@hbtbt.example')
})
afterAll(() => site.close())
beforeEach(() =>
  inTenant(async (tx) => {
    await sql`delete from certificate`.execute(tx)
    await sql`delete from inbox_entry`.execute(tx)
  }),
)

const hold = (number: string, validUntil: string | null, more: { courseId?: string; isRevoked?: boolean } = {}) =>
  inTenant((tx) =>
    insertCertificates(tx, [
      {
        ...{ number, personId: trainee.personId, holder: 'Ada Trainee', courseId: 'FIRE-120', dateId: null, isRevoked: false },
        ...{ courseTitles: { en: 'Fire panels' }, issuedOn: '2024-12-01', validUntil, ...more },
      },
    ]),
  )
const remind = () =>
  runRecurring({
    ...{ db: site.services.db, services: site.services, recurring: [remindOfCertificates] },
    log: { error: (problem: unknown) => expect(problem).toBeUndefined() } as never,
  })
const listEntries = async () => {
  const { host, cookie } = trainee
  const answer = await site.app.inject({ url: `/api/inbox/v1?kind=${certificateInbox.kind}`, headers: { host, cookie } })
  return answer.json<{ entries: { title: string; line: string | null }[] }>().entries
}

test('whoever holds a certificate hears once that it runs out, two months before', async () => {
  await hold('TC-AAAA-AAAA-AAAA', '2027-01-15')
  await remind()
  await remind()
  expect(await listEntries()).toMatchObject([
    { title: expect.stringMatching(/^Your certificate Fire panels runs out on /), line: expect.stringContaining('TC-AAAA') },
  ])
})

test.each([
  ['ends later', '2027-01-16', {}],
  ['has ended', '2026-11-15', {}],
  ['holds for ever', null, {}],
  ['was revoked', '2026-12-01', { isRevoked: true }],
] as const)('nobody hears of one that %s', async (_, validUntil, more) => {
  await hold('TC-AAAA-AAAA-AAAA', validUntil, more)
  await remind()
  expect(await listEntries()).toEqual([])
})

test('one that a later certificate of the course replaces is none to renew; one of another course is', async () => {
  await hold('TC-AAAA-AAAA-AAAA', '2026-12-01')
  await hold('TC-BBBB-BBBB-BBBB', '2028-12-01')
  await hold('TC-CCCC-CCCC-CCCC', '2026-12-01', { courseId: 'GAS-10' })
  await remind()
  expect((await listEntries()).map(({ line }) => line)).toEqual([expect.stringContaining('TC-CCCC')])
})
