import type { PoolConfig } from 'pg'
import type { TenantKey } from '#kernel/tenant.ts'
import type { ArchiveManifest } from '#platform/backup/archive.rules.ts'
import { inSnapshot } from '#platform/backup/backup.service.ts'
import { proveTable } from '#platform/backup/dump-database.service.ts'
import { listOwn } from '#platform/backup/tenant-archive.service.ts'
import { withClient } from '#platform/database/database-roles.ts'

/** Count and hash of the rows of one tenant, or of everything else, as they are now. */
export const proveTenant = (owner: PoolConfig, tenant: TenantKey, isOthers = false): Promise<ArchiveManifest['tables']> =>
  withClient(owner, (client) =>
    inSnapshot(client, async (tables) => {
      const proofs: ArchiveManifest['tables'] = []
      for (const { filter, ...table } of listOwn(tables, tenant))
        proofs.push(await proveTable(client, table, isOthers ? `(${filter}) is not true` : filter))
      return proofs
    }),
  )
