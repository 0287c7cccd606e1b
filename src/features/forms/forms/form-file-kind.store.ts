import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'

const FILES = sql`form_submission, jsonb_array_elements(files) file where files <> '[]'`

export const formFileKind: FileKind = {
  name: 'forms',
  measure: async (tx, personId) => {
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum((file->>'size')::float), 0)::float as bytes from ${FILES}
        and (${personId ?? null}::uuid is null or person_id = ${personId ?? null}::uuid)`.execute(tx)
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  listNamed: `select file->>'fileKey' as key from form_submission, jsonb_array_elements(files) file`,
  sweep: {
    folder: 'forms',
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ key: string }>`
        select file->>'fileKey' as key from ${FILES} and file->>'fileKey' = any(${keys}::text[])`.execute(tx)
      return rows.map(({ key }) => key)
    },
  },
}

export type SentBytes = { readonly network: number; readonly tenant: number }

/** Submissions of visitors within a day; the locks of the submission's transaction come before. */
export const measureSent = async (tx: Tx, network: string, since: Date): Promise<SentBytes> => {
  const { rows } = await sql<SentBytes>`
    select coalesce(sum((file->>'size')::float) filter (where network = ${network}), 0)::float as network,
      coalesce(sum((file->>'size')::float), 0)::float as tenant
    from ${FILES} and submitted_at > ${since} and person_id is null`.execute(tx)
  return rows[0] ?? { network: 0, tenant: 0 }
}
