import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNote, closeNote, inInbox, noteFeature } from '#foundation/inbox/testing/note-kind.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let buyer: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestApp([noteFeature])
  buyer = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'single@sps.example')
})
afterAll(() => site.close())

type Row = { title: string; occurrence: string; isRead: boolean; isDone: boolean; isInSummary: boolean }
const rowsOf = (who: SignedIn, subject: string): Promise<Row[]> =>
  inInbox(site, who, async ({ tx }) => {
    const { rows } = await sql<Row>`
      select title, occurrence, read_at is not null as is_read, done_at is not null as is_done,
        summary_due_at is not null as is_in_summary
      from inbox_entry where person_id = ${who.personId} and subject = ${subject}`.execute(tx)
    return rows
  })
const mailsTo = (who: SignedIn, template: string): Promise<{ subject: string; text: string }[]> =>
  inInbox(site, who, async ({ tx }) => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select m.subject, m.text from mail_outbox m join person p on p.email = m.to_address
      where p.id = ${who.personId} and m.template = ${template} order by m.created_at`.execute(tx)
    return rows
  })
const choose = (who: SignedIn, kind: string, mail: string) =>
  inInbox(site, who, ({ tx }) =>
    sql`insert into inbox_preference (person_id, kind, mail) values (${who.personId}, ${kind}, ${mail})
      on conflict (tenant, person_id, kind) do update set mail = excluded.mail`.execute(tx),
  )

test('an entry is there once for a kind and subject; the same occurrence changes nothing, another one makes it unread', async () => {
  await addNote(site, buyer, 'N-1', { occurrence: 'first' })
  await closeNote(site, buyer, 'N-1')
  await addNote(site, buyer, 'N-1', { occurrence: 'first' })
  expect(await rowsOf(buyer, 'N-1')).toMatchObject([{ occurrence: 'first', isRead: true, isDone: true }])
  await addNote(site, buyer, 'N-1', { occurrence: 'second' })
  expect(await rowsOf(buyer, 'N-1')).toMatchObject([{ occurrence: 'second', isRead: false, isDone: false }])
})

test('what is decided is closed for everybody who had it, or for one of them', async () => {
  for (const who of [buyer, other]) await addNote(site, who, 'N-2', { needsAction: true })
  await closeNote(site, buyer, 'N-2')
  for (const who of [buyer, other]) expect(await rowsOf(who, 'N-2')).toMatchObject([{ isDone: true, isRead: true }])
})

test('what is rolled back is in nobody’s inbox and sends nothing', async () => {
  const before = (await mailsTo(buyer, 'inbox-entry')).length
  await expect(
    inInbox(site, buyer, async ({ tx }) => {
      await sql`insert into inbox_entry (person_id, kind, subject, occurrence, title, link, at)
        values (${buyer.personId}, 'note', 'N-3', '', 'written', '/', now())`.execute(tx)
      throw new Error('over')
    }),
  ).rejects.toThrow('over')
  expect(await rowsOf(buyer, 'N-3')).toEqual([])
  expect(await mailsTo(buyer, 'inbox-entry')).toHaveLength(before)
})

test('mail goes out at once, with the next summary, or not at all, as the person chose', async () => {
  const start = (await mailsTo(other, 'inbox-entry')).length
  expect(await addNote(site, other, 'N-4')).toMatchObject({ mailAtOnce: true })
  const [mail] = (await mailsTo(other, 'inbox-entry')).slice(start)
  expect(mail?.subject).toBe('Notes: something new for you')
  expect(mail?.text).toContain('Note N-4')
  expect(mail?.text).toContain('http://sps.localhost/us/en/secure/my-account')
  await choose(other, 'note', 'daily')
  expect(await addNote(site, other, 'N-5')).toMatchObject({ mailAtOnce: false })
  expect(await rowsOf(other, 'N-5')).toMatchObject([{ isInSummary: true }])
  await choose(other, 'note', 'none')
  expect(await addNote(site, other, 'N-6')).toMatchObject({ mailAtOnce: false })
  expect(await rowsOf(other, 'N-6')).toMatchObject([{ isInSummary: false }])
  expect(await mailsTo(other, 'inbox-entry')).toHaveLength(start + 1)
})

test('an area with a mail of its own is told whether to send it; a topic that is off counts until the kind is chosen', async () => {
  const letter = (subject: string) => addNote(site, buyer, subject, { kind: 'letter' })
  expect(await letter('L-1')).toMatchObject({ mailAtOnce: false })
  expect(await rowsOf(buyer, 'L-1')).toMatchObject([{ isInSummary: true }])
  await inInbox(site, buyer, ({ tx }) =>
    sql`insert into notification_preference (person_id, topic, by_email, in_portal) values (${buyer.personId}, 'news', false, true)`.execute(
      tx,
    ),
  )
  await letter('L-2')
  expect(await rowsOf(buyer, 'L-2')).toMatchObject([{ isInSummary: false }])
  const mails = await mailsTo(buyer, 'inbox-entry')
  await choose(buyer, 'letter', 'at-once')
  expect(await letter('L-3')).toMatchObject({ mailAtOnce: true })
  expect(await mailsTo(buyer, 'inbox-entry')).toEqual(mails)
})

test('a kind that no feature brings is refused, and somebody without an active account gets nothing', async () => {
  await expect(addNote(site, buyer, 'N-7', { kind: 'unknown' })).rejects.toThrow('No feature brings inbox entries')
  const nobody = { tenant: buyer.tenant, personId: '00000000-0000-4000-8000-000000000000' }
  expect(await addNote(site, nobody, 'N-8')).toEqual({ mailAtOnce: false, isNew: false })
})
