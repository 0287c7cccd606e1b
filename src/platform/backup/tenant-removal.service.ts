import type pg from 'pg'
import type { PoolConfig } from 'pg'
import type { TenantKey } from '#kernel/tenant.ts'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import { inTransaction } from '#platform/backup/owner-client.ts'
import { listTables, prepareTenantTransaction, quoteTable } from '#platform/backup/stored-tables.store.ts'
import { hasTenant, listOwn, type OwnTable } from '#platform/backup/tenant-archive.service.ts'
import { withClient } from '#platform/database/database-roles.ts'
import type { Files } from '#platform/files/files.ts'

/** Triggers write counts for rows that go; the next pass takes those. */
const MOST_PASSES = 4

const deleteRows = async (client: pg.ClientBase, own: readonly OwnTable[]): Promise<number> => {
  let removed = 0
  for (const { name, filter } of own.toReversed())
    removed += (await client.query(`delete from ${quoteTable(name)} where ${filter}`)).rowCount ?? 0
  return removed
}

/** Rows, jobs and search index in one transaction, then the files; a second call goes on where a killed one ended. */
export const removeTenant = async (
  { owner, files }: { readonly owner: PoolConfig; readonly files: Files },
  tenant: TenantKey,
): Promise<{ readonly rows: number; readonly files: number }> => {
  const rows = await withClient(owner, (client) =>
    inTransaction(client, async () => {
      await prepareTenantTransaction(client, tenant)
      if (!(await hasTenant(client, tenant))) return undefined
      const own = listOwn(await listTables(client), tenant)
      let total = 0
      for (let pass = 0; pass < MOST_PASSES; pass++) {
        const removed = await deleteRows(client, own)
        total += removed
        if (removed === 0) return total
      }
      throw new ArchiveError(`Rows of ${tenant} come back while they are removed. Nothing was changed: stop the servers first.`)
    }),
  )
  let count = 0
  for await (const { key } of files.list(tenant)) {
    await files.remove(key)
    count += 1
  }
  if (rows === undefined && count === 0) throw new ArchiveError(`There is no tenant ${tenant}.`)
  return { rows: rows ?? 0, files: count }
}
