import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlace } from '#platform/backup/archive-place.ts'
import { backUp, inSnapshot } from '#platform/backup/backup.service.ts'
import { proveTable } from '#platform/backup/dump-database.service.ts'
import { checkArchive, restore } from '#platform/backup/restore.service.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { withTenant } from '#platform/database/database.ts'
import type { FileKind } from '#platform/files/file-kind.ts'
import { openFiles, type Files } from '#platform/files/files.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const TENANTS = ['process', 'sps'] as const
const ANY_KIND: FileKind = { name: 'uploads', measure: () => Promise.resolve({ files: 0, bytes: 0 }) }
let [folder, source, files]: [string, TestDatabase, Files] = [] as never

/** Rows of several shapes: text with line breaks, JSON, numbered rows, times, and a queued job. */
const fill = async ({ owner, db }: TestDatabase): Promise<void> => {
  for (const key of TENANTS) await sql`insert into tenant (key, name) values (${key}, ${`Halden ${key}`})`.execute(owner)
  await sql`insert into tenant_host (host, tenant_key) values ('sps.localhost', 'sps')`.execute(owner)
  await sql`insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
    deletion_seconds, partition, table_name) values ('work', 'standard', 1, 1, false, 60, 60, 60, false, 'job_common')`.execute(
    db,
  )
  await sql`insert into pgboss.job (name, data) values ('work', '{"tenant": "sps"}')`.execute(db)
  for (const tenant of TENANTS)
    await withTenant(db, tenant, async (tx) => {
      await sql`insert into mail_outbox (to_address, subject, text, template)
        select n || '@example.com', 'A \\ backslash', E'line one\\nline\\ttwo \\\\. ' || n, 'any' from generate_series(1, 400) n`.execute(
        tx,
      )
      await sql`insert into tenant_secret (name, value) values ('key', '{"a": [1, null, "ü"]}')`.execute(tx)
      await sql`insert into analytics_request (at, request) values (now(), '{}'), ('2001-01-01', '{"old": true}')`.execute(tx)
    })
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-backup-'))
  source = await openTestDatabase()
  files = await openFiles(path.join(folder, 'files'))
  await fill(source)
  for (const tenant of TENANTS)
    for (const name of ['one.txt', 'two/deep.txt'])
      await files.put(`${tenant}/${name}`, Buffer.from(`${tenant} ${name}`), { contentType: 'text/plain' })
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true, force: true })
})

const placeOf = (name: string) => openPlace(path.join(folder, name), new Date())
const save = async (name: string, keys: readonly Buffer[] = []) =>
  backUp({ owner: source.ownerConfig, files, place: await placeOf(name), keys, fileKinds: [], now: new Date() })

/** Counts and hashes of all tables, as the owner reads them. */
const prove = ({ ownerConfig }: TestDatabase) =>
  withClient(ownerConfig, (client) =>
    inSnapshot(client, async (tables) => {
      const proofs = []
      for (const table of tables) proofs.push(await proveTable(client, table))
      return proofs
    }),
  )

const withTarget = async (work: (target: TestDatabase, targetFiles: Files) => Promise<void>): Promise<void> => {
  const target = await openTestDatabase()
  const place = await mkdtemp(path.join(folder, 'target-'))
  try {
    await work(target, await openFiles(place))
  } finally {
    await target.close()
  }
}

test('what is restored is what was there: every table by count and hash, every file, and numbers go on [T-114]', async () => {
  const report = await save('whole.backup')
  expect(report.vanished).toEqual([])
  expect(report.files.count).toBe(4)
  expect(report.tables.find(({ name }) => name === 'public.mail_outbox')?.rows).toBe(800)
  expect(report.tables.find(({ name }) => name === 'pgboss.job')?.rows).toBe(1)
  await withTarget(async (target, targetFiles) => {
    await restore({
      owner: target.ownerConfig,
      files: targetFiles,
      place: await placeOf('whole.backup'),
      keys: [],
      fileKinds: [],
    })
    expect(await prove(target)).toEqual(report.tables)
    expect(await prove(source)).toEqual(report.tables)
    expect(await text((await targetFiles.open('sps/two/deep.txt'))!.stream)).toBe('sps two/deep.txt')
    // Row-level security and triggers are as before.
    const { rows } = await sql<{ count: string }>`select count(*) from mail_outbox`.execute(target.owner)
    expect(rows[0]?.count).toBe('0')
    const off = await sql`select from pg_trigger where tgenabled = 'D'`.execute(target.owner)
    expect(off.rows).toEqual([])
    const number = (database: TestDatabase) =>
      sql<{ next: string }>`select nextval('order_number') as next`.execute(database.owner).then((result) => result.rows[0]?.next)
    expect(await number(target)).toBe(await number(source))
    await expect(
      restore({ owner: target.ownerConfig, files: targetFiles, place: await placeOf('whole.backup'), keys: [], fileKinds: [] }),
    ).rejects.toThrow('This database is not empty')
  })
})

