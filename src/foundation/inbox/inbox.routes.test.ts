import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxSummaries } from '#foundation/inbox/summary.service.ts'
import { addNote, closeNote, inInbox, noteFeature } from '#foundation/inbox/testing/note-kind.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let buyer: SignedIn
let other: SignedIn
let abroad: SignedIn
const clock = { at: new Date('2026-11-18T12:00:00Z') }
beforeAll(async () => {
  site = await openTestApp([noteFeature], {}, { clock: { now: () => clock.at } })
  buyer = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'single@sps.example', { language: 'de', countryCode: 'DE' })
  abroad = await signInAs(site, 'buyer@hbtbt.example')
})
afterAll(() => site.close())

const LIST = '/api/inbox/v1'
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
const send = (method: Method, url: string, as: SignedIn | undefined, payload?: object) =>
  site.app.inject({
    method,
    url,
    headers: { host: as?.host ?? 'sps.localhost', cookie: as?.cookie ?? '', origin: `http://${as?.host ?? 'sps.localhost'}` },
    ...(payload && { payload }),
  })
type Entry = { id: string; title: string; isRead: boolean; needsAction: boolean }
type List = { entries: Entry[]; next: string | null; unread: number; needs: number; kinds: { kind: string; name: string }[] }
const list = async (as: SignedIn, query = ''): Promise<List> => (await send('GET', `${LIST}${query}`, as)).json()
const titles = ({ entries }: List): string[] => entries.map(({ title }) => title)
const later = (minutes: number): void => void (clock.at = new Date(clock.at.getTime() + minutes * 60_000))

test('what needs the person stands first, then the newest; pages follow each other without a gap', async () => {
  for (const subject of ['A', 'B', 'C', 'D', 'E']) {
    later(1)
    await addNote(site, buyer, subject, { needsAction: subject === 'B' })
  }
  expect(titles(await list(buyer))).toEqual(['Note B', 'Note E', 'Note D', 'Note C', 'Note A'])
  const first = await list(buyer, '?size=2')
  const second = await list(buyer, `?size=2&cursor=${first.next}`)
  const third = await list(buyer, `?size=2&cursor=${second.next}`)
  expect([first, second, third].flatMap(titles)).toEqual(['Note B', 'Note E', 'Note D', 'Note C', 'Note A'])
  expect(third.next).toBeNull()
  expect(first).toMatchObject({ unread: 5, needs: 1, kinds: [{ kind: 'note', name: 'Notes' }] })
})

test('titles are in the language of the reader', async () => {
  expect(titles(await list(buyer, '?language=de&country=de&size=1'))).toEqual(['Notiz B'])
})

test('words of a title find entries, in the language of the reader and in pages', async () => {
  expect(titles(await list(buyer, '?find=note%20b'))).toEqual(['Note B'])
  expect(titles(await list(buyer, '?find=notiz&language=de&size=2'))).toEqual(['Notiz B', 'Notiz E'])
  const first = await list(buyer, '?find=note&size=3')
  const second = await list(buyer, `?find=note&size=3&cursor=${first.next}`)
  expect([first, second].flatMap(titles)).toEqual(['Note B', 'Note E', 'Note D', 'Note C', 'Note A'])
  expect(second.next).toBeNull()
  expect(titles(await list(buyer, '?find=notiz'))).toEqual([])
  // Somebody else's entries are not searched.
  expect(titles(await list(other, '?find=note'))).toEqual([])
  expect((await send('GET', `${LIST}?find=${'x'.repeat(101)}`, buyer)).statusCode).toBe(400)
})

test('views and kinds narrow the list', async () => {
  await addNote(site, buyer, 'F', { kind: 'letter' })
  expect(titles(await list(buyer, '?view=needs'))).toEqual(['Note B'])
  expect(titles(await list(buyer, '?kind=letter'))).toEqual(['Note F'])
  expect(titles(await list(buyer, '?kind=nothing'))).toEqual([])
})

test('read is read on every device, and can be taken back', async () => {
  const { entries, unread } = await list(buyer)
  const [first] = entries
  const mark = (isRead: boolean) => send('PATCH', `${LIST}/entries/${first!.id}`, buyer, { isRead })
  expect((await mark(true)).json()).toEqual({ unread: unread - 1 })
  expect((await mark(true)).json()).toEqual({ unread: unread - 1 })
  const phone = await signInAs(site, 'buyer@sps.example')
  expect((await send('GET', `${LIST}/unread`, phone)).json()).toEqual({ unread: unread - 1 })
  expect(titles(await list(phone, '?view=unread'))).not.toContain(first!.title)
  expect((await mark(false)).json()).toEqual({ unread })
})

