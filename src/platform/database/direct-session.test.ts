import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const PATIENCE = { timeout: 60_000 }
const notify = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(database.db)
const listSessions = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and (query like 'listen %' or query like 'unlisten %')`.execute(database.db)
  return rows.map(({ pid }) => pid)
}

test('all listeners of a process share one session, each hears its own channel, and all notice when it was lost', async () => {
  const session = await database.openSession()
  const [one, other] = [vi.fn(), vi.fn()]
  const gaps = { one: vi.fn(), other: vi.fn() }
  const prepared = vi.fn(async () => {})
  await session.prepare(prepared)
  const first = await session.listen('one', { onNotice: one, onGap: gaps.one })
  await session.listen('other', { onNotice: other, onGap: gaps.other })
  expect(gaps.one).toHaveBeenCalledTimes(1)
  const [pid, ...more] = await listSessions()
  expect([pid, more]).toEqual([expect.any(Number), []])

  await notify('one', 'a')
  await notify('other', 'b')
  await vi.waitFor(() => expect(other.mock.calls).toEqual([['b']]), PATIENCE)
  expect(one.mock.calls).toEqual([['a']])

  await sql`select pg_terminate_backend(${pid}::integer)`.execute(database.db)
  await vi.waitFor(() => expect(gaps.other).toHaveBeenCalledTimes(2), PATIENCE)
  expect(gaps.one).toHaveBeenCalledTimes(2)
  expect(prepared).toHaveBeenCalledTimes(2)
  await notify('one', 'c')
  await vi.waitFor(() => expect(one.mock.calls).toEqual([['a'], ['c']]), PATIENCE)

  await first.stop()
  await notify('one', 'd')
  await notify('other', 'e')
  await vi.waitFor(() => expect(other.mock.calls).toEqual([['b'], ['e']]), PATIENCE)
  expect(one).toHaveBeenCalledTimes(2)
})
