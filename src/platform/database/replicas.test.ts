import { sql } from 'kysely'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openPool } from '#platform/database/database.ts'
import { runFromPosition } from '#platform/database/read-position.ts'
import { openReplicas, type Replicas } from '#platform/database/replicas.ts'
import { writePosition } from '#platform/database/replica.rules.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const PATIENCE = { timeout: 60_000 }
let database: TestDatabase
let opened: Replicas[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table replay (position text not null)`.execute(database.owner)
  await sql`insert into replay values ('0/0')`.execute(database.owner)
  await sql`grant select on replay to portico_app`.execute(database.owner)
})
afterAll(() => database.close())
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop()
})

/** The same server under another name, which says that it has replayed as far as a row says. */
const openReplica = (name: string): Pool =>
  openPool({ ...database.directConfig, application_name: name, max: 2, options: '-c default_transaction_read_only=on' })
const setReplayed = (position: bigint) => sql`update replay set position = ${writePosition(position)}`.execute(database.owner)
const BEYOND = 2n ** 60n

const open = async (...names: string[]): Promise<Replicas> => {
  const replicas = openReplicas({
    primary: database.pool,
    replicas: names.map(openReplica),
    session: await database.openSession(),
    replayed: 'select position from replay',
  })
  opened.push(replicas)
  return replicas
}
const whoAnswers = async ({ db }: Replicas): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(db)
  return rows[0]?.name === '' ? 'primary' : (rows[0]?.name ?? '')
}
const untilRead = (replicas: Replicas, name: string) =>
  vi.waitFor(async () => expect(await whoAnswers(replicas)).toBe(name), PATIENCE)

test('replicas are read in turn once they are known to be near, and cannot be written [T-115]', async () => {
  await setReplayed(BEYOND)
  const replicas = await open('one', 'other')
  await vi.waitFor(
    async () => expect(new Set([await whoAnswers(replicas), await whoAnswers(replicas)])).toEqual(new Set(['one', 'other'])),
    PATIENCE,
  )
  await expect(sql`create table written ()`.execute(replicas.db)).rejects.toThrow('read-only transaction')
})

test('what a reader changed themselves is never read from a replica that lacks it [T-115]', async () => {
  const replicas = await open('one')
  await setReplayed(BEYOND)
  await untilRead(replicas, 'one')
  expect(await runFromPosition(BEYOND + 1n, () => whoAnswers(replicas))).toBe('primary')
  expect(await runFromPosition(BEYOND, () => whoAnswers(replicas))).toBe('one')
  // It catches up while the reader waits.
  const waiting = runFromPosition(BEYOND + 1n, () => whoAnswers(replicas))
  await setReplayed(BEYOND + 2n)
  expect(['one', 'primary']).toContain(await waiting)
})

test('after a notice nothing older is read, and a replica that is late is left out until it has caught up [T-115]', async () => {
  let primaryAt: bigint | undefined = 100n
  const replicas = openReplicas({
    primary: database.pool,
    replicas: [openReplica('one')],
    session: { readPosition: async () => primaryAt },
    replayed: 'select position from replay',
  })
  opened.push(replicas)
  await setReplayed(100n)
  await untilRead(replicas, 'one')
  primaryAt = 200n
  await replicas.advance()
  expect(await whoAnswers(replicas)).toBe('primary')
  await setReplayed(200n)
  await untilRead(replicas, 'one')
  // Nobody can say up to where the notice goes: the primary is read until somebody can.
  primaryAt = undefined
  await replicas.advance()
  expect(await whoAnswers(replicas)).toBe('primary')
  primaryAt = 200n
  await untilRead(replicas, 'one')
  // Without any notice: late for more than a second.
  primaryAt = 300n
  await untilRead(replicas, 'primary')
  await setReplayed(300n)
  await untilRead(replicas, 'one')
  await vi.waitFor(() => expect([299n, 300n].map(replicas.hasHeard)).toEqual([true, false]), PATIENCE)
})

test('a replica that dies is left out, and nobody waits for it [T-115]', async () => {
  const replicas = openReplicas({
    primary: database.pool,
    replicas: [openPool({ host: '/nowhere', user: 'nobody', database: 'none', max: 1 }), openReplica('other')],
    session: await database.openSession(),
    replayed: 'select position from replay',
  })
  opened.push(replicas)
  await setReplayed(BEYOND)
  await untilRead(replicas, 'other')
  for (let count = 0; count < 10; count += 1) expect(await whoAnswers(replicas)).toBe('other')
  expect(replicas.counts().replica).toBeGreaterThanOrEqual(10)
  expect(replicas.figures()).toEqual([
    { name: '1', isRead: false, behind: undefined },
    { name: '2', isRead: true, behind: 0 },
  ])
})
