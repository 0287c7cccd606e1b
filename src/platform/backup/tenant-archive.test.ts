import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlace } from '#platform/backup/archive-place.ts'
import { restore } from '#platform/backup/restore.service.ts'
import { listTables } from '#platform/backup/stored-tables.store.ts'
import { exportTenant } from '#platform/backup/tenant-archive.service.ts'
import { proveTenant } from '#platform/backup/testing/prove-tenant.ts'
import { importTenant } from '#platform/backup/tenant-import.service.ts'
import { removeTenant } from '#platform/backup/tenant-removal.service.ts'
import { listUndecided } from '#platform/backup/tenant-tables.rules.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { withTenant } from '#platform/database/database.ts'
import { openFiles, type Files } from '#platform/files/files.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let [folder, database, files]: [string, TestDatabase, Files] = [] as never

const fill = async ({ owner, db }: TestDatabase, tenants: readonly string[]): Promise<void> => {
  await sql`insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
    deletion_seconds, partition, table_name) values ('work', 'standard', 1, 1, false, 60, 60, 60, false, 'job_common')
    on conflict do nothing`.execute(db)
  for (const tenant of tenants) {
    await sql`insert into tenant (key, name) values (${tenant}, ${tenant})`.execute(owner)
    await sql`insert into tenant_host (host, tenant_key) values (${`${tenant}.localhost`}, ${tenant})`.execute(owner)
    await sql`insert into pgboss.job (name, data) values ('work', ${JSON.stringify({ tenant, data: {} })}::jsonb)`.execute(db)
    await withTenant(db, tenant, async (tx) => {
      await sql`insert into mail_outbox (to_address, subject, text, template)
        select n || '@example.com', 'subject', 'text', 'any' from generate_series(1, 50) n`.execute(tx)
      // Triggers count orders and write words of them.
      await sql`insert into orders (number, account_key, source, state, placed_at, currency, ship_to, subtotal_minor, total_minor,
          line_count, changed_at)
        select nextval('order_number'), 'a', 'erp', 'Received', now(), 'EUR', '{}', n, n, 1, now()
        from generate_series(1, 5) n`.execute(tx)
    })
    await files.put(`${tenant}/picture.txt`, Buffer.from(`picture of ${tenant}`), { contentType: 'text/plain' })
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-tenant-'))
  database = await openTestDatabase()
  files = await openFiles(path.join(folder, 'files'))
  await fill(database, ['process', 'sps'])
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const place = (name: string) => openPlace(path.join(folder, name), new Date())
const save = async (name: string, tenant = 'sps') =>
  exportTenant({ owner: database.ownerConfig, files, fileKinds: [], place: await place(name), keys: [], now: new Date(), tenant })

test('every table belongs to tenants or is listed as shared', async () => {
  expect(listUndecided(await withClient(database.ownerConfig, listTables))).toEqual([])
  expect(listUndecided([{ name: 'public.new_table', isTenants: false }])).toEqual(['public.new_table'])
})

test('a tenant that was exported and removed comes back equal, and nobody else notices [T-114]', async () => {
  const { ownerConfig: owner } = database
  const [before, others] = [await proveTenant(owner, 'sps'), await proveTenant(owner, 'sps', true)]
  const report = await save('sps.backup')
  expect(report.tables).toEqual(before)
  expect(before.find(({ name }) => name === 'public.orders')?.rows).toBe(5)
  expect(before.find(({ name }) => name === 'public.order_count')?.rows).toBeGreaterThan(0)
  expect(report.files.count).toBe(1)

  const removed = await removeTenant({ owner, files }, 'sps')
  expect(removed.files).toBe(1)
  expect((await proveTenant(owner, 'sps')).filter(({ rows }) => rows > 0)).toEqual([])
  expect(await proveTenant(owner, 'sps', true)).toEqual(others)
  expect(await files.stat('sps/picture.txt')).toBeUndefined()
  expect(await files.stat('process/picture.txt')).toBeDefined()
  await expect(removeTenant({ owner, files }, 'sps')).rejects.toThrow('There is no tenant sps')

  const parts = { owner, files, place: await place('sps.backup'), keys: [], tenant: 'sps' }
  await importTenant(parts)
  expect(await proveTenant(owner, 'sps')).toEqual(before)
  expect(await proveTenant(owner, 'sps', true)).toEqual(others)
  expect(await text((await files.open('sps/picture.txt'))!.stream)).toBe('picture of sps')
  await expect(importTenant(parts)).rejects.toThrow('The tenant sps is here already')
})

test('another installation takes it', async () => {
  await save('moved.backup')
  const [target, targetFiles] = [await openTestDatabase(), await openFiles(path.join(folder, 'elsewhere'))]
  try {
    const parts = { owner: target.ownerConfig, files: targetFiles, place: await place('moved.backup'), keys: [] }
    await expect(importTenant({ ...parts, tenant: 'process' })).rejects.toThrow('holds the tenant sps, not process')
    await expect(restore({ ...parts, fileKinds: [] })).rejects.toThrow('npm run tenant -- import')
    await importTenant({ ...parts, tenant: 'sps' })
    expect(await proveTenant(target.ownerConfig, 'sps')).toEqual(await proveTenant(database.ownerConfig, 'sps'))
    const next = ({ owner }: TestDatabase) => sql`select nextval('order_number'), nextval('orders_id_seq') as id`.execute(owner)
    expect((await next(target)).rows).toEqual((await next(database)).rows)
  } finally {
    await target.close()
  }
})

test('rows that another tenant has taken are named, and nothing is imported', async () => {
  await save('taken.backup')
  const [target, targetFiles] = [await openTestDatabase(), await openFiles(path.join(folder, 'taken'))]
  try {
    await sql`insert into tenant (key, name) values ('aerobt', 'Aero')`.execute(target.owner)
    await sql`insert into tenant_host (host, tenant_key) values ('sps.localhost', 'aerobt')`.execute(target.owner)
    const parts = { owner: target.ownerConfig, files: targetFiles, place: await place('taken.backup'), keys: [], tenant: 'sps' }
    await expect(importTenant(parts)).rejects.toThrow('Rows of public.tenant_host are taken here by another tenant')
    expect((await proveTenant(target.ownerConfig, 'sps')).filter(({ rows }) => rows > 0)).toEqual([])
  } finally {
    await target.close()
  }
})
