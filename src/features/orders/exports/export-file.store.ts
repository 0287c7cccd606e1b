import { sql, type ColumnType } from 'kysely'
import type { ExportKind } from '#features/orders/exports/export-kind.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Retention } from '#platform/retention/retention.ts'

type ExportFileTable = {
  id: string
  personId: string
  kind: ExportKind
  account: string
  fileName: string
  fileKey: string
  contentType: string
  size: ColumnType<string, number>
  sha256: string
  count: number
  changedSince: Date | null
  readAt: Date | null
  madeAt: Date
  expiresAt: Date
  downloadedAt: ColumnType<Date | null, never, Date>
}

declare module '#platform/database/database.ts' {
  interface Tables {
    exportFile: ExportFileTable
  }
}

export type ExportFile = {
  readonly id: string
  readonly personId: string
  readonly kind: ExportKind
  readonly account: string
  readonly fileName: string
  readonly fileKey: string
  readonly contentType: string
  readonly size: number
  readonly sha256: string
  readonly count: number
  /** Only what changed since then is in it; null where everything is. */
  readonly changedSince: Date | null
  readonly readAt: Date | null
  readonly madeAt: Date
  readonly expiresAt: Date
  readonly downloadedAt: Date | null
}
export type NewExportFile = Omit<ExportFile, 'downloadedAt'>

const toFile = <Row extends { size: string }>(row: Row) => ({ ...row, size: Number(row.size) })

/** False where another attempt of the same job was first: its file is the one. */
export const insertExportFile = async (tx: Tx, file: NewExportFile): Promise<boolean> => {
  const row = await tx
    .insertInto('exportFile')
    .values(file)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Somebody else's file does not exist. */
export const findExportFile = async (tx: Tx, id: string, personId?: string): Promise<ExportFile | undefined> => {
  const row = await tx
    .selectFrom('exportFile')
    .selectAll()
    .where('id', '=', id)
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId ?? ''))
    .executeTakeFirst()
  return row && toFile(row)
}

export const listExportFiles = async (tx: Tx, ids: readonly string[]): Promise<ExportFile[]> => {
  if (ids.length === 0) return []
  return (
    await tx
      .selectFrom('exportFile')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute()
  ).map(toFile)
}

/** Of one person, the latest first. */
export const listUnfetched = async (tx: Tx, personId: string, now: Date, limit: number): Promise<ExportFile[]> => {
  const rows = await tx
    .selectFrom('exportFile')
    .selectAll()
    .where('personId', '=', personId)
    .where('downloadedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('madeAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toFile)
}

export const markDownloaded = async (tx: Tx, id: string, now: Date): Promise<void> =>
  void (await tx
    .updateTable('exportFile')
    .set({ downloadedAt: now })
    .where('id', '=', id)
    .where('downloadedAt', 'is', null)
    .execute())

export const deleteExportFile = async (tx: Tx, id: string, personId: string): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('exportFile')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .returning('fileKey')
    .executeTakeFirst()
  return row?.fileKey
}

/** Expired files, held so that two workers take different ones. */
export const takeExpired = async (tx: Tx, now: Date, limit: number): Promise<{ id: string; fileKey: string }[]> =>
  tx
    .selectFrom('exportFile')
    .select(['id', 'fileKey'])
    .where('expiresAt', '<', now)
    .orderBy('expiresAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const forgetExportFile = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('exportFile').where('id', '=', id).execute())

/** Jobs that a person has started since then, of both kinds. */
export const countStarted = async (tx: Tx, owner: string, kinds: readonly string[], since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from job
    where owner = ${owner} and kind = any(${[...kinds]}::text[]) and created_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The recurring task removes files when they expire; rows that it could not get rid of end here. */
export const exportRetention: Retention = {
  table: 'export_file',
  days: 30,
  remove: async (tx, before, limit, { files }) => {
    const old = await tx
      .selectFrom('exportFile')
      .select(['id', 'fileKey'])
      .where('madeAt', '<', before)
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, fileKey } of old) {
      await files.remove(fileKey)
      await forgetExportFile(tx, id)
    }
    return old.length
  },
}
