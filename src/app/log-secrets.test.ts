import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callAs } from '#app/testing/person-calls.ts'
import { listDocumentedCalls } from '#app/testing/documented-calls.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const SECRET = 'Planted7x'
const written: string[] = []
let site: TestApp
let admin: SignedIn

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk))
    return true
  })
  const env = {
    LOG_LEVEL: 'trace',
    METRICS_KEY: `${SECRET}-metrics-0123456789abcdef`,
    MAIL_URL: `smtp://mailer:${SECRET}@mail.example:2525`,
    MAIL_FROM: 'no-reply@mail.example',
  }
  site = await openTestApp([], env)
  admin = await signInAs(site, 'admin@sps.example', { roles: ['admin', 'configurator'] }, { isProven: true })
})
afterAll(async () => {
  await site.close()
  vi.restoreAllMocks()
})

/** The body of any call with the secret in every text. */
const plantIn = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value}${SECRET}`
  if (Array.isArray(value)) return value.map(plantIn)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plantIn(inner)]))
  return value
}

test('no secret of the configuration, of a header, an address or a body reaches the log of any call', async () => {
  const headers = {
    authorization: `Bearer pk_${SECRET}`,
    cookie: `${admin.cookie}; sps-other=${SECRET}`,
    'idempotency-key': `${SECRET}-idempotency-0123456789`,
    'x-api-key': SECRET,
  }
  const calls = (await listDocumentedCalls(site, 'sps')).filter(({ method }) => method !== 'GET')
  expect(calls.length).toBeGreaterThan(100)
  for (const { method, url, payload } of calls) {
    const address = `${url}${url.includes('?') ? '&' : '?'}token=${SECRET}&password=${SECRET}`
    const body = plantIn(payload ?? { password: '', secret: '' }) as object
    await callAs(site, admin, method, address, { payload: body, headers })
  }
  // The log is written in pieces.
  await vi.waitFor(() => expect(written.join('').length).toBeGreaterThan(10_000), { timeout: 60_000 })
  const lines = written
    .join('')
    .split('\n')
    .filter((line) => line.includes(SECRET))
  expect(lines).toEqual([])
})
