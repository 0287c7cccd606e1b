import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDocumentedCalls } from '#app/testing/documented-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { readSearchKey } from '#features/search/search-api/public.server.ts'
import { proveTenant } from '#platform/backup/testing/prove-tenant.ts'

/** Written although nothing changes: sessions, tries that are counted, keys when they are first needed, and who looked at what. */
const NOTED = ['attempt', 'audit_entry', 'audit_seal', 'audit_unsealed', 'known_device', 'session', 'tenant_secret']
const ROLES = ['admin', 'author', 'configurator', 'order-viewer', 'lead-viewer', 'case-agent'] as const

let site: TestApp
const signIn = (): Promise<SignedIn> => signInAs(site, 'boss@hbtbt.example', { roles: [...ROLES] }, { isProven: true })
beforeAll(async () => {
  site = await openTestApp([], { SEARCHES_PER_SECOND: '10000' })
  await signIn()
})
afterAll(() => site.close())

test('whatever is called on a read-only site, its rows stay as they are, byte for byte', { timeout: 300_000 }, async () => {
  const { services, app, database } = site
  const searchKey = await readSearchKey(services, 'hbtbt')
  const calls = await listDocumentedCalls(site, 'hbtbt')
  expect(calls.length).toBeGreaterThan(300)
  services.readOnly.apply('hbtbt', true)
  const before = await proveTenant(database.ownerConfig, 'hbtbt')
  const outcomes = new Map<number, number>()
  for (const { method, url, payload } of calls) {
    // Signed in anew: some of the calls end the session.
    const { host, cookie } = await signIn()
    const headers = { host, cookie, origin: `http://${host}`, authorization: `Bearer ${searchKey}` }
    const { statusCode } = await app.inject({ method, url, headers, ...(payload && { payload }) })
    outcomes.set(statusCode, (outcomes.get(statusCode) ?? 0) + 1)
  }
  expect(outcomes.get(200)).toBeGreaterThan(100)
  // Writes what was counted meanwhile.
  await app.close()
  const hashOf = new Map(before.map(({ name, ...proof }) => [name, JSON.stringify(proof)]))
  const after = await proveTenant(database.ownerConfig, 'hbtbt')
  const changed = after.filter(({ name, ...proof }) => hashOf.get(name) !== JSON.stringify(proof)).map(({ name }) => name)
  expect(changed.filter((name) => !NOTED.includes(name.replace('public.', '')))).toEqual([])
})
