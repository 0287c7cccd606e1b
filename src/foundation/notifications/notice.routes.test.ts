import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let now = new Date('2026-11-15T12:00:00Z')
const everyone = { visibility: 'show-for-everyone' }
const items = [
  { ...everyone, id: 'open', text: 'Open to all', link: { label: 'Why', href: '/us/en/why' } },
  { id: 'closed', visibility: 'show-for-authenticated', title: 'Customers', text: `Customers only ${'x'.repeat(400)}` },
  { ...everyone, id: 'past', text: 'Over and done', endDate: '2026-11-14' },
  { ...everyone, id: 'soon', text: 'From tomorrow', startDate: '2026-11-16', dismissable: true, noOfDays: 3 },
]
const fragment = (notices: readonly object[]) => ({
  path: '/fragments/notifications',
  template: 'fragment-template' as const,
  kind: 'Fragment' as const,
  blocks: [{ id: 'notifications', type: 'notifications', props: { items: notices } }],
})

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now }, tenants: { process: { flags: { notificationAlert: 'FALSE' } } } })
  await site.publish('sps', [
    { path: '/about' },
    { path: '/quiet', flags: { notificationAlert: 'FALSE' } },
    { path: '/secure/sps-home' },
    fragment(items),
  ])
  await site.publish('process', [{ path: '/about' }, fragment(items)])
  await site.publish('aerobt', [{ path: '/about' }])
})
afterAll(() => site.close())

const get = (url: string, { host = 'sps.localhost', cookie = '' } = {}) =>
  site.app.inject({ url, headers: { host, cookie, accept: 'text/html' } })
const LIST = '/api/notifications?country=us&language=en'
const idsIn = (html: string) => [...html.matchAll(/data-notice="([^"]*)"/g)].map(([, id]) => id)
type List = { notifications: { id: string; text: string }[] }

test('the page of an anonymous visitor holds what is for everyone now, and an empty place for the rest [1.0.7, 2.7.1, 4.8.1] [T-34]', async () => {
  const { body, headers } = await get('/us/en/about')
  expect(idsIn(body)).toEqual(['open', 'closed'])
  expect(body).toContain('Open to all')
  expect(body).toMatch(/<section[^>]*aria-label="Notifications"/)
  expect(body).not.toMatch(/Customers|Over and done|From tomorrow/)
  expect(headers['cache-control']).toMatch(/^public/)
})

test('the same page is sent to someone who is signed in: what they may read is not in it [T-34]', async () => {
  const { cookie } = await signInAs(site, 'buyer@sps.example')
  expect((await get('/us/en/about', { cookie })).body).toBe((await get('/us/en/about')).body)
  expect((await get('/us/en/secure/sps-home', { cookie })).body).not.toContain('Customers only')
})

test('a cached page is made anew when a notice starts [4.8.1]', async () => {
  await get('/us/en/about')
  now = new Date('2026-11-15T23:59:59.999Z')
  expect(idsIn((await get('/us/en/about')).body)).toEqual(['open', 'closed'])
  now = new Date('2026-11-16T00:00:00Z')
  expect(idsIn((await get('/us/en/about')).body)).toEqual(['open', 'closed', 'soon'])
  now = new Date('2026-11-15T12:00:00Z')
})

test('notificationAlert is about the banner of exports: notices are shown whatever it says [4.16.11]', async () => {
  expect(idsIn((await get('/us/en/quiet')).body)).toEqual(['open', 'closed'])
  expect(idsIn((await get('/us/en/about', { host: 'process.localhost' })).body)).toEqual(['open', 'closed'])
})

test.each([
  ['sps', '/us/en/quiet', 'preview'],
  ['sps', '/us/en/quiet', 'edit'],
  ['process', '/us/en/about', 'preview'],
] as const)(
  'an author of %s at %s in %s sees every notice without notificationAlert [4.8.2, 6.13.2]',
  async (tenant, path, mode) => {
    const { cookie } = await signInAs(site, `alert-${mode}@${tenant}.example`, { roles: ['author'] })
    const { body } = await get(`${path}?wcmmode=${mode}`, { cookie, host: `${tenant}.localhost` })
    expect(idsIn(body)).toEqual(['open', 'closed', 'past', 'soon'])
  },
)

test.each(['preview', 'edit'])('an author in %s sees every notice, whatever its dates [4.8.2, 6.13.2]', async (mode) => {
  const { cookie } = await signInAs(site, 'author@sps.example', { roles: ['author'] })
  const { body, headers } = await get(`/us/en/about?wcmmode=${mode}`, { cookie })
  expect(idsIn(body)).toEqual(['open', 'closed', 'past', 'soon'])
  expect(body).toContain('Over and done')
  expect(headers['cache-control']).toBe('private, no-store')
  expect((await get('/us/en/about')).body).not.toContain('Over and done')
})

test('an anonymous visitor is told what is for everyone, a customer also what is for customers [2.7.1] [T-34]', async () => {
  const anonymous = await get(LIST)
  expect(anonymous.json<List>().notifications.map(({ id }) => id)).toEqual(['open'])
  expect(anonymous.body).not.toContain('Customers only')
  const { cookie } = await signInAs(site, 'buyer@sps.example')
  const customer = await get(LIST, { cookie })
  expect(customer.headers['cache-control']).toBe('private, no-store')
  const [, closed] = customer.json<List>().notifications
  expect(closed).toMatchObject({ id: 'closed', title: 'Customers', isCut: true })
  expect(closed?.text).toHaveLength(320)
})

test('another tenant’s notices are not told, not even to its own people here', async () => {
  const { cookie } = await signInAs(site, 'buyer@aerobt.example')
  for (const who of ['', cookie]) {
    const answer = await get(LIST, { host: 'aerobt.localhost', cookie: who })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ notifications: [] })
  }
  expect((await get(LIST, { cookie })).body).not.toContain('Customers only')
})

test.each(['', '?country=us', '?country=us&language=xx', '?country=U%00&language=en', '?country=us&country=de&language=en'])(
  'notifications%s is refused',
  async (query) => {
    const { statusCode } = await site.app.inject({ url: `/api/notifications${query}`, headers: { host: 'sps.localhost' } })
    expect(statusCode).toBe(400)
  },
)
