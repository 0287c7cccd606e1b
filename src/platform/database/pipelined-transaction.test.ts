import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { countTrips, recordStatements } from '#platform/testing/record-statements.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(database.db, 'sps', work)
const readTenant = async (tx: Tx): Promise<string> =>
  (await sql<{ tenant: string }>`select current_setting('app.tenant', true) as tenant`.execute(tx)).rows[0]?.tenant ?? ''

test('statements that are given together travel together, and with the begin', async () => {
  const together = await recordStatements(() => inTenant((tx) => Promise.all([readTenant(tx), readTenant(tx), readTenant(tx)])))
  expect([together.length, countTrips(together)]).toEqual([5, 2])
  const oneByOne = await recordStatements(() =>
    inTenant(async (tx) => {
      for (let at = 0; at < 3; at += 1) await readTenant(tx)
    }),
  )
  expect([oneByOne.length, countTrips(oneByOne)]).toEqual([5, 4])
})

test('they run in the order in which they were given', async () => {
  const set = (tx: Tx, value: number) => sql`select set_config('app.probe', ${String(value)}, true)`.execute(tx)
  const read = async (tx: Tx) =>
    (await sql<{ value: string }>`select current_setting('app.probe') as value`.execute(tx)).rows[0]?.value
  const seen = await inTenant(async (tx) => Promise.all([set(tx, 1), read(tx), set(tx, 2), read(tx)]))
  expect([seen[1], seen[3]]).toEqual(['1', '2'])
})

test('a mistake is the error of its statement and ends the transaction', async () => {
  const broken = inTenant((tx) => Promise.all([sql`select 1 / 0`.execute(tx), readTenant(tx)]))
  await expect(broken).rejects.toThrow('division by zero')
  expect(await inTenant(readTenant)).toBe('sps')
})

test('what nobody waited for never runs outside of its transaction', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>()
  let late: Promise<string> = Promise.resolve('')
  await inTenant(async (tx) => {
    await readTenant(tx)
    late = ended.then(() => readTenant(tx))
    late.catch(() => {})
  })
  end(undefined)
  await expect(late).rejects.toThrow(/over|already committed/)
})
