import { sql } from 'kysely'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'

export const caseFiles: FileKind = {
  name: 'cases',
  measure: async (tx, personId) => {
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum(f.size), 0)::float as bytes
      from case_file f join support_case c on c.tenant = f.tenant and c.id = f.case_id
      where ${personId ?? null}::uuid is null or c.person_id = ${personId ?? null}::uuid`.execute(tx)
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  sweep: {
    folder: 'cases',
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ fileKey: string }>`
        select file_key from case_file where case_id = any(array(select split_part(key, '/', 3) from unnest(${keys}::text[]) key))
          and file_key = any(${keys}::text[])`.execute(tx)
      return rows.map(({ fileKey }) => fileKey)
    },
  },
}
