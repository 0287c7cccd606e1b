import { sql } from 'kysely'
import { type Db, type Tx, withTenant } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'

/** An advisory lock: removing a file takes it shared, a backup alone. */
export const FILE_REMOVAL_LOCK = 7_305_118

/** While a backup reads, removals are written down instead: its snapshot names the files. `db` has connections of its own. */
export const deferRemovals = (files: Files, db: Db): Files => ({
  ...files,
  remove: (key) =>
    withTenant(db, key.split('/')[0] ?? '', async (tx) => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock_shared(${FILE_REMOVAL_LOCK}) as is_free`.execute(tx)
      if (rows[0]?.isFree) {
        await files.remove(key)
        await sql`delete from file_removal where file_key = ${key}`.execute(tx)
        return
      }
      const stored = await files.stat(key)
      if (stored)
        await sql`insert into file_removal (file_key, etag) values (${key}, ${stored.etag})
          on conflict (tenant, file_key) do update set etag = excluded.etag`.execute(tx)
    }),
})

const BATCH = 500

/** Takes away what had to wait; `files` writes it down again if the next backup has begun. */
export const removeDeferred = async (tx: Tx, files: Files): Promise<void> => {
  const { rows } = await sql<{ fileKey: string; etag: string }>`
    select file_key, etag from file_removal order by requested_at limit ${BATCH}`.execute(tx)
  for (const { fileKey, etag } of rows) {
    const stored = await files.stat(fileKey)
    if (stored?.etag === etag) await files.remove(fileKey)
    else await sql`delete from file_removal where file_key = ${fileKey}`.execute(tx)
  }
}
