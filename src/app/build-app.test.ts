import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { listen, openRawClient } from '#platform/testing/raw-client.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let port: number
beforeAll(async () => {
  site = await openTestApp()
  await site.publish('sps', [{ path: '/' }])
  port = await listen(site.app)
})
afterAll(() => site.close())

const sendRaw = async (head: string, body = ''): Promise<string> => {
  const client = await openRawClient(port)
  client.send(`${head}\r\nconnection: close\r\n\r\n${body}`)
  return client.waitForEnd()
}

describe('a host that could be read in two ways is refused [T-33]', () => {
  test.each([
    ['two hosts', 'GET /us/en HTTP/1.1\r\nhost: sps.localhost\r\nhost: aerobt.localhost'],
    ['the same host twice', 'GET /us/en HTTP/1.1\r\nhost: sps.localhost\r\nHOST: sps.localhost'],
    ['a user before the host', 'GET /us/en HTTP/1.1\r\nhost: aerobt.localhost@sps.localhost'],
    ['a port that is none', 'GET /us/en HTTP/1.1\r\nhost: sps.localhost:99999'],
    ['a port of letters', 'GET /us/en HTTP/1.1\r\nhost: sps.localhost:http'],
    ['no name', 'GET /us/en HTTP/1.1\r\nhost: '],
    ['a target on another host', 'GET http://aerobt.localhost/us/en HTTP/1.1\r\nhost: sps.localhost'],
    ['a target with a user', 'GET http://a@sps.localhost/us/en HTTP/1.1\r\nhost: sps.localhost'],
    ['a probe with two hosts', 'GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b'],
  ])('%s', async (_, head) => {
    const answer = await sendRaw(head)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"code":"bad_request"')
  })

  test.each([
    ['a port', 'GET /us/en HTTP/1.1\r\nhost: sps.localhost:3000'],
    ['the whole address as the target', 'GET http://sps.localhost/us/en HTTP/1.1\r\nhost: sps.localhost'],
    ['no host at all, as HTTP/1.0 may', 'GET /healthz HTTP/1.0'],
  ])('%s is fine', async (_, head) => {
    expect(await sendRaw(head)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

/** All of 7.10.2, and what else programs call. */
const BASES = [
  '/api/',
  '/api/nothing',
  '/pif/api/nothing',
  '/sm/api/nothing',
  '/bin/nothing',
  '/bin/public/nothing.json',
  '/libs/nothing',
  '/sm/api/common/account/',
  '/pif/api/account/v1/',
  '/sm/api/uop/account/',
  '/sm/api/common/user/',
  '/sm/api/common/account/user-tool-access/one/two',
  '/sm/api/uop/myfacilities/',
  '/sm/api/uop/case/',
  '/sm/api/uop/order/',
  '/sm/api/uop/order/download/',
  '/sm/api/uop/user-preference/',
  '/sm/api/uop/email-notifications/',
  '/pif/api/account/v1/account-revalidate/',
]

describe('an address that no call has is missing in the shape of the API, whatever it accepts [7.10.2]', () => {
  test.each(BASES.flatMap((url) => (['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) => [method, url] as const)))(
    '%s %s',
    async (method, url) => {
      const headers = { host: 'sps.localhost', origin: 'http://sps.localhost', accept: 'text/html,*/*' }
      const answer = await site.app.inject({ method, url, headers })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.json()).toMatchObject({ code: 'not_found', error: expect.any(String), requestId: expect.any(String) })
      expect(answer.body.length).toBeLessThan(300)
    },
  )
})

test('thirty calls of one person at once stop neither each other nor another tenant [T-93]', async () => {
  const person = await signInAs(site, 'buyer@sps.example', { isRevalidationRequired: true })
  const { cookie } = person
  const send = (path: string, body: string): Promise<string> =>
    sendRaw(
      `PUT ${path} HTTP/1.1\r\nhost: sps.localhost\r\norigin: http://sps.localhost\r\ncookie: ${cookie}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}`,
      body,
    )
  const thirty = (path: string, body: string) => Array.from({ length: 30 }, () => send(path, body))
  const elsewhere = sendRaw('GET /pif/api/session/details HTTP/1.1\r\nhost: aerobt.localhost')
  const answers = await Promise.all([
    ...thirty('/pif/api/account/v1/account-revalidate/start', '{"incrementCounter":"Y"}'),
    ...thirty('/pif/api/account/v1/account-revalidate/annual', '{"revalidate":"Y"}'),
    ...thirty('/sm/api/account/email-change-cancel', ''),
  ])
  expect(await elsewhere).toMatch(/^HTTP\/1\.1 200 /)
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200 ')).length).toBeGreaterThan(0)
  // Who is not served is informed when to come back.
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (?:200 |(?:429|503) .*retry-after: )/s)
  const { pool } = site.database
  await expect.poll(() => pool.totalCount - pool.idleCount + pool.waitingCount).toBe(0)
})

test.each([
  ['/us/en/secure/my-account?q=', '/system/sling/login.html?resource=%2Fus%2Fen%2Fsecure%2Fmy-account&appId=portico-sps'],
  ['/us/en/products/?q=', '/us/en/products'],
])('a redirect from %s with a very long query is short enough for everybody', async (url, location) => {
  const answer = await site.app.inject({ url: `${url}${'%20'.repeat(4000)}`, headers: { host: 'sps.localhost' } })
  expect(answer.headers.location).toBe(location)
})
