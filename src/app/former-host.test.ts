import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'

const FORMER = 'safety.old.example'
const PRESENT = 'http://sps.localhost'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], {}, { tenants: { sps: { formerHosts: [FORMER] } } })
  await site.publish('sps', [{ path: '/offers', title: 'Offers' }])
})
afterAll(() => site.close())

const PAGE = { host: FORMER, origin: `http://${FORMER}` }
const PROGRAM = { host: FORMER }
const inject = (method: 'GET' | 'HEAD' | 'POST', url: string, headers: Readonly<Record<string, string>> = PAGE) =>
  site.app.inject({ method, url, headers })

test.each(['/', '/us/en/offers', '/us/en/search?q=pump&page=2', '/us/en/nowhere', '/robots.txt', '/pif/api/session/details'])(
  'GET %s leads to the present host, with path and query, also when the page is in the cache',
  async (url) => {
    await site.app.inject({ url, headers: { host: 'sps.localhost' } })
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await inject(method, url)
      expect([answer.statusCode, answer.headers.location]).toEqual([301, `${PRESENT}${url}`])
      expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
    }
  },
)

test('a session of the former host is not used there any more, and forms of pages that were open are told where the site is', async () => {
  const { cookie } = await signInAs(site, 'buyer@sps.example')
  expect((await inject('GET', '/api/me/sessions', { ...PAGE, cookie })).statusCode).toBe(301)
  const answer = await inject('POST', '/api/lists/v1', { ...PAGE, cookie })
  expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([
    421,
    'host_moved',
    `This site has moved to ${PRESENT}.`,
  ])
  const form = await inject('POST', '/us/en/register', { ...PAGE, accept: 'text/html' })
  expect([form.statusCode, form.headers.location]).toEqual([303, `${PRESENT}/`])
})

test('programs and procurement systems are served at the address that they know', async () => {
  expect((await inject('POST', '/api/integration/v1/orders', PROGRAM)).statusCode).toBe(401)
  expect((await inject('POST', '/mcp', PROGRAM)).statusCode).toBe(401)
  expect((await inject('POST', '/punchout/cxml', PROGRAM)).headers['content-type']).toContain('text/xml')
})

test('probes answer at every host', async () => {
  expect((await inject('GET', '/healthz')).statusCode).toBe(200)
})
