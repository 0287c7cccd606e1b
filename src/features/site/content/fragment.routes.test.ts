import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const fragment = { template: 'fragment-template', kind: 'Fragment' } as const
const hero = (title: string) => [{ id: 'hero', type: 'hero', props: { title } }]
const tabs = { id: 'tabs', type: 'tabs', props: { items: [{ label: 'One', html: '<p>First</p>' }] } }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await site.publish('sps', [
    { path: '/fragments/terms', ...fragment, blocks: hero('Terms') },
    { path: '/fragments/more', ...fragment, blocks: [tabs] },
    { path: '/fragments/header', ...fragment, blocks: hero('Header') },
    { path: '/secure/fragments/eula', ...fragment, blocks: hero('Licence') },
    { path: '/about', blocks: hero('About') },
  ])
})
afterAll(() => site.close())

const get = (path: string, { host = 'sps.localhost', cookie = '' } = {}) =>
  site.app.inject({ url: `/us/en${path}`, headers: { host, cookie } })
const GRID = '/jcr:content/root/responsivegrid.html'

test('a published fragment answers with its blocks and their styles, without a page around them [2.19.1] [7.7.3]', async () => {
  const { statusCode, body, headers } = await get(`/fragments/terms${GRID}`)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^<link rel="stylesheet"/)
  expect(body).toMatch(/<h1[^>]*>Terms<\/h1>/)
  expect(body).not.toContain('<html')
  expect(headers['x-robots-tag']).toBe('noindex')
})

test('interactive blocks of a fragment bring what wakes them, under names that no block of a page has', async () => {
  const { body } = await get(`/fragments/more${GRID}`)
  expect(body).toContain('<div id="fragments-more-tabs" data-island="tabs">')
  const data = /data-fragment-islands="">(.*?)<\/script>/.exec(body)?.[1] ?? '[]'
  expect(JSON.parse(data)).toMatchObject([{ id: 'fragments-more-tabs', type: 'tabs' }])
})

test.each([
  ['an ordinary page', '/about'],
  ['a part of the frame', '/fragments/header'],
  ['a fragment that nobody published', '/fragments/draft'],
  ['the portal’s, for an anonymous visitor', '/secure/fragments/eula'],
  ['a system path', '/system/sling'],
])('%s is not answered [T-39]', async (_, path) => {
  expect((await get(path + GRID)).statusCode).toBe(404)
})

test('a fragment belongs to its tenant alone [T-39]', async () => {
  expect((await get(`/fragments/terms${GRID}`, { host: 'aerobt.localhost' })).statusCode).toBe(404)
})

test('the portal’s fragments are for people with a session, and for no cache', async () => {
  const { cookie } = await signInAs(site, 'buyer@sps.example')
  const { statusCode, headers } = await get(`/secure/fragments/eula${GRID}`, { cookie })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
})
