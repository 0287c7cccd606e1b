import type pg from 'pg'
import type { PoolConfig } from 'pg'
import type { TenantKey } from '#kernel/tenant.ts'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import type { ArchivePlace } from '#platform/backup/archive-place.ts'
import { openArchive } from '#platform/backup/archive-reader.ts'
import type { ArchiveHeader, ArchiveManifest, TableEntry } from '#platform/backup/archive.rules.ts'
import { copyIn } from '#platform/backup/copy-stream.ts'
import { proveTable } from '#platform/backup/dump-database.service.ts'
import { inTransaction } from '#platform/backup/owner-client.ts'
import { checkArchive, restoreFile } from '#platform/backup/restore.service.ts'
import { advanceSequences } from '#platform/backup/sequence.store.ts'
import {
  listTables,
  prepareTenantTransaction,
  quoteColumns,
  quoteTable,
  readMigrations,
} from '#platform/backup/stored-tables.store.ts'
import { hasTenant, listOwn, type OwnTable } from '#platform/backup/tenant-archive.service.ts'
import { withClient } from '#platform/database/database-roles.ts'
import type { Files } from '#platform/files/files.ts'

const UNIQUE_VIOLATION = '23505'

export type ImportParts = {
  readonly owner: PoolConfig
  readonly files: Files
  readonly place: Pick<ArchivePlace, 'read'>
  readonly keys: readonly Buffer[]
  readonly tenant: TenantKey
}

const requirePlace = async (client: pg.ClientBase, header: ArchiveHeader, tenant: TenantKey): Promise<void> => {
  if (header.tenant === undefined) throw new ArchiveError('This archive is a backup of everything: npm run restore takes it.')
  if (header.tenant !== tenant) throw new ArchiveError(`This archive holds the tenant ${header.tenant}, not ${tenant}.`)
  if (JSON.stringify(await readMigrations(client)) !== JSON.stringify(header.migrations))
    throw new ArchiveError('The archive was written by another version: bring both installations to the same one first.')
  if (await hasTenant(client, tenant))
    throw new ArchiveError(`The tenant ${tenant} is here already. Nothing was changed: remove it first, if it is to be replaced.`)
}

/** By way of a table of our own: rows cannot be copied past row-level security, and other tenants go on working. */
const loadRows = async (
  client: pg.ClientBase,
  table: OwnTable,
  columns: readonly string[],
  content: AsyncIterable<Buffer>,
): Promise<void> => {
  const [target, names] = [quoteTable(table.name), quoteColumns(columns)]
  await client.query(`create temporary table incoming on commit drop as select ${names} from ${target} with no data`)
  await copyIn(client, `copy incoming (${names}) from stdin`, content)
  if (table.name === 'pgboss.job') await prepareQueues(client)
  // Rows that triggers wrote for rows before.
  await client.query(`delete from ${target} where ${table.filter}`)
  await client
    .query(`insert into ${target} (${names}) overriding system value select ${names} from incoming`)
    .catch((error: Error & { code?: string; detail?: string }) => {
      if (error.code !== UNIQUE_VIOLATION) throw error
      throw new ArchiveError(
        `Rows of ${table.name} are taken here by another tenant (${error.detail ?? error.message}) Nothing was imported.`,
      )
    })
  await client.query('drop table incoming')
}

/** Queues are made by the first process that uses them; a new installation may not have started yet. */
const prepareQueues = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`
    insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
      deletion_seconds, partition, table_name)
    select distinct name, 'standard', 2, 1, true, 900, 1209600, 604800, false, 'job_common' from incoming
    on conflict do nothing`)
}

/** One transaction: the tenant is here with all its rows, or not at all. Files come before its end. */
export const importTenant = async ({ owner, files, place, keys, tenant }: ImportParts): Promise<ArchiveManifest> => {
  const { header, manifest } = await checkArchive(place, keys)
  await withClient(owner, (client) =>
    inTransaction(client, async () => {
      await prepareTenantTransaction(client, tenant)
      await requirePlace(client, header, tenant)
      const own = listOwn(await listTables(client), tenant)
      const loaded: TableEntry[] = []
      for await (const { start, content } of (await openArchive(await place.read(), keys)).entries()) {
        if (start.kind === 'file') await restoreFile(files, start, content)
        else {
          await loadRows(client, requireTable(own, start.name), start.columns, content)
          loaded.push(start)
        }
      }
      await client.query('set constraints all immediate')
      for (const { name, columns } of loaded) {
        const found = await proveTable(client, { name, columns }, requireTable(own, name).filter)
        const expected = manifest.tables.find((proof) => proof.name === name)
        if (found.rows !== expected?.rows || found.hash !== expected.hash)
          throw new ArchiveError(`The rows of ${name} are not what the archive holds. Nothing was imported.`)
      }
      // Numbers of its rows must not be given to new ones.
      await advanceSequences(client, manifest.sequences)
    }),
  )
  return manifest
}

const requireTable = (own: readonly OwnTable[], name: string): OwnTable => {
  const table = own.find((each) => each.name === name)
  if (!table) throw new ArchiveError(`The table ${name} is not known here.`)
  return table
}
