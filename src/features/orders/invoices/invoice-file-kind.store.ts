import { sql } from 'kysely'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'

/** Documents that came with invoices; those that were stored in vain, or whose invoice was deleted, go after a day. */
export const invoiceFiles: FileKind = {
  name: 'invoices',
  measure: async (tx, personId) => {
    if (personId !== undefined) return { files: 0, bytes: 0 }
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum(file_size), 0)::float as bytes from invoice
      where file_name is not null`.execute(tx)
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  sweep: {
    folder: 'invoices',
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ fileKey: string }>`
        select file_key from invoice where file_key = any(${[...keys]}::text[])`.execute(tx)
      return rows.map(({ fileKey }) => fileKey)
    },
  },
}
