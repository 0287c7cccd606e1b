import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { PoolConfig } from 'pg'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import type { ArchivePlace } from '#platform/backup/archive-place.ts'
import { openArchive, type ArchiveReader } from '#platform/backup/archive-reader.ts'
import type { ArchiveHeader, ArchiveManifest, FileEntry, TableEntry } from '#platform/backup/archive.rules.ts'
import { forgetOwnNotes, requireEmpty } from '#platform/backup/empty-database.store.ts'
import { beginLoading, endLoading, loadTable, proveTables } from '#platform/backup/load-database.service.ts'
import { inTransaction } from '#platform/backup/owner-client.ts'
import { restoreSchema } from '#platform/backup/restore-schema.service.ts'
import { listTables, prepareTransaction } from '#platform/backup/stored-tables.store.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { findAbsence } from '#platform/backup/store-files.service.ts'
import type { FileKind } from '#platform/files/file-kind.ts'
import type { Files } from '#platform/files/files.ts'

export type Checked = { readonly header: ArchiveHeader; readonly manifest: ArchiveManifest }

/** Reads all of it and changes nothing. */
export const checkArchive = async (place: Pick<ArchivePlace, 'read'>, keys: readonly Buffer[]): Promise<Checked> => {
  const archive = await openArchive(await place.read(), keys)
  for await (const { content } of archive.entries()) for await (const chunk of content) void chunk
  return { header: archive.header, manifest: archive.manifest() }
}

const hashStored = async (files: Files, key: string): Promise<string | undefined> => {
  const file = await files.open(key)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const chunk of file.stream) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Stores the file and reads it again. */
export const restoreFile = async (files: Files, entry: FileEntry, content: AsyncIterable<Buffer>): Promise<void> => {
  const hash = createHash('sha256')
  const measured = async function* () {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
  }
  await files.put(entry.name, Readable.from(measured(), { objectMode: false }), { contentType: entry.contentType })
  if ((await hashStored(files, entry.name)) !== hash.digest('hex'))
    throw new ArchiveError(`The file ${entry.name} was not stored as the archive holds it. Nothing was restored: begin again.`)
}

export type RestoreParts = {
  readonly owner: PoolConfig
  readonly files: Files
  readonly place: Pick<ArchivePlace, 'read'>
  readonly keys: readonly Buffer[]
  readonly fileKinds: readonly FileKind[]
  /** Files that have to be there when the database is. */
  readonly beforeCommit?: (header: ArchiveHeader) => Promise<void>
}
export type RestoreReport = Checked & {
  readonly migrated: readonly string[]
  /** A sentence where rows name files and there are none of them. */
  readonly absence: string | undefined
}

/** Files first, the database's commit last: ended at any point, the database is empty and this can begin again. */
export const restore = async ({ owner, files, fileKinds, place, keys, beforeCommit }: RestoreParts): Promise<RestoreReport> => {
  const { header, manifest } = await checkArchive(place, keys)
  if (header.tenant !== undefined)
    throw new ArchiveError(`This archive holds one tenant: npm run tenant -- import --tenant ${header.tenant} --from … takes it.`)
  await restoreSchema(owner, header)
  await withClient(owner, (client) =>
    inTransaction(client, async () => {
      await prepareTransaction(client)
      const tables = await listTables(client)
      await beginLoading(client, tables)
      await requireEmpty(client)
      await forgetOwnNotes(client)
      const loaded: TableEntry[] = []
      for await (const { start, content } of (await openAgain(place, keys)).entries()) {
        if (start.kind === 'file') await restoreFile(files, start, content)
        else {
          await loadTable(client, tables, start, content)
          loaded.push(start)
        }
      }
      await proveTables(client, loaded, manifest)
      await endLoading(client, tables)
      await beforeCommit?.(header)
    }),
  )
  await withClient(owner, (client) => client.query('analyze'))
  const migrated = await migrateDatabase(owner)
  // Kinds of files are those of this version, which knows tables that an older archive did not have.
  const absence = await withClient(owner, (client) =>
    inTransaction(client, async () => {
      await prepareTransaction(client)
      return findAbsence(client, files, fileKinds)
    }),
  )
  return { header, manifest, migrated, absence }
}

const openAgain = async (place: Pick<ArchivePlace, 'read'>, keys: readonly Buffer[]): Promise<ArchiveReader> =>
  openArchive(await place.read(), keys)
