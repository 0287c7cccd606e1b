import { sql } from 'kysely'
import { openStoredFile, type FindFile } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'
import type { Files } from '#platform/files/files.ts'
import type { Retention } from '#platform/retention/retention.ts'

export type SentFile = { readonly name: string; readonly fileKey: string; readonly size: number; readonly sha256: string }

const find = async (tx: Tx, name: string): Promise<SentFile | undefined> => {
  const { rows } = await sql<SentFile>`
    select name, file_key, size::float as size, sha256 from sent_file where name = ${name}`.execute(tx)
  return rows[0]
}

/** Bytes of all that waits for its lines. */
export const measureSentFiles = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(size), 0)::float as bytes from sent_file`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** They count for the quotas, and those that no row names go after a day. */
export const sentFileKind: FileKind = {
  name: 'sentFiles',
  measure: async (tx, personId) => {
    if (personId !== undefined) return { files: 0, bytes: 0 }
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum(size), 0)::float as bytes from sent_file`.execute(tx)
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  sweep: {
    folder: 'sent-files',
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ fileKey: string }>`
        select file_key from sent_file where file_key = any(${[...keys]}::text[])`.execute(tx)
      return rows.map(({ fileKey }) => fileKey)
    },
  },
}

/** The last one of a name counts; returns the key of the one before, whose bytes nobody needs any more. */
export const saveSentFile = async (tx: Tx, { name, fileKey, size, sha256 }: SentFile): Promise<string | undefined> => {
  const before = await find(tx, name)
  await sql`
    insert into sent_file (name, file_key, size, sha256) values (${name}, ${fileKey}, ${size}, ${sha256})
    on conflict (tenant, name) do update
      set file_key = excluded.file_key, size = excluded.size, sha256 = excluded.sha256, sent_at = now()`.execute(tx)
  return before?.fileKey
}

/** The files that programs sent before the lines that name them. */
export const findSentFiles =
  (tx: Tx, files: Files): FindFile =>
  async (name) => {
    const found = await find(tx, name)
    return found && { name, size: found.size, sha256: found.sha256, open: () => openStoredFile(files, found.fileKey) }
  }

/** The bytes go before the row: without it nobody would know of them. */
export const sentFileRetention: Retention = {
  table: 'sent_file',
  days: 1,
  remove: async (tx, before, limit, { files }) => {
    const { rows } = await sql<{ name: string; fileKey: string }>`
      select name, file_key from sent_file where sent_at < ${before} order by sent_at limit ${limit}
      for update skip locked`.execute(tx)
    for (const { fileKey } of rows) await files.remove(fileKey)
    await sql`delete from sent_file where name = any(${rows.map(({ name }) => name)}::text[])`.execute(tx)
    return rows.length
  },
}
