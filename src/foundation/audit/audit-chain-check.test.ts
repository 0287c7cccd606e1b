import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine, listAllChecks } from '#app/doctor/examine.ts'
import { sealEntries } from '#foundation/audit/chain/audit-chain.service.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { readConfig } from '#platform/config.ts'
import { withTenant } from '#platform/database/database.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { attachSecretBox } from '#platform/secrets/tenant-secret.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const KEY = randomBytes(32)
const PERSON = '00000000-0000-4000-8000-000000000001'
let [database, folder]: [TestDatabase, string] = [] as never

beforeAll(async () => {
  ;[database, folder] = await Promise.all([openTestDatabase(), mkdtemp(path.join(tmpdir(), 'portico-chain-'))])
  attachSecretBox(database.db, createSecretBox([KEY]))
  await sql`insert into tenant (key, name) values ('sps', 'Halden'), ('marine', 'Halden Marine')`.execute(database.owner)
})
afterAll(async () => {
  await Promise.all([database.close(), rm(folder, { recursive: true, force: true })])
})

const write = async (tenant: string, count: number): Promise<void> => {
  await withTenant(database.db, tenant, async (tx) => {
    for (let index = 0; index < count; index += 1) await writeAudit(tx, { id: PERSON }, new Date(), 'page.publish', { index })
  })
  while ((await sealEntries(database.db, tenant)) > 0);
}
/** As somebody who owns the database. */
const tamper = (statement: ReturnType<typeof sql>) =>
  database.owner.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant', 'sps', true)`.execute(tx)
    await statement.execute(tx)
  })
const look = async (): Promise<string[]> => {
  const { database: name, host, user } = database.appConfig
  const DATABASE_URL = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}`
  const env = { DATA_FOLDER: folder, DATABASE_URL, SECRETS_KEY: KEY.toString('base64') }
  const checks = listAllChecks().filter((check) => check.name === 'audit-chain')
  return (await examine(readConfig(env), { checks })).map(({ tenant, severity, what }) => `${tenant} ${severity}: ${what}`)
}

test('changed, removed and added entries of the audit log are a fault of their tenant', async () => {
  expect(await look()).toEqual([])
  for (const tenant of ['sps', 'marine']) await write(tenant, 6)
  expect(await look()).toEqual([])

  await tamper(sql`update audit_entry set action = 'other' where details = '{"index": 1}'`)
  expect(await look()).toEqual([expect.stringMatching(/^sps fault: 1 of the newest/)])
  await tamper(sql`update audit_entry set action = 'page.publish' where details = '{"index": 1}'`)
  expect(await look()).toEqual([])

  await tamper(sql`delete from audit_entry where details = '{"index": 2}'`)
  expect(await look()).toEqual([expect.stringMatching(/^sps fault: 1 of the newest/)])
  await tamper(sql`insert into audit_entry (at, actor_id, subject_id, action) values (now(), ${PERSON}, ${PERSON}, 'added')`)
  await tamper(sql`delete from audit_unsealed`)
  expect(await look()).toEqual([expect.stringMatching(/^sps fault: 2 of the newest/)])
})

test('an entry that waits for its seal is none, and a log that is longer than what is read goes on from a seal in it', async () => {
  await withTenant(database.db, 'marine', (tx) => writeAudit(tx, { id: PERSON }, new Date(), 'waits'))
  expect((await look()).join()).not.toContain('marine')
  await write('marine', 2010)
  expect((await look()).join()).not.toContain('marine')
})
