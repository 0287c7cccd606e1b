import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertKey } from '#foundation/integration/public.server.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { listenInternally } from '#platform/http/internal.ts'

const KEY = 'a-key-for-prometheus-alone-1'
const PRODUCTION = {
  PORTICO_MODE: 'production',
  PUBLIC_SCHEME: 'http',
  DATABASE_URL: 'postgres://app@db.example/portico',
  MAIL_URL: 'outbox:',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  METRICS_KEY: KEY,
  INTERNAL_PORT: '0',
}
const PATHS = ['/metrics', '/api/openapi.json', '/api/docs', '/api/docs/openapi.json', '/api/docs/start.js']

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([], PRODUCTION)
})
afterAll(() => site.close())

const get = async (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'process.localhost', ...headers } })
const statusesOf = (headers: Record<string, string>) =>
  Promise.all(PATHS.map(async (path) => (await get(path, headers)).statusCode))

test('to the public of a live site they do not exist, however they are spelled', async () => {
  expect(await statusesOf({})).toEqual([404, 404, 404, 404, 404])
  expect(await statusesOf({ authorization: 'Bearer another-key-for-prometheus-1' })).toEqual([404, 404, 404, 404, 404])
  for (const url of ['/%6Detrics', '/metrics?a', '/api/docs/', '/api/%64ocs']) expect((await get(url)).statusCode).toBe(404)
  for (const url of ['/healthz', '/readyz']) expect((await get(url)).statusCode).toBe(200)
})

test('the key opens them, for no cache', async () => {
  const authorization = `Bearer ${KEY}`
  expect(await statusesOf({ authorization })).toEqual([200, 200, 200, 200, 200])
  expect((await get('/api/openapi.json', { authorization })).headers['cache-control']).toBe('private, no-store')
})

test('an admin of the site reads the description, and others do not', async () => {
  const admin = await signInAs(site, 'boss@process.example', { roles: ['admin'] }, { hasSecondFactor: true })
  expect(await statusesOf({ cookie: admin.cookie })).toEqual([404, 200, 200, 200, 200])
  const buyer = await signInAs(site, 'buyer@process.example', {})
  expect(await statusesOf({ cookie: buyer.cookie })).toEqual([404, 404, 404, 404, 404])
  expect((await get('/api/docs', { cookie: admin.cookie, host: 'sps.localhost' })).statusCode).toBe(404)
})

test('a system reads the description with its key, at its own site', async () => {
  const key = await withTenant(site.services.db, 'process', (tx) =>
    insertKey(tx, { name: 'ERP', scopes: ['orders:write'], now: site.services.clock.now(), expiresAt: null }),
  )
  const authorization = `Bearer ${key}`
  expect(await statusesOf({ authorization })).toEqual([404, 200, 200, 200, 200])
  expect((await get('/api/docs', { authorization, host: 'sps.localhost' })).statusCode).toBe(404)
})

test('the internal port shows them to whoever reaches it, and no page', async () => {
  const door = await listenInternally(site.app, site.services.config.internal)
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${door?.port}${path}`)).status
  expect(await Promise.all([...PATHS, '/healthz', '/us/en', '/api/cart/v1'].map(read))).toEqual([
    200, 200, 200, 200, 200, 200, 404, 404,
  ])
  await door?.stop()
})
