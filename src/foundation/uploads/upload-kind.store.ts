import { sql } from 'kysely'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'

/** Begun uploads count with their whole size: the bytes may come at any time. */
export const uploadFiles: FileKind = {
  name: 'uploads',
  measure: async (tx, personId) => {
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum(size), 0)::float as bytes from upload
      where state <> 'removed' and (${personId ?? null}::text is null or person_id = ${personId ?? null})`.execute(tx)
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  listNamed: `select unnest(keys) as key from upload where state = 'complete'`,
  sweep: {
    folder: 'uploads',
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ key: string }>`
        select key from unnest(${keys}::text[]) key join upload on upload.id::text = split_part(key, '/', 3)
        where key = any(upload.keys)`.execute(tx)
      return rows.map(({ key }) => key)
    },
  },
}
