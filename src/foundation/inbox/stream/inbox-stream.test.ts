import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNote, inInbox, noteFeature } from '#foundation/inbox/testing/note-kind.ts'
import { followInbox } from '#app/follow-inbox.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { listen, openRawClient, type RawClient } from '#platform/testing/raw-client.ts'

let site: TestApp
let port: number
let follower: Awaited<ReturnType<typeof followInbox>>
beforeAll(async () => {
  site = await openTestApp([noteFeature], {}, { streamLimits: { perPerson: 2, inAll: 3 } })
  port = await listen(site.app)
  follower = await followInbox(await site.database.openSession(), site.services)
})
afterAll(async () => {
  await follower.stop()
  await site.close()
})

const follow = async (who: SignedIn): Promise<RawClient> => {
  const client = await openRawClient(port)
  client.send(`GET /api/inbox/v1/events HTTP/1.1\r\nhost: ${who.host}\r\ncookie: ${who.cookie}\r\n\r\n`)
  return client
}
const says = (unread: number): string => `event: unread\ndata: {"unread":${unread}}\n\n`
/** Resolves when the process noticed that the client has left. */
const leave = async (client: RawClient): Promise<void> => {
  const open = site.services.inboxStreams.count()
  client.socket.destroy()
  while (site.services.inboxStreams.count() === open) await new Promise((resolve) => setImmediate(resolve))
}

test('a stream says the count at once and after every change that is committed, to the person alone', async () => {
  const [buyer, other] = [await signInAs(site, 'buyer@sps.example'), await signInAs(site, 'single@sps.example')]
  const [first, second] = [await follow(buyer), await follow(other)]
  const head = await first.waitFor(says(0))
  expect(head).toContain('content-type: text/event-stream')
  expect(head).toContain('cache-control: private, no-store')
  await second.waitFor(says(0))
  await addNote(site, buyer, 'S-1')
  await first.waitFor(says(1))
  await addNote(site, other, 'S-1')
  await second.waitFor(says(1))
  expect(second.received().split('event: unread')).toHaveLength(3)
  await leave(first)
  await leave(second)
})

test('open streams are no load, and neither a person nor all of them have more than so many', async () => {
  const [buyer, other] = [await signInAs(site, 'buyer@sps.example'), await signInAs(site, 'single@sps.example')]
  const open = [await follow(buyer), await follow(buyer)]
  for (const client of open) await client.waitFor('event: unread')
  await site.app.load.whenIdle()
  const refused = await follow(buyer)
  expect(await refused.waitFor('\r\n\r\n')).toMatch(/^HTTP\/1.1 429 [^]*retry-after: 300/)
  const third = await follow(other)
  await third.waitFor('event: unread')
  const full = await follow(other)
  expect(await full.waitFor('\r\n\r\n')).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 60/)
  for (const client of [refused, full]) client.socket.destroy()
  for (const client of [...open, third]) await leave(client)
})

test('a stream ends with its session, and beats while the session lasts', async () => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  const client = await follow(buyer)
  await client.waitFor('event: unread')
  await site.services.inboxStreams.beat()
  await client.waitFor(':\n\n')
  await inInbox(site, buyer, ({ tx }) => sql`delete from session where id = ${buyer.sessionId}`.execute(tx))
  await site.services.inboxStreams.beat()
  await client.waitFor('event: end')
  expect(site.services.inboxStreams.count()).toBe(0)
  client.socket.destroy()
})

test('after a gap everybody is counted again, and a process that stops ends its streams', async () => {
  const buyer = await signInAs(site, 'buyer@sps.example')
  const client = await follow(buyer)
  await client.waitFor('event: unread')
  const before = client.received().split('event: unread').length
  site.services.inboxStreams.onGap()
  while (client.received().split('event: unread').length === before) await new Promise((resolve) => setImmediate(resolve))
  site.services.inboxStreams.endAll()
  expect(await client.waitFor('event: end')).toContain('event: end')
  client.socket.destroy()
})

test('a call without a socket gets the count and ends', async () => {
  const { cookie, host } = await signInAs(site, 'neighbour@sps.example')
  const { statusCode, body } = await site.app.inject({ url: '/api/inbox/v1/events', headers: { host, cookie } })
  expect([statusCode, body]).toEqual([200, says(0)])
})