test('all is marked as read that came until a moment; what came later stays unread', async () => {
  const seen = clock.at.toISOString()
  later(1)
  await addNote(site, buyer, 'G')
  expect((await send('POST', `${LIST}/read`, buyer, { until: seen })).json()).toEqual({ unread: 1 })
  expect(titles(await list(buyer, '?view=unread'))).toEqual(['Note G'])
  expect((await send('POST', `${LIST}/read`, buyer, {})).json()).toEqual({ unread: 0 })
})

test('what is decided needs nobody, and what expired is not shown', async () => {
  await addNote(site, buyer, 'H', { needsAction: true })
  await closeNote(site, buyer, 'H')
  const { entries, needs, unread } = await list(buyer)
  expect([needs, unread]).toEqual([1, 0])
  expect(entries.find(({ title }) => title === 'Note H')).toMatchObject({ needsAction: false, isDone: true })
  await addNote(site, buyer, 'I', { expiresAt: new Date('2020-01-01') })
  expect(titles(await list(buyer))).not.toContain('Note I')
})

test('an inbox is the person’s own: others and other tenants see nothing of it and change nothing', async () => {
  const [{ id } = { id: '' }] = (await list(buyer)).entries
  for (const who of [other, abroad]) {
    expect((await list(who)).entries).toEqual([])
    expect((await send('PATCH', `${LIST}/entries/${id}`, who, { isRead: false })).statusCode).toBe(404)
  }
  for (const path of ['', '/unread', '/events', '/preferences'])
    expect((await send('GET', `${LIST}${path}`, undefined)).statusCode, path).toBe(401)
})

test.each([
  ['GET', '?size=0', undefined],
  ['GET', '?size=101', undefined],
  ['GET', '?language=xx', undefined],
  ['GET', '?country=USA', undefined],
  ['GET', '?cursor=nothing', undefined],
  ['GET', '?view=mine', undefined],
  ['PATCH', '/entries/x', { isRead: true }],
  ['PATCH', '/entries/00000000-0000-4000-8000-000000000000', { isRead: 'yes' }],
  ['POST', '/read', { until: 'now' }],
  ['PUT', '/preferences', { preferences: [] }],
  ['PUT', '/preferences', { preferences: [{ kind: 'note', mail: 'weekly' }] }],
  ['PUT', '/preferences', { preferences: [{ kind: 'unknown', mail: 'none' }] }],
] as const)('%s %s %j is 400', async (method, path, payload) => {
  expect((await send(method, `${LIST}${path}`, buyer, payload)).statusCode).toBe(400)
})

const mailOf = async (as: SignedIn, kind: string): Promise<string> => {
  const { preferences } = (await send('GET', `${LIST}/preferences`, as)).json() as {
    preferences: { kind: string; mail: string }[]
  }
  return preferences.find((one) => one.kind === kind)?.mail ?? ''
}
const choose = (as: SignedIn, kind: string, mail: string) =>
  send('PUT', `${LIST}/preferences`, as, { preferences: [{ kind, mail }] })

test('mails are chosen by kind; who chose nothing has what the kind says', async () => {
  expect([await mailOf(other, 'note'), await mailOf(other, 'letter')]).toEqual(['at-once', 'daily'])
  expect((await choose(other, 'note', 'daily')).statusCode).toBe(200)
  expect([await mailOf(other, 'note'), await mailOf(buyer, 'note')]).toEqual(['daily', 'at-once'])
})

test('kinds of staff are offered to staff alone', async () => {
  expect(await mailOf(buyer, 'request-waiting')).toBe('')
  expect((await choose(buyer, 'request-waiting', 'none')).statusCode).toBe(400)
})

const summariesTo = (who: SignedIn) =>
  inInbox(site, who, async ({ tx }) => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select subject, text from mail_outbox where template = 'inbox-summary'
        and to_address = (select email from person where id = ${who.personId}) order by created_at`.execute(tx)
    return rows
  })
const summarise = () => inInbox(site, other, (context) => inboxSummaries.run(context))

test('a summary comes once in the morning of the reader, in their language, and not when nothing is new', async () => {
  clock.at = new Date('2026-11-19T15:00:00Z')
  for (const subject of ['J', 'K', 'L']) await addNote(site, other, subject)
  await closeNote(site, other, 'L')
  await summarise()
  expect(await summariesTo(other)).toEqual([])
  clock.at = new Date('2026-11-20T06:00:00Z')
  await addNote(site, other, 'M')
  await summarise()
  await summarise()
  const [mail, ...more] = await summariesTo(other)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ihr Posteingang: 2 neu')
  expect(mail?.text).toContain('- Notiz J')
  expect(mail?.text).toContain('http://sps.localhost/de/de/secure/inbox')
  expect(mail?.text).not.toMatch(/Notiz [LM]/)
  const today = await signInAs(site, 'single@sps.example')
  expect((await send('POST', `${LIST}/read`, today, {})).json()).toEqual({ unread: 0 })
  clock.at = new Date('2026-11-21T06:00:00Z')
  await summarise()
  expect(await summariesTo(other)).toHaveLength(1)
})
