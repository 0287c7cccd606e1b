import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { withClient } from '#platform/database/database-roles.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import { listen } from '#platform/testing/raw-client.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

/** More than the pool holds: each that was lost and not given back would be missed. */
const MORE_THAN_THE_POOL = 12

const asAdmin = (text: string, values: unknown[] = []) =>
  withClient(site.database.adminConfig, (client) => client.query(text, values))
const terminate = (pid: number) => asAdmin('select pg_terminate_backend($1, 5000)', [pid])
const terminateAll = () =>
  asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = 'portico_app' and application_name = ''`)
const readPid = async (tx: Parameters<Parameters<typeof withTenant>[2]>[0]): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid ?? 0

/** Routes whose connection is taken away at the worst moments. */
const losers: Feature = {
  name: 'losers',
  routes: (app) => {
    app.post(
      '/api/test/lost-before-commit',
      { schema: { response: { 200: z.object({ isDone: z.literal(true) }) } } },
      async (request) => {
        await sql`select set_config('portico.written', 'yes', true)`.execute(request.tx)
        await terminate(await readPid(request.tx))
        return { isDone: true as const }
      },
    )
    app.post('/api/test/lost-in-statement', async (request) => {
      const pid = await readPid(request.tx)
      const requested = sql`select pg_sleep(20)`.execute(request.tx)
      const lost = requested.catch((error: unknown) => error)
      await terminate(pid)
      throw await lost
    })
    app.post('/api/test/lost-and-refused', async (request, reply) => {
      await terminate(await readPid(request.tx))
      return reply.code(422).send({ refused: true })
    })
    app.post('/api/test/lost-outside', { config: { opensNoTransaction: true } }, async (request) =>
      withTenant(app.services.db, request.scope.tenant, async (tx) => void (await terminate(await readPid(tx)))),
    )
  },
}

let site: TestApp
let person: SignedIn
let origin: string
beforeAll(async () => {
  site = await openTestApp([losers])
  person = await signInAs(site, 'buyer@sps.example')
  origin = `http://127.0.0.1:${await listen(site.app)}`
})
afterAll(() => site.close())

const call = (path: string, method = 'GET') =>
  site.app.inject({
    method: method as 'GET',
    url: path,
    headers: { host: person.host, cookie: person.cookie, origin: `http://${person.host}` },
  })

test.each([
  ['before the commit, whose outcome is then unknown', '/api/test/lost-before-commit', 503],
  ['in the middle of a statement', '/api/test/lost-in-statement', 503],
  ['in a transaction of the handler’s own', '/api/test/lost-outside', 503],
  ['after the request was refused', '/api/test/lost-and-refused', 422],
])('a connection lost %s is answered, and the pool is whole afterwards [T-76]', async (_, path, status) => {
  for (let round = 0; round < MORE_THAN_THE_POOL; round++) {
    const answer = await call(path, 'POST')
    expect(answer.statusCode).toBe(status)
    if (status === 503) {
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toMatchObject({ code: 'unavailable' })
    }
  }
  expect((await call('/api/me/profile')).statusCode).toBe(200)
  expect(site.database.pool.totalCount).toBeLessThanOrEqual(10)
  expect(site.database.pool.totalCount - site.database.pool.idleCount).toBe(0)
})

test('eight people keep asking while every session of the database is ended again and again: 200 or 503 with Retry-After [T-76]', async () => {
  const seen = new Map<number, number>()
  let isOver = false
  const askForLong = async (): Promise<void> => {
    for (let count = 0; count < 60; count++) {
      const answer = await call('/api/me/profile')
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
      if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBeDefined()
    }
  }
  const clients = Promise.all(Array.from({ length: 8 }, askForLong)).finally(() => (isOver = true))
  while (!isOver) await terminateAll()
  await clients
  expect([...seen.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(seen.get(200)).toBeGreaterThan(0)
  // The pool may still hold a session that was ended last and hear of it with the next call.
  await expect.poll(async () => (await call('/api/me/profile')).statusCode, { timeout: 60_000 }).toBe(200)
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 60_000 }).toBe(200)
})
