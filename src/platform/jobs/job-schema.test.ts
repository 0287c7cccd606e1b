import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '#platform/database/database.ts'
import { JOB_SCHEMA } from './job-schema.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { APP_ROLE } from '#platform/database/role-names.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
let boss: PgBoss
const errors: Error[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  boss = new PgBoss({ ...database.appConfig, schema: JOB_SCHEMA, migrate: false, max: 3 })
  boss.on('error', (error) => errors.push(error))
  await boss.start()
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await database.close()
})

test('the application runs the queue, its upkeep and its schedule without owning it', async () => {
  await boss.createQueue('dead')
  await boss.createQueue('mail', { retryLimit: 0, deadLetter: 'dead', heartbeatSeconds: 10 })
  await boss.send('mail', { to: 'a' })
  const [job] = await boss.fetch<{ to: string }>('mail')
  expect(job?.data).toEqual({ to: 'a' })
  await boss.fail('mail', job!.id)
  expect(await boss.fetch('dead')).toHaveLength(1)
  await boss.schedule('mail', '0 3 * * *')
  await boss.unschedule('mail')
  await boss.supervise('mail')
  expect(errors).toEqual([])
})

test('a job goes back with the transaction that sent it', async () => {
  await boss.createQueue('order')
  const send = (word: string, fails: boolean) =>
    withTenant(database.db, 'sps', async (tx) => {
      await boss.send('order', { word }, { db: fromKysely(tx) })
      if (fails) throw new Error('no order after all')
    })
  await expect(send('lost', true)).rejects.toThrow('no order after all')
  await send('kept', false)
  expect((await boss.fetch('order', { batchSize: 10 })).map((job) => job.data)).toEqual([{ word: 'kept' }])
})

test('migrating again changes nothing, also while the application runs', async () => {
  expect(await migrateDatabase(database.ownerConfig)).toEqual([])
})

test('a migration that was cut short before the application got its rights is finished by the next', async () => {
  await sql`revoke all on all tables in schema ${sql.id(JOB_SCHEMA)} from ${sql.id(APP_ROLE)}`.execute(database.owner)
  await expect(boss.createQueue('late')).rejects.toThrow('permission denied')
  await migrateDatabase(database.ownerConfig)
  await boss.createQueue('late')
  expect(await boss.getQueue('late')).toMatchObject({ name: 'late' })
})
