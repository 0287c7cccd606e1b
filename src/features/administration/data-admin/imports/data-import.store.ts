import { sql, type ColumnType, type Generated } from 'kysely'
import { OUTLIER } from '#features/administration/data-admin/imports/rise.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

export type ImportState = 'checking' | 'checked' | 'importing' | 'done' | 'undoing' | 'undone' | 'failed'
export type ImportChange = 'new' | 'changed' | 'deleted' | 'refused'
type Values = Readonly<Record<string, unknown>>
type Problems = readonly { readonly column: string; readonly reason: string }[]

export type ImportLine = {
  readonly number: number
  readonly change: ImportChange
  readonly before: Values | null
  readonly after: Values | null
  readonly problems: Problems
  /** By how many percent an amount changes. */
  readonly rise: number | null
}

/** The last one: lines that stayed when the import was taken back, since they had changed. */
const COUNTED = ['new', 'changed', 'deleted', 'unchanged', 'refused', 'skipped'] as const
export type ImportCounts = Readonly<Record<(typeof COUNTED)[number], number>>

export const NO_COUNTS: ImportCounts = { new: 0, changed: 0, deleted: 0, unchanged: 0, refused: 0, skipped: 0 }

type Json<T> = ColumnType<T, string | undefined, string>

declare module '#platform/database/database.ts' {
  interface Tables {
    dataImport: {
      id: Generated<string>
      kind: string
      fileName: string
      uploadId: string
      state: Generated<ImportState>
      counts: Json<Partial<ImportCounts>>
      problem: string | null
      madeBy: string | null
      madeAt: Date
      doneAt: Date | null
    }
  }
}

export type DataImport = {
  readonly id: string
  readonly kind: string
  readonly fileName: string
  readonly uploadId: string
  readonly state: ImportState
  readonly counts: Partial<ImportCounts>
  readonly problem: string | null
  readonly madeBy: string | null
  readonly by: string | null
  readonly madeAt: Date
  readonly doneAt: Date | null
}

const readImports = (tx: Tx) =>
  tx
    .selectFrom('dataImport')
    .leftJoin('person', 'person.id', 'dataImport.madeBy')
    .select([
      ...([
        'dataImport.id',
        'dataImport.kind',
        'fileName',
        'uploadId',
        'dataImport.state',
        'counts',
        'problem',
        'madeBy',
      ] as const),
      ...(['madeAt', 'doneAt'] as const),
    ])
    .select(sql<string | null>`person.given_name || ' ' || person.family_name`.as('by'))

const LATEST = 20

export const listImports = (tx: Tx, kind: string): Promise<DataImport[]> =>
  readImports(tx).where('dataImport.kind', '=', kind).orderBy('madeAt', 'desc').limit(LATEST).execute()

export const findImport = (tx: Tx, id: string): Promise<DataImport | undefined> =>
  readImports(tx).where('dataImport.id', '=', id).executeTakeFirst()

type NewImport = { readonly kind: string; readonly fileName: string; readonly uploadId: string; readonly madeBy: string }

export const insertImport = async (tx: Tx, made: NewImport, now: Date): Promise<string> => {
  const { id } = await tx
    .insertInto('dataImport')
    .values({ ...made, madeAt: now, doneAt: null, problem: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where it is in another state by now. */
export const moveImport = async (tx: Tx, id: string, from: ImportState, to: ImportState): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('dataImport')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const failImport = async (tx: Tx, id: string, problem: string): Promise<void> => {
  await tx.updateTable('dataImport').set({ state: 'failed', problem }).where('id', '=', id).execute()
}

/** The result of a check or of the import itself, instead of an earlier one. */
export const saveOutcome = async (
  tx: Tx,
  id: string,
  {
    state,
    counts,
    lines,
    doneAt,
  }: { state: ImportState; counts: ImportCounts; lines: readonly ImportLine[]; doneAt: Date | null },
): Promise<void> => {
  await tx
    .updateTable('dataImport')
    .set({ state, counts: JSON.stringify(counts), doneAt })
    .where('id', '=', id)
    .execute()
  await sql`delete from data_import_line where import_id = ${id}`.execute(tx)
  await sql`
    insert into data_import_line (import_id, number, change, before, after, problems, rise)
    select ${id}::uuid, number, change, before, after, problems, rise from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (number integer, change text, before jsonb, after jsonb, problems jsonb, rise double precision)`.execute(tx)
}

const CHANGED_SINCE = JSON.stringify([{ column: '', reason: 'was changed since' }])

/** Taken back, but for some lines. */
export const saveUndone = async (tx: Tx, id: string, skipped: readonly Pick<ImportLine, 'number'>[]): Promise<void> => {
  const numbers = skipped.map(({ number }) => number)
  await sql`
    update data_import set state = 'undone', counts = counts || jsonb_build_object('skipped', ${numbers.length}::integer)
    where id = ${id}`.execute(tx)
  await sql`
    update data_import_line set problems = ${CHANGED_SINCE}::jsonb
    where import_id = ${id} and number = any(${numbers}::integer[])`.execute(tx)
}

/** Those that stayed when the import was taken back. */
export const listSkippedLines = async (tx: Tx, id: string, limit: number): Promise<ImportLine[]> => {
  const { rows } = await sql<ImportLine>`
    select number, change, before, after, problems from data_import_line
    where import_id = ${id} and change <> 'refused' and problems <> '[]' order by number limit ${limit}`.execute(tx)
  return rows
}

export const listImportLines = async (
  tx: Tx,
  id: string,
  { isRefused, after = 0, limit }: { readonly isRefused: boolean; readonly after?: number; readonly limit: number },
): Promise<ImportLine[]> => {
  const { rows } = await sql<ImportLine>`
    select number, change, before, after, problems, rise from data_import_line
    where import_id = ${id} and (change = 'refused') = ${isRefused} and number > ${after} order by number limit ${limit}`.execute(
    tx,
  )
  return rows
}

/** Lines that change something, outliers first, and how many those are. */
export const listChanges = async (
  tx: Tx,
  id: string,
  limit: number,
): Promise<{ readonly changes: readonly ImportLine[]; readonly outliers: number }> => {
  const { rows } = await sql<ImportLine & { readonly outliers: number }>`
    select number, change, before, after, problems, rise,
      (count(*) filter (where rise > ${OUTLIER.above} or rise < ${OUTLIER.below}) over ())::integer as outliers
    from data_import_line where import_id = ${id} and change <> 'refused'
    order by coalesce(rise > ${OUTLIER.above} or rise < ${OUTLIER.below}, false) desc, number limit ${limit}`.execute(tx)
  return { changes: rows, outliers: rows[0]?.outliers ?? 0 }
}

export const fillCounts = (counts: Partial<ImportCounts>): ImportCounts =>
  Object.fromEntries(COUNTED.map((name) => [name, lookUp(counts, name) ?? 0])) as ImportCounts
