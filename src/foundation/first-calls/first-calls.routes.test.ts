import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const HOST = 'sps.localhost'
let site: TestApp
let buyer: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  other = await signInAs(site, 'single@sps.example')
})
afterAll(() => site.close())

const get = (url: string, as?: SignedIn) => site.app.inject({ url, headers: { host: HOST, cookie: as?.cookie ?? '' } })
const first = (of: readonly string[], as?: SignedIn) =>
  get(`/api/me/v1/first-calls?${new URLSearchParams(of.map((one) => ['of', one])).toString()}`, as)
type Line = { readonly address: string; readonly status: number; readonly body: string }
const linesOf = (body: string): { list: string[]; replies: Line[] } => {
  const [list, ...replies] = body.trim().split('\n')
  return { list: JSON.parse(list ?? '[]'), replies: replies.map((line) => JSON.parse(line)) }
}

const UNREAD = '/api/inbox/v1/unread'
const CARDS = '/api/home/v1/cards?language=en'

test('each reply is the one that the call by itself gets, and the person’s own', async () => {
  for (const person of [buyer, other]) {
    const { list, replies } = linesOf((await first([UNREAD, CARDS], person)).body)
    expect(list).toEqual([UNREAD, CARDS])
    for (const { address, status, body } of replies) {
      const alone = await get(address, person)
      expect({ status, body }).toEqual({ status: alone.statusCode, body: alone.body })
    }
  }
})

test('only what pages call first is fetched, once each, and nobody without a session gets any of it', async () => {
  const requested = [
    UNREAD,
    UNREAD,
    '/bin/deleteLogin',
    '/pif/api/session/userinfo',
    '/api/cart/v1',
    '/us/en',
    '/api/me/v1/first-calls?of=/us',
  ]
  expect(linesOf((await first(requested, buyer)).body).replies.map(({ address }) => address)).toEqual([UNREAD])
  expect((await first([UNREAD])).statusCode).toBe(401)
  expect((await first(['http://elsewhere.example/'], buyer)).statusCode).toBe(400)
  expect(
    (
      await first(
        Array.from({ length: 21 }, () => UNREAD),
        buyer,
      )
    ).statusCode,
  ).toBe(400)
})

test('a session that has ended gets nothing from here either', async () => {
  const leaver = await signInAs(site, 'buyer@sps.example')
  expect((await first([UNREAD], leaver)).statusCode).toBe(200)
  await site.app.inject({ url: '/system/sling/logout.html', headers: { host: HOST, cookie: leaver.cookie } })
  const after = await get(UNREAD, leaver)
  const { statusCode, body } = await first([UNREAD], leaver)
  if (statusCode === 200) expect(linesOf(body).replies[0]?.body).toBe(after.body)
  else expect(statusCode).toBe(401)
})

test('a page of the portal names its calls in the head, in the order in which they are needed; a public one has none', async () => {
  await site.publish('sps', [
    { path: '/secure/sps-home', title: 'Home', blocks: [{ id: 'cards', type: 'home-cards', props: {} }] },
    { path: '/products', title: 'Products' },
  ])
  const portal = (await get('/us/en/secure/sps-home', buyer)).body
  const href = /<link rel="preload" as="fetch" href="([^"]+)" crossorigin="anonymous"\/>/i
    .exec(portal)?.[1]
    ?.replaceAll('&amp;', '&')
  const of = new URL(href ?? '', 'http://sps.localhost').searchParams.getAll('of')
  expect(of[0]).toBe('/api/home/v1/cards?language=en')
  expect(of).toContain(UNREAD)
  // What tags and other programs of a page listen for stays a call of its own.
  expect(of.filter((address) => !address.startsWith('/api/'))).toEqual([])
  const { replies } = linesOf((await get(href ?? '', buyer)).body)
  expect(replies.map(({ status }) => status)).toEqual(of.map(() => 200))
  expect((await get('/us/en/products', buyer)).body).not.toContain('as="fetch"')
})

test.each([
  ['order-list', '/us/en/secure/orders', ['/api/orders/v1', '/api/me/views?list=orders']],
  ['invoice-list', '/us/en/secure/invoices', ['/api/invoices/v1', '/api/invoices/v1/summary', '/api/me/views?list=invoices']],
  ['case-list', '/us/en/secure/support/cases', ['/api/me/views?list=cases']],
] as const)(
  'the page of an %s names what its first screen shows, but not where the address filters it',
  async (type, url, calls) => {
    await site.publish('sps', [{ path: url.slice('/us/en'.length), title: 'List', blocks: [{ id: 'list', type, props: {} }] }])
    const callsOf = async (address: string): Promise<string[]> => {
      const href = /<link rel="preload" as="fetch" href="([^"]+)"/.exec((await get(address, buyer)).body)?.[1] ?? ''
      return new URL(href.replaceAll('&amp;', '&'), 'http://sps.localhost').searchParams.getAll('of')
    }
    const plain = await callsOf(url)
    expect(plain.slice(0, calls.length)).toEqual(calls)
    expect((await callsOf(`${url}?state=Shipped`)).filter((call) => (calls as readonly string[]).includes(call))).toEqual([])
  },
)
