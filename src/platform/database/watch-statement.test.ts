import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHolder, runAsHolder } from '#platform/database/connection-guard.ts'
import { connect, openPool, type Db } from '#platform/database/database.ts'
import type { SlowStatement } from '#platform/database/watch-statement.ts'
import { withSpan } from '#platform/telemetry/trace.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
let db: Db
const slow: SlowStatement[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  const report = (statement: SlowStatement) => void slow.push(statement)
  db = connect(openPool({ ...database.appConfig, max: 2 }, { slow: { ms: 50, report } }))
})
afterAll(async () => {
  await db.destroy()
  await database.close()
})

test('a slow statement is reported with its route and request, or its job, and without values', async () => {
  const sleep = sql`select pg_sleep(0.1), 'anna@example.com' as mail, ${'a value'}::text`
  await runAsHolder(openHolder('GET /api/orders', 'request-1'), () => sleep.execute(db))
  await withSpan('job deliver-mail', {}, () => sleep.execute(db))
  await sql`select 1`.execute(db)
  const statement = 'select pg_sleep(?), ? as mail, $1::text'
  expect(slow.map(({ ms, ...rest }) => ({ ...rest, isSlow: ms >= 50 }))).toEqual([
    { statement, work: 'GET /api/orders', requestId: 'request-1', isSlow: true },
    { statement, work: 'job deliver-mail', requestId: undefined, isSlow: true },
  ])
})
