import { sql } from 'kysely'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'

export const readingFiles: FileKind = {
  name: 'readings',
  measure: async (tx, personId) => {
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum(size), 0)::float as bytes from order_reading
      where ${personId ?? null}::uuid is null or person_id = ${personId ?? null}::uuid`.execute(tx)
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  listNamed: `select tenant || '/order-readings/' || id as key from order_reading`,
  sweep: {
    folder: 'order-readings',
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ key: string }>`
        select key from unnest(${keys}::text[]) key join order_reading on order_reading.id::text = split_part(key, '/', 3)`.execute(
        tx,
      )
      return rows.map(({ key }) => key)
    },
  },
}
