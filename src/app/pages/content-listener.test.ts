import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenForContent } from '#app/pages/content-listener.ts'
import { cachePage, createPageCache } from '#platform/http/page-cache.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
const cache = createPageCache({ maxBytes: 1e6 })
let listener: { stop: () => Promise<void> }
beforeAll(async () => {
  site = await openTestApp()
  listener = await listenForContent(site.database.appConfig, cache)
})
afterAll(async () => {
  await listener.stop()
  await site.close()
})

const fill = () =>
  Promise.all((['sps', 'process'] as const).map((tenant) => cache.getOrMake(tenant, '/us/en', async () => cachePage('x', 200))))

test('publishing in any process drops that tenant’s pages in every process', async () => {
  await fill()
  await site.publish('sps', [{ path: '/' }])
  await vi.waitFor(() => expect(cache.get('sps', '/us/en')).toBeUndefined(), { timeout: 20_000 })
  expect(cache.get('process', '/us/en')).toBeDefined()
})

test('what is rolled back drops nothing', async () => {
  await fill()
  await expect(
    site.publish('sps', [{ path: '/' }, { path: '/bad', blocks: [{ id: 'a', type: 'no-such-block', props: {} }] }]),
  ).rejects.toThrow('no-such-block')
  await site.publish('process', [{ path: '/' }])
  await vi.waitFor(() => expect(cache.get('process', '/us/en')).toBeUndefined(), { timeout: 20_000 })
  expect(cache.get('sps', '/us/en')).toBeDefined()
})

test('after a lost connection all pages are made anew, and it listens again', async () => {
  await fill()
  const { pool } = site.database
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
  )
  await vi.waitFor(() => expect(cache.get('sps', '/us/en')).toBeUndefined(), { timeout: 10_000 })
  await fill()
  await site.publish('sps', [{ path: '/' }])
  await vi.waitFor(() => expect(cache.get('sps', '/us/en')).toBeUndefined(), { timeout: 20_000 })
})
