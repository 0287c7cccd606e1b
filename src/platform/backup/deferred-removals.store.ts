import type { PoolConfig } from 'pg'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import { inTransaction } from '#platform/backup/owner-client.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { FILE_REMOVAL_LOCK } from '#platform/files/deferred-removal.ts'

const LONGEST_WAIT = '30s'

/** While this runs, files that are taken away stay where they are and go afterwards. It also keeps two backups apart. */
export const holdRemovals = <T>(owner: PoolConfig, work: () => Promise<T>): Promise<T> =>
  withClient(owner, (client) =>
    inTransaction(client, async () => {
      await client.query(`set local lock_timeout = '${LONGEST_WAIT}'; set local idle_in_transaction_session_timeout = 0`)
      await client.query('select pg_advisory_xact_lock($1)', [FILE_REMOVAL_LOCK]).catch((error: Error & { code?: string }) => {
        throw error.code === '55P03' ? new ArchiveError('Another backup of this database is running: wait for its end.') : error
      })
      return work()
    }),
  )
