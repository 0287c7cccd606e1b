import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSearchKey } from '#features/search/search-api/public.server.ts'
import { listDocumentedCalls, type DocumentedCall } from '#app/testing/documented-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

/** More callers than connections: a call that holds one and waits for a second would wait for itself. */
const CONNECTIONS = 2
const AT_ONCE = 3

let site: TestApp
let person: SignedIn
let searchKey: string
const seconds: string[] = []

beforeAll(async () => {
  site = await openTestApp([], { SEARCHES_PER_SECOND: '10000' })
  searchKey = await readSearchKey(site.services, 'hbtbt')
  const { pool } = site.database
  pool.options.max = CONNECTIONS
  const connect = pool.connect.bind(pool)
  pool.connect = (async () =>
    connect().catch((error: Error) => {
      if (error.name === 'SecondConnectionError') seconds.push(error.stack ?? error.message)
      throw error
    })) as typeof pool.connect
})
afterAll(() => site.close())

const send = ({ method, url, payload }: DocumentedCall) =>
  site.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: {
      host: person.host,
      cookie: person.cookie,
      origin: `http://${person.host}`,
      authorization: `Bearer ${searchKey}`,
    },
  })

/** A busy machine refuses some; calls that wait for each other are refused each time. */
const TRIES = 5
const sendAtOnce = async (call: DocumentedCall) => {
  for (let attempt = 1; ; attempt += 1) {
    // Signed in anew: some of the calls end the session.
    const about = { roles: ['admin' as const], isRevalidationRequired: true }
    person = await signInAs(site, 'admin@hbtbt.example', about, { isProven: true })
    const answers = await Promise.all([askElsewhere(), ...Array.from({ length: AT_ONCE }, () => send(call))])
    if (attempt === TRIES || answers.every(({ statusCode }) => statusCode !== 503)) return answers
  }
}

const askElsewhere = () => site.app.inject({ url: '/pif/api/session/details', headers: { host: 'sps.localhost' } })

/** What people open in a browser: pages, forms and pieces of pages, none of them from the cache. */
const PAGES = [
  '/us/en',
  '/us/en/nowhere',
  '/us/en/products',
  '/us/en/products-dynamic/HA-1',
  '/us/en/search?q=pump',
  '/us/en/secure/my-account',
  '/us/en/secure/account/simplified-register',
  '/us/en/sign-in',
  '/us/en/register',
  '/us/en/forgot-password',
  '/us/en/activate?token=x',
  '/us/en/account/confirm?token=x',
  '/us/en/dealers/locator',
  '/us/en/sitemap.xml',
  '/us/en.portalsearch',
  '/us/en.locales.html',
  '/us/en.contact-ways.json',
  '/us/en.cookie-preferences.html',
  '/us/en/by-category.usen.html',
  '/content/hbtbt/us/en/home.dynamiccountry',
  '/system/sling/login.html',
  '/system/sling/callback?state=x&code=y',
  '/oidc/.well-known/openid-configuration',
]
const toCall = (url: string): DocumentedCall => ({ name: `GET ${url}`, method: 'GET', url })

test('no documented call and no page holds a connection and waits for another, however often one person makes it at once [T-93]', async () => {
  const documented = await listDocumentedCalls(site, 'hbtbt')
  expect(documented.length).toBeGreaterThan(80)
  const calls = [...documented, ...PAGES.map(toCall)]
  const wrong: string[] = []
  for (const call of calls) {
    site.services.pageCache.dropAll()
    const [elsewhere, ...answers] = await sendAtOnce(call)
    const failed = answers.filter(({ statusCode }) => statusCode >= 500)
    if (seconds.length > 0 || failed.length > 0 || elsewhere?.statusCode !== 200)
      wrong.push(
        `${call.name}: ${answers[0]?.statusCode} ${elsewhere?.statusCode} ${seconds.splice(0)[0] ?? failed[0]?.body ?? ''}`,
      )
  }
  expect(wrong).toEqual([])
  expect(site.database.pool.waitingCount).toBe(0)
})
