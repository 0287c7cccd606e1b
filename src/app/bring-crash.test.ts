import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { saveTenants } from '#foundation/tenants/public.server.ts'
import { tenantSchema } from '#foundation/tenants/testing/test-settings.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const LINES = 4000
const COMMAND = path.resolve(import.meta.dirname, 'bring.ts')

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'portico-crash-'))
  await saveTenants(database.owner, [tenantSchema.parse({ key: 'sps', name: 'Safety', hosts: ['sps.example'] })])
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const countCompanies = () =>
  withTenant(database.db, 'sps', async (tx) => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from company`.execute(tx)
    return rows[0]?.count
  })

const start = (file: string) => {
  const { host, user, database: name } = database.appConfig
  const child = spawn(process.execPath, [COMMAND, '--tenant', 'sps', file], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DATA_FOLDER: folder,
      DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}`,
    },
  })
  return { child, ended: once(child, 'close') }
}

/** Another transaction has a company of the third batch: the file's own waits for it, two batches written. */
const killInTheMiddle = (file: string): Promise<void> =>
  withTenant(database.db, 'sps', async (tx) => {
    await sql`insert into company (id, number, name, customer_type, customer_group, line_of_business)
      values (gen_random_uuid(), '2500', 'Locked', '', '', '')`.execute(tx)
    const { child, ended } = start(file)
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
        expect(rows).toHaveLength(1)
      },
      { timeout: 240_000, interval: 50 },
    )
    child.kill('SIGKILL')
    await ended
    throw new Error('taken back')
  }).catch((error: Error) => expect(error.message).toBe('taken back'))

test('killed while it saves, a file leaves nothing half done, and brought again it is there once', async () => {
  const file = path.join(folder, 'companies.csv')
  const lines = Array.from({ length: LINES }, (_, at) => `${at},Company ${at},no`)
  await writeFile(file, `number,name,countryCode\n${lines.join('\n')}\n`)
  await killInTheMiddle(file)
  expect(await countCompanies()).toBe(0)

  const again = start(file)
  let said = ''
  again.child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  expect((await again.ended)[0]).toBe(0)
  expect(said).toContain(`companies.csv: ${LINES} taken, 0 unchanged, 0 refused`)
  expect(await countCompanies()).toBe(LINES)
}, 480_000)
