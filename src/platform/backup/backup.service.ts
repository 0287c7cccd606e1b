import type pg from 'pg'
import type { PoolConfig } from 'pg'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import { chooseExpired } from '#platform/backup/archive-name.rules.ts'
import type { ArchivePlace } from '#platform/backup/archive-place.ts'
import type { ArchiveManifest } from '#platform/backup/archive.rules.ts'
import { createArchiveWriter, type ArchiveWriter } from '#platform/backup/archive-writer.ts'
import { dumpTables } from '#platform/backup/dump-database.service.ts'
import { holdRemovals } from '#platform/backup/deferred-removals.store.ts'
import { inTransaction } from '#platform/backup/owner-client.ts'
import { requireFiles, storeFiles } from '#platform/backup/store-files.service.ts'
import {
  listTables,
  prepareTransaction,
  quoteTable,
  readJobSchema,
  readMigrations,
  requireReadable,
  type StoredTable,
} from '#platform/backup/stored-tables.store.ts'
import { withClient } from '#platform/database/database-roles.ts'
import type { FileKind } from '#platform/files/file-kind.ts'
import type { Files } from '#platform/files/files.ts'

export type BackupParts = {
  readonly owner: PoolConfig
  readonly files: Files
  readonly place: ArchivePlace
  readonly keys: readonly Buffer[]
  readonly now: Date
  readonly fileKinds: readonly FileKind[]
  readonly demoKey?: string
}
export type BackupReport = ArchiveManifest & { readonly vanished: readonly string[] }

const SNAPSHOT = 'begin transaction isolation level repeatable read read only'

/** Locks come before the snapshot: a table that is rewritten in between would look empty in it. */
export const inSnapshot = async <T>(client: pg.ClientBase, work: (tables: readonly StoredTable[]) => Promise<T>): Promise<T> => {
  const before = await listTables(client)
  const run = async (): Promise<T> => {
    await client.query(`lock table ${before.map(({ name }) => quoteTable(name)).join(', ')} in access share mode`)
    await prepareTransaction(client)
    const tables = await listTables(client)
    if (JSON.stringify(tables) !== JSON.stringify(before))
      throw new ArchiveError('The tables were changed just now, by a migration: run this again.')
    requireReadable(tables)
    return work(tables)
  }
  return inTransaction(client, run, SNAPSHOT)
}

/** Nothing is visible under the name before all of it is written. */
export const writeArchive = async <T>(
  place: ArchivePlace,
  keys: readonly Buffer[],
  work: (archive: ArchiveWriter) => Promise<T>,
): Promise<T> => {
  const sink = await place.create()
  try {
    const result = await work(createArchiveWriter(sink.write, keys))
    await sink.commit()
    return result
  } catch (error) {
    await sink.abort()
    throw error
  }
}

const listTenantKeys = async (client: pg.ClientBase): Promise<string[]> =>
  (await client.query<{ key: string }>('select key from tenant order by key')).rows.map(({ key }) => key)

/** One snapshot of the database and the files that it names, while everybody goes on working. */
export const backUp = async ({ owner, files, fileKinds, place, keys, now, demoKey }: BackupParts): Promise<BackupReport> =>
  holdRemovals(owner, () =>
    withClient(owner, (client) =>
      inSnapshot(client, async (tables) => {
        await requireFiles(client, files, fileKinds)
        return writeArchive(place, keys, async (archive) => {
          const [migrations, jobSchema] = [await readMigrations(client), await readJobSchema(client)]
          await archive.start({ createdAt: now.toISOString(), migrations, jobSchema, ...(demoKey && { demoKey }) })
          const dumped = await dumpTables(client, tables, archive)
          const vanished = await storeFiles(files, await listTenantKeys(client), archive)
          return { ...(await archive.finish(dumped)), vanished }
        })
      }),
    ),
  )

/** Removes all but the newest of those that lie beside it under names that we gave. */
export const removeExpired = async (place: ArchivePlace, keep: number): Promise<string[]> => {
  const expired = chooseExpired(await place.list(), keep)
  for (const name of expired) await place.remove(name)
  return expired
}
