import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withTenant } from '#platform/database/database.ts'
import { BACKGROUND_LIMITS } from '#platform/database/database.ts'
import { createNamingClient } from '#platform/database/naming-client.ts'
import type { Pooler } from '#platform/database/pooler.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

test('what is asked often is planned once, answers with its own values, and a mistake in it is told', async () => {
  const answers = await withTenant(database.db, 'sps', async (tx) => {
    const found: number[] = []
    for (let value = 1; value <= 20; value += 1) {
      const { rows } = await sql<{ half: number }>`select 10 / ${value}::integer as half`.execute(tx)
      found.push(rows[0]?.half ?? Number.NaN)
    }
    const { rows } = await sql<{ calls: number }>`select (generic_plans + custom_plans)::integer as calls
      from pg_prepared_statements where statement like 'select 10 / %'`.execute(tx)
    return { found, rows }
  })
  expect(answers.found.slice(0, 6)).toEqual([10, 5, 3, 2, 2, 1])
  expect(answers.rows).toEqual([{ calls: 9 }])
  const broken = withTenant(database.db, 'sps', (tx) => sql`select 10 / ${0}::integer as half`.execute(tx))
  await expect(broken).rejects.toThrow('division by zero')
  await expect(withTenant(database.db, 'sps', (tx) => sql`select 10 / ${5}::integer as half`.execute(tx))).resolves.toMatchObject(
    {
      rows: [{ half: 2 }],
    },
  )
})

const withNamingClient = async <T>(work: (client: pg.Client) => Promise<T>, pooler?: Pooler): Promise<T> => {
  const client = new (createNamingClient({ limits: BACKGROUND_LIMITS, pooler }))(database.directConfig)
  await client.connect()
  return work(client).finally(() => client.end())
}

test.each([
  [
    'with its tenant',
    ['begin', "select set_config('app.tenant', $1, true)", 'select 1', 'commit'],
    ["begin; select set_config('app.tenant', 'o''neill', true)", 'select 1', 'commit'],
  ],
  ['with its first statement', ['begin', 'select 1', 'rollback'], ['begin', 'select 1', 'rollback']],
  ['never when nothing follows', ['begin', 'commit', 'begin', 'rollback', 'select 1'], ['select 1']],
])('a transaction begins %s', async (_, statements, expected) => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const sent = await withNamingClient(async (client) => {
    for (const statement of statements) await client.query(statement, statement.includes('$1') ? ["o'neill"] : undefined)
    return query.mock.calls.map(([request]) => (request as unknown as pg.QueryConfig).text)
  }).finally(() => query.mockRestore())
  expect(sent).toEqual(expected)
})

test('a transaction that begins with something else than text is one', async () => {
  await withNamingClient(async (client) => {
    await client.query('begin')
    await client.query({ text: 'create temporary table probe (id integer)' })
    await client.query('rollback')
    await expect(client.query('select id from probe')).rejects.toThrow('"probe" does not exist')
  })
})

test('the tenant is bound as it is written, and no longer than its transaction', async () => {
  const read = "select current_setting('app.tenant', true) as tenant"
  await withNamingClient(async (client) => {
    await client.query('begin')
    await client.query("select set_config('app.tenant', $1, true)", ["o'neill"])
    expect((await client.query(read)).rows).toEqual([{ tenant: "o'neill" }])
    await client.query('commit')
    expect((await client.query(read)).rows).toEqual([{ tenant: '' }])
  })
})

describe('behind a pooler in transaction mode', () => {
  const LIMITS = "current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock"
  const within = { statement: '30s', lock: '30s' }
  const outside = { statement: '0', lock: '0' }

  test('each transaction brings its limits and leaves none behind, a single statement too [T-76]', async () => {
    await withNamingClient(
      async (client) => {
        await client.query('begin')
        await client.query("select set_config('app.tenant', $1, true)", ['sps'])
        expect((await client.query(`select ${LIMITS}`)).rows).toEqual([within])
        await client.query('commit')
        await client.query('begin')
        expect((await client.query(`select ${LIMITS}`)).rows).toEqual([within])
        await client.query('rollback')
        expect((await client.query(`select ${LIMITS}`)).rows).toEqual([within])
        await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero')
        expect(client.getTransactionStatus()).toBe('I')
        expect((await client.query({ text: `select ${LIMITS}` })).rows).toEqual([outside])
      },
      { keepsStatements: true },
    )
  })

  test.each([
    [true, 'statement_1'],
    [false, undefined],
  ])('a pooler that keeps statements (%s) gets them by the name %s', async (keepsStatements, expected) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const names = await withNamingClient(
      async (client) => {
        for (let count = 0; count < 13; count += 1) await client.query('select $1::integer', [count])
        return query.mock.calls.map(([requested]) => (requested as unknown as pg.QueryConfig).name)
      },
      { keepsStatements },
    ).finally(() => query.mockRestore())
    expect(names.findLast((_, index) => index % 3 === (names.length - 2) % 3)).toBe(expected)
  })

  test('one that sees a single state begins with its limits, too, and with its level before any query', async () => {
    await withNamingClient(
      async (client) => {
        await client.query('start transaction isolation level repeatable read')
        const { rows } = await client.query(
          "select current_setting('transaction_isolation') as level, current_setting('lock_timeout') as lock",
        )
        expect(rows).toEqual([{ level: 'repeatable read', lock: `${BACKGROUND_LIMITS.lockMs / 1000}s` }])
        await client.query('rollback')
      },
      { keepsStatements: true },
    )
  })

  test('a name that got lost between us and the server ends all naming', async () => {
    await withNamingClient(
      async (client) => {
        const half = (count: number) => client.query('select 10 / $1::integer as half', [count])
        for (let count = 1; count < 14; count += 1) await half(count)
        await client.query({ text: 'deallocate all' })
        await expect(half(1)).rejects.toThrow('does not exist')
        expect((await half(2)).rows).toEqual([{ half: 5 }])
      },
      { keepsStatements: true },
    )
  })
})
