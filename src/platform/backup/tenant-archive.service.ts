import type pg from 'pg'
import type { TenantKey } from '#kernel/tenant.ts'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import { type BackupParts, type BackupReport, inSnapshot, writeArchive } from '#platform/backup/backup.service.ts'
import { dumpTables } from '#platform/backup/dump-database.service.ts'
import { holdRemovals } from '#platform/backup/deferred-removals.store.ts'
import { requireFiles, storeFiles } from '#platform/backup/store-files.service.ts'
import { readJobSchema, readMigrations, type StoredTable } from '#platform/backup/stored-tables.store.ts'
import { listUndecided, ownRows } from '#platform/backup/tenant-tables.rules.ts'
import { withClient } from '#platform/database/database-roles.ts'

export type OwnTable = StoredTable & { readonly filter: string }

/** Tables with rows of the tenant, and which rows those are. */
export const listOwn = (tables: readonly StoredTable[], tenant: TenantKey): OwnTable[] => {
  const undecided = listUndecided(tables)
  if (undecided.length > 0) throw new ArchiveError(`It is not known whose rows ${undecided.join(', ')} holds.`)
  return tables.flatMap((table) => {
    const filter = ownRows(table, tenant)
    return filter === undefined ? [] : [{ ...table, filter }]
  })
}

export const hasTenant = async (client: pg.ClientBase, tenant: TenantKey): Promise<boolean> =>
  (await client.query('select 1 from tenant where key = $1', [tenant])).rowCount === 1

export const exportTenant = async ({
  owner,
  files,
  fileKinds,
  place,
  keys,
  now,
  tenant,
}: Omit<BackupParts, 'demoKey'> & { readonly tenant: TenantKey }): Promise<BackupReport> =>
  holdRemovals(owner, () =>
    withClient(owner, (client) =>
      inSnapshot(client, async (tables) => {
        if (!(await hasTenant(client, tenant))) throw new ArchiveError(`There is no tenant ${tenant}.`)
        await requireFiles(client, files, fileKinds)
        return writeArchive(place, keys, async (archive) => {
          const [migrations, jobSchema] = [await readMigrations(client), await readJobSchema(client)]
          await archive.start({ createdAt: now.toISOString(), tenant, migrations, jobSchema })
          const dumped = await dumpTables(client, listOwn(tables, tenant), archive)
          const vanished = await storeFiles(files, [tenant], archive)
          return { ...(await archive.finish(dumped)), vanished }
        })
      }),
    ),
  )
