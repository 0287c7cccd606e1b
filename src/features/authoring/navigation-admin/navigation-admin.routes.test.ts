import { afterAll, beforeAll, expect, test } from 'vitest'
import * as moves from '#features/authoring/navigation-admin/move-entry.rules.ts'
import { readNavigation, writeNavigation, type Fragment } from '#features/authoring/navigation-admin/nav-tree.rules.ts'
import { applyTenants } from '#app/apply-tenants.ts'
import { callsOf, PAGES, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'

const SPS = { key: 'sps', name: 'Halden Safety', hosts: ['sps.localhost'] }
const HEADER = '/fragments/header'
const SCREEN = '/us/en/back-office/navigation'

let site: TestApp
let author: AuthorCalls
let buyer: AuthorCalls
let visitor: AuthorCalls
beforeAll(async () => {
  site = await openTestApp()
  await applyTenants(site.database.owner, JSON.stringify([SPS]), createSecretBox([Buffer.alloc(32, 1)]))
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  buyer = callsOf(site, await signInAs(site, 'buyer@sps.example', {}))
  visitor = callsOf(site)
})
afterAll(() => site.close())

test('the screen is there for authors on a new site, and for nobody else', async () => {
  const { statusCode, body } = await author.get(SCREEN)
  expect([statusCode, body.includes('>Navigation</h1>')]).toEqual([200, true])
  expect((await buyer.get(SCREEN)).statusCode).toBe(404)
  expect((await visitor.get(SCREEN)).statusCode).toBe(302)
})

const readHeader = async () => {
  const { pages } = (await author.get(`${PAGES}?locale=us/en&path=${HEADER}`)).json()
  return (await author.get(`${PAGES}/${pages[0].id}`)).json() as { id: string; etag: string; version: number; content: Fragment }
}

test('an entry is in the header of a new site once it is published, and the versions before are kept', async () => {
  const page = await readHeader()
  const fragments = new Map([[HEADER, page.content]])
  const entry = { id: 'new', title: 'Press room', href: 'https://press.example', rest: {}, children: [] }
  const navigation = moves.moveEntry(moves.addLink(readNavigation(fragments), 'entries', entry), 'new', 'up')
  const content = writeNavigation(fragments, navigation).get(HEADER) ?? page.content
  expect((await author.save(page.id, page.etag, content)).statusCode).toBe(200)
  expect((await visitor.get('/us/en')).body).not.toContain('Press room')
  expect((await author.publish(page.id)).statusCode).toBe(200)
  site.services.pageCache.dropAll()
  expect((await visitor.get('/us/en')).body).toContain('Press room')
  expect((await author.get(`${PAGES}/${page.id}/versions`)).json().versions).toHaveLength(page.version + 1)
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])('a link to %s is refused [T-4]', async (href) => {
  const page = await readHeader()
  const fragments = new Map([[HEADER, page.content]])
  const navigation = moves.addLink(readNavigation(fragments), 'entries', { id: 'new', title: 'X', href, rest: {}, children: [] })
  const content = writeNavigation(fragments, navigation).get(HEADER) ?? page.content
  expect((await author.save(page.id, page.etag, content)).statusCode).toBe(422)
})
