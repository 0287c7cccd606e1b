import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isDatabaseAway } from '#platform/database/database-fault.rules.ts'
import { webLimits, withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let person: SignedIn
beforeAll(async () => {
  site = await openTestApp([], {}, { limits: webLimits(1900) })
  person = await signInAs(site, 'buyer@sps.example')
  await site.publish('sps', [{ path: '/kept' }, { path: '/not-kept' }])
})
afterAll(() => site.close())

const call = (url: string) => site.app.inject({ url, headers: { host: person.host, cookie: person.cookie } })

const lockTable = async (table: string): Promise<() => Promise<unknown>> => {
  const client = new pg.Client(site.database.ownerConfig)
  await client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  let ending: Promise<void> | undefined
  const release = () => (ending ??= client.end())
  onTestFinished(async () => void (await release()))
  return release
}

test('the limits of one request add up to less than three seconds', () => {
  const { acquireMs, lockMs, statementMs, answerMs } = webLimits(1900)
  expect(acquireMs + Math.max(lockMs, statementMs, answerMs)).toBeLessThan(3000)
  expect(lockMs).toBeLessThan(statementMs)
  expect(statementMs).toBeLessThan(answerMs)
})

test('while a table is locked, calls are told to come back instead of waiting, more of them than the pool holds; kept pages are not harmed [T-76]', async () => {
  const page = await call('/us/en/kept')
  expect(page.statusCode).toBe(200)
  const release = await lockTable('person, page, page_version')
  const calls = Promise.all(Array.from({ length: 25 }, () => call('/api/me/profile')))
  const fresh = site.app.inject({ url: '/us/en/not-kept', headers: { host: person.host, accept: 'text/html' } })
  const cached = await call('/us/en/kept')
  expect(cached.statusCode).toBe(200)
  expect(cached.body).toBe(page.body)
  expect((await fresh).headers['content-type']).toMatch('text/html')
  for (const { statusCode, headers } of [await fresh, ...(await calls)]) {
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
  }
  await release()
  expect((await call('/api/me/profile')).statusCode).toBe(200)
})

test('a server that hangs in the middle of a statement is given up, and its connection never serves another [T-76]', async () => {
  const stopped: number[] = []
  const hang = withTenant(site.services.db, 'sps', async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    stopped.push(rows[0]!.pid)
    process.kill(rows[0]!.pid, 'SIGSTOP')
    await sql`select 1`.execute(tx)
  })
  const error = await hang.catch((thrown: unknown) => thrown)
  for (const pid of stopped) process.kill(pid, 'SIGCONT')
  expect(isDatabaseAway(error)).toBe(true)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(site.services.db)
  expect(stopped).not.toContain(rows[0]?.pid)
})
