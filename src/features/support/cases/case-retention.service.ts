import { sql } from 'kysely'
import type { Retention } from '#platform/retention/retention.ts'

/** So long people look for what was once answered. */
const DAYS = 5 * 365

/** The files go before the row: without it nobody would know of them. */
export const caseRetention: Retention = {
  table: 'support_case',
  days: DAYS,
  remove: async (tx, before, limit, { files }) => {
    const { rows } = await sql<{ id: string }>`
      select id from support_case where ended_at < ${before} order by ended_at limit ${limit} for update skip locked`.execute(tx)
    const ids = rows.map(({ id }) => id)
    const stored = await sql<{ fileKey: string }>`select file_key from case_file where case_id = any(${ids}::text[])`.execute(tx)
    for (const { fileKey } of stored.rows) await files.remove(fileKey)
    await sql`delete from support_case where id = any(${ids}::text[])`.execute(tx)
    return ids.length
  },
}
