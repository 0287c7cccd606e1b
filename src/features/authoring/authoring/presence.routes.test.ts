import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, PAGES, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { PRESENT_MS } from '#features/authoring/authoring/presence.store.ts'

let now = new Date('2026-11-16T09:00:00Z')
let site: TestApp
let ann: AuthorCalls
let ben: AuthorCalls
let others: readonly AuthorCalls[]

beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now } })
  ann = callsOf(site, await signInAs(site, 'ann@sps.example', { roles: ['author'], givenName: 'Ann', familyName: 'Berg' }))
  ben = callsOf(site, await signInAs(site, 'ben@sps.example', { roles: ['author'], givenName: 'Ben', familyName: 'Cole' }))
  others = [
    callsOf(site, await signInAs(site, 'buyer@sps.example')),
    callsOf(site, await signInAs(site, 'author@aerobt.example', { roles: ['author'] })),
  ]
})
afterAll(() => site.close())

const look = async (who: AuthorCalls, id: string) => (await who.send('POST', `${PAGES}/${id}/presence`)).json()

test('two authors on one page see each other, until one leaves or is not heard of any more', async () => {
  const { id, etag } = await ann.create('/together')
  expect(await look(ann, id)).toEqual({ others: [], etag, savedBy: 'Ann Berg' })
  expect((await look(ben, id)).others).toEqual([{ name: 'Ann Berg', since: '2026-11-16T09:00:00.000Z' }])
  expect((await look(ann, id)).others).toMatchObject([{ name: 'Ben Cole' }])
  expect((await ben.send('DELETE', `${PAGES}/${id}/presence`)).statusCode).toBe(204)
  expect((await look(ann, id)).others).toEqual([])
  await look(ben, id)
  now = new Date(now.getTime() + PRESENT_MS + 1)
  expect((await look(ann, id)).others).toEqual([])
})

test('who is on a page is told to nobody else', async () => {
  const { id } = await ann.create('/alone')
  for (const who of others) expect((await who.send('POST', `${PAGES}/${id}/presence`)).statusCode).toBe(404)
  expect((await callsOf(site).send('POST', `${PAGES}/${id}/presence`)).statusCode).toBe(401)
})