test('a backup is one moment: writers that go on do not show in it half', async () => {
  let isOver = false
  const write = async (): Promise<void> => {
    // Two rows in one transaction: a backup holds both or none.
    for (let at = 0; !isOver; at++)
      await withTenant(source.db, 'sps', async (tx) => {
        await sql`insert into tenant_secret (name, value) values (${`pair ${at}`}, '1')`.execute(tx)
        await sql`insert into mail_outbox (to_address, subject, text, template) values ('pair@example.com', 'x', 'x', 'pair')`.execute(
          tx,
        )
      })
  }
  const writing = write()
  await wait(50)
  await save('moment.backup').finally(() => (isOver = true))
  await writing
  await withTarget(async (target, targetFiles) => {
    await restore({
      owner: target.ownerConfig,
      files: targetFiles,
      place: await placeOf('moment.backup'),
      keys: [],
      fileKinds: [],
    })
    const count = await withTenant(target.db, 'sps', (tx) =>
      sql<{ secrets: string; mails: string }>`select (select count(*) from tenant_secret where name like 'pair%') as secrets,
        (select count(*) from mail_outbox where template = 'pair') as mails`.execute(tx),
    )
    expect(Number(count.rows[0]?.secrets)).toBeGreaterThan(0)
    expect(count.rows[0]?.mails).toBe(count.rows[0]?.secrets)
  })
})

test('an archive that was changed or belongs to another key restores nothing', async () => {
  await save('sealed.backup', [Buffer.alloc(32, 1)])
  await withTarget(async (target, targetFiles) => {
    const place = await placeOf('sealed.backup')
    const parts = { owner: target.ownerConfig, files: targetFiles, fileKinds: [], place }
    await expect(restore({ ...parts, keys: [] })).rejects.toThrow('set BACKUP_KEY')
    await expect(restore({ ...parts, keys: [Buffer.alloc(32, 2)] })).rejects.toThrow('is not the key')
    const bytes = await readFile(path.join(folder, 'sealed.backup'))
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(path.join(folder, 'changed.backup'), bytes)
    const changed = await placeOf('changed.backup')
    await expect(restore({ ...parts, place: changed, keys: [Buffer.alloc(32, 1)] })).rejects.toThrow('is damaged in table')
    expect(await targetFiles.stat('sps/one.txt')).toBeUndefined()
    expect((await sql`select from tenant`.execute(target.owner)).rows).toEqual([])
    await restore({ ...parts, keys: [Buffer.alloc(32, 1)] })
  })
})

test('rows that row-level security would hide are a refusal, not an empty table', async () => {
  await withTarget(async (target) => {
    await sql`drop policy backup_rows on person`.execute(target.owner)
    const place = await placeOf('never.backup')
    await expect(backUp({ owner: target.ownerConfig, files, place, keys: [], fileKinds: [], now: new Date() })).rejects.toThrow(
      'Row-level security hides rows of public.person',
    )
    expect(await readdir(folder)).not.toContain('never.backup')
    // And a superuser reads all of them.
    await backUp({ owner: target.adminConfig, files, place, keys: [], fileKinds: [], now: new Date() })
  })
})

