import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let buyer: SignedIn
let admin: SignedIn
beforeAll(async () => {
  // A busy machine is not what this is about.
  site = await openTestApp()
  buyer = await signInAs(site, 'buyer@sps.example')
  admin = await signInAs(
    site,
    'admin@sps.example',
    { roles: ['internal', 'admin', 'order-viewer'], isInternal: true },
    { isProven: true },
  )
})
afterAll(() => site.close())

const line = { sku: 'HS-1', quantity: 1, tag: '', remark: '' }
/** How many there may be, and a call that adds one more. */
const KINDS: readonly (readonly [string, number, (n: number) => readonly ['POST' | 'PUT', string, object]])[] = [
  [
    'projects',
    100,
    (n) => ['PUT', `/api/schedules/projects/${randomUUID()}`, { name: `P${n}`, kind: 'general', lines: [line], version: 0 }],
  ],
  ['saved views', 20, (n) => ['POST', '/api/me/views', { list: 'orders', name: `View ${n}`, query: 'state=open' }]],
  ['saved searches', 50, (n) => ['POST', '/pif/api/techpub/v1/saved-search', { name: `Search ${n}`, query: 'valve' }]],
  [
    'favourites',
    200,
    (n) => ['POST', '/api/favourites/v1/favourites', { kind: 'page', title: `Page ${n}`, href: `/us/en/p${n}` }],
  ],
  ['lists', 100, (n) => ['POST', '/api/lists/v1', { name: `List ${n}`, isShared: false }]],
  [
    'webhooks',
    20,
    (n) => ['POST', '/api/outbox/v1/webhooks', { url: `https://hooks.example.com/${n}`, events: ['order.changed'] }],
  ],
  ['keys', 100, (n) => ['POST', '/api/back-office/v1/keys', { name: `Key ${n}`, scopes: ['orders:write'], days: 30 }]],
]

test.each(KINDS)('of %s at once none is one too many of %i [T-80]', async (name, most, write) => {
  const { host, cookie } = name === 'webhooks' || name === 'keys' ? admin : buyer
  const calls = Array.from({ length: most + 8 }, (_, n) => {
    const [method, url, payload] = write(n)
    return site.app.inject({ method, url, payload, headers: { host, cookie, origin: `http://${host}` } })
  })
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  const added = statuses.filter((status) => status < 300)
  // Under so many calls at once some may be told to come back; none of them is counted.
  expect(
    [...new Set(statuses)].every((status) => [200, 201, 400, 409, 503].includes(status)),
    statuses.join(),
  ).toBe(true)
  expect(added.length).toBeLessThanOrEqual(most)
  for (let n = 0; statuses.includes(503) && n < most + 8; n += 1) {
    const [method, url, payload] = write(n + 1000)
    const { statusCode } = await site.app.inject({ method, url, payload, headers: { host, cookie, origin: `http://${host}` } })
    if (statusCode < 300) added.push(statusCode)
  }
  expect(added).toHaveLength(most)
})

/** Whoever counts before adding does so under a lock. */
test('every count that is compared with a limit before an insert is taken under a lock [T-80]', () => {
  const sources = globSync('src/{foundation,features}/**/*.{store,routes,service}.ts', { cwd: process.cwd() })
  const unlocked = sources.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return /(?:length|count\w*\)*|Count\w*\)*)\)? >= MOST_\w+/.test(text) && !/hasRoom\(|lockName\(|lockCuration\(/.test(text)
  })
  expect(unlocked.toSorted()).toEqual(OTHERWISE)
})

/** Counted under the lock of the cart's row; the others add no rows. */
const OTHERWISE = ['src/features/buying/cart/change-line.service.ts', 'src/foundation/search-engine/query/suggest.service.ts']
