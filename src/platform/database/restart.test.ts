import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, openPool, webLimits, withTenant } from '#platform/database/database.ts'
import { openDirectSession } from '#platform/database/direct-session.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { locateCluster } from '#platform/database/postgres/postgres-place.ts'
import { findLivePostmaster } from '#platform/database/postgres/postmaster.ts'
import type { Feature } from '#platform/feature.ts'
import { listOutbox } from '#platform/mail/mail.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const MAIL = { subject: 'Hello', text: 'Hello', template: 'test', cause: { class: 'broadcast', by: null, about: '' } } as const

/** Writes a row and a job in the request's own transaction, as orders and registrations do. */
const writing: Feature = {
  name: 'writing',
  routes: (app) => {
    app.post('/api/test/mail', async (request) => ({
      id: await app.services.mail.sendMail(request.tx, { ...MAIL, to: `${randomUUID()}@b.example` }),
    }))
  },
}

const prepared = new AsyncDisposableStack()
let embedded: EmbeddedPostgres
let site: TestApp
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-restart-'))
  prepared.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  embedded = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
  prepared.defer(() => embedded.stop())
  const { app: appConfig, owner: ownerConfig } = embedded
  await migrateDatabase(ownerConfig)
  const pool = openPool({ ...appConfig, max: 6 }, { limits: webLimits(1900) })
  const [db, owner] = [connect(pool), connect(openPool({ ...ownerConfig, max: 1 }))]
  const session = await openDirectSession(appConfig)
  const close = async () => void (await Promise.all([db.destroy(), owner.destroy(), session.stop()]))
  const database = {
    db,
    pool,
    owner,
    appConfig,
    directConfig: appConfig,
    ownerConfig,
    adminConfig: ownerConfig,
    openSession: async () => session,
    close,
  }
  site = await openTestApp([writing], {}, { database })
  prepared.defer(() => site.close())
  await site.services.jobs.startWorkers([site.services.mail.deliverMail])
})
// In reverse order, and only what was made: a set-up that failed half way leaves no PostgreSQL behind.
afterAll(() => prepared.disposeAsync())

const write = () =>
  site.app.inject({ method: 'POST', url: '/api/test/mail', headers: { host: 'sps.localhost', origin: 'http://sps.localhost' } })

const findPid = async (): Promise<number> =>
  (await findLivePostmaster(locateCluster(embedded.dataFolder)).then((live) => (live?.isReady ? live.pid : undefined))) ?? 0

test('PostgreSQL is ended at once or killed under writing load: it comes back, nothing acknowledged is lost, every mail leaves [T-76]', async () => {
  const acknowledged: string[] = []
  const refused: unknown[] = []
  let isOver = false
  const writer = async (): Promise<void> => {
    while (!isOver) {
      const { statusCode, headers, body } = await write()
      if (statusCode === 200) acknowledged.push((JSON.parse(body) as { id: string }).id)
      else if (statusCode !== 503 || headers['retry-after'] === undefined) refused.push(body)
    }
  }
  const writers = Array.from({ length: 4 }, writer)
  const waitForMore = async (): Promise<void> => {
    const before = acknowledged.length
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 10), { timeout: 60_000 })
  }
  try {
    for (const signal of ['SIGQUIT', 'SIGKILL', 'SIGQUIT'] as const) {
      await waitForMore()
      const pid = await findPid()
      process.kill(pid, signal)
      await vi.waitFor(async () => expect([0, pid]).not.toContain(await findPid()), { timeout: 60_000 })
    }
    await waitForMore()
  } finally {
    isOver = true
    await Promise.all(writers)
  }
  expect(refused).toEqual([])
  const readOutbox = () => withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 100_000))
  const ids = new Set((await readOutbox()).map(({ id }) => id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  const countWaiting = async (): Promise<number> => (await readOutbox()).filter(({ state }) => state === 'queued').length
  await expect.poll(countWaiting, { timeout: 60_000 }).toBe(0)
})