test('rows that name files of which the storage has none are a refusal; a restore without them says so', async () => {
  await withTarget(async (other, empty) => {
    const owner = other.ownerConfig
    const place = await placeOf('empty.backup')
    const save = (kinds: readonly FileKind[] = []) =>
      backUp({ owner, files: empty, place, keys: [], fileKinds: kinds, now: new Date() })
    await sql`insert into tenant (key, name) values ('sps', 'Halden')`.execute(other.owner)
    await withTenant(other.db, 'sps', (tx) =>
      sql`insert into tenant_secret (name, value) values ('sps/one.txt', '1')`.execute(tx),
    )
    await save()
    const kind = { ...ANY_KIND, listNamed: 'select name as key from tenant_secret' }
    await expect(save([kind])).rejects.toThrow(
      'The database names files such as sps/one.txt, and of 1 that were looked for the storage has none.',
    )
    await withTarget(async (target, targetFiles) => {
      const report = await restore({ owner: target.ownerConfig, files: targetFiles, place, keys: [], fileKinds: [kind] })
      expect(report.absence).toMatch(/sps\/one\.txt.*has none/)
    })
    await empty.put('sps/one.txt', Buffer.from('one'), { contentType: 'text/plain' })
    // A kind whose table a later migration makes is no reason to fail.
    const later = { ...ANY_KIND, listNamed: 'select key from not_there_yet' }
    expect((await save([later, kind])).files.count).toBe(1)

    await withTenant(other.db, 'sps', (tx) =>
      sql`insert into asset (path, media_type, byte_size, content_hash, file_key)
        values ('/a.pdf', 'application/pdf', 3, repeat('a', 64), 'sps/a/original')`.execute(tx),
    )
    await empty.remove('sps/one.txt')
    await expect(save()).rejects.toThrow('such as sps/a/original')
  })
})

test('the application cannot use the owner’s way to read all rows', async () => {
  const { rows } = await source.db.transaction().execute(async (tx) => {
    await sql`set local app.all_rows = 'on'`.execute(tx)
    return sql`select from mail_outbox`.execute(tx)
  })
  expect(rows).toEqual([])
})

test('an archive of an older version is restored as it was and then migrated', async () => {
  const older = await openTestDatabase()
  await fill(older)
  // As if the last migration had not been there yet.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(older.owner)
  const last = '2026-11-18-70-site-data'
  const { down } = (await import(`../../../migrations/${last}.ts`)) as { down: (db: unknown) => Promise<void> }
  await down(older.owner)
  await sql`delete from kysely_migration where name = ${last}`.execute(older.owner)
  const report = await backUp({
    owner: older.ownerConfig,
    files,
    place: await placeOf('older.backup'),
    keys: [],
    fileKinds: [],
    now: new Date(),
  })
  await older.close()
  await withTarget(async (target, targetFiles) => {
    const done = await restore({
      owner: target.ownerConfig,
      files: targetFiles,
      place: await placeOf('older.backup'),
      keys: [],
      fileKinds: [],
    })
    expect(done.migrated).toEqual([last])
    expect(done.header.migrations).toHaveLength(rows.length - 1)
    const proofs = new Map((await prove(target)).map(({ name, rows: count }) => [name, count]))
    for (const { name, rows: count } of report.tables) expect(proofs.get(name), name).toBe(count)
  })
})

const runChild = (order: object) =>
  spawn(process.execPath, [path.resolve(import.meta.dirname, '../testing/backup-kill.child.ts'), JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Ends the child after so many milliseconds of work; true if it was quicker. */
const killAfter = async (order: object, ms: number): Promise<boolean> => {
  const child = runChild(order)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const exit = once(child, 'exit')
  while (said === '' && child.exitCode === null) await Promise.race([once(child.stdout, 'data'), exit])
  await Promise.race([wait(ms), exit])
  child.kill('SIGKILL')
  await exit
  return said.includes('done')
}

test('killed at ten points, a backup leaves the former one whole', async () => {
  await save('nightly.backup')
  const archive = path.join(folder, 'nightly.backup')
  for (let at = 0; at < 10; at++) {
    await killAfter({ action: 'backup', owner: source.ownerConfig, folder: path.join(folder, 'files'), archive }, at * 40)
    expect((await checkArchive(await placeOf('nightly.backup'), [])).manifest.files.count).toBe(4)
  }
})

test('killed at ten points, a restore leaves an empty database, which takes it at last', async () => {
  const report = await save('again.backup')
  await withTarget(async (target) => {
    const order = {
      action: 'restore',
      owner: target.ownerConfig,
      folder: path.join(folder, 'again'),
      archive: path.join(folder, 'again.backup'),
    }
    let isDone = false
    for (let at = 0; at < 10 && !isDone; at++) isDone = await killAfter(order, at * 60)
    for (let tries = 0; !isDone && tries < 3; tries++) isDone = await killAfter(order, 60_000)
    expect(await prove(target)).toEqual(report.tables)
    expect(await (await openFiles(order.folder)).stat('sps/one.txt')).toBeDefined()
  })
})
