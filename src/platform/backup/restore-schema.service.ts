import type { PoolConfig } from 'pg'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import type { ArchiveHeader } from '#platform/backup/archive.rules.ts'
import { dropEverything, requireEmpty } from '#platform/backup/empty-database.store.ts'
import { inTransaction } from '#platform/backup/owner-client.ts'
import { prepareTransaction, readJobSchema, readMigrations } from '#platform/backup/stored-tables.store.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { listMigrations, migrateDatabase } from '#platform/database/migrate.ts'

export const refuseNewer = async ({ migrations }: Pick<ArchiveHeader, 'migrations'>): Promise<void> => {
  const known = new Set(await listMigrations())
  const foreign = migrations.find((name) => !known.has(name))
  if (foreign !== undefined)
    throw new ArchiveError(
      `This archive was written by a newer version: it has the migration ${foreign}, which this one does not know. Use that version or a later one.`,
    )
}

/** Makes the tables of an empty database just as they were when the archive was written. */
export const restoreSchema = async (owner: PoolConfig, header: ArchiveHeader): Promise<void> => {
  await refuseNewer(header)
  const stored = new Set(header.migrations)
  await withClient(owner, (client) =>
    inTransaction(client, async () => {
      await prepareTransaction(client)
      await requireEmpty(client)
      const applied = await readMigrations(client)
      if (applied.some((name) => !stored.has(name))) await dropEverything(client)
    }),
  )
  await migrateDatabase(owner, { names: header.migrations })
  const here = await withClient(owner, readJobSchema)
  if (here !== header.jobSchema)
    throw new ArchiveError(
      `The archive's queue has the format ${header.jobSchema}, this version's ${here}: restore with the version that wrote it, and upgrade afterwards.`,
    )
}
