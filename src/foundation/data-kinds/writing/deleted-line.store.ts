import { sql } from 'kysely'
import type { DataKind } from '#foundation/data-kinds/description/data-kind.service.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { keyOfLine } from '#foundation/data-kinds/writing/merge-line.service.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

type Kind = Pick<DataKind, 'name' | 'keys'>

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const pickKey = ({ keys }: Kind, line: Line): Line =>
  Object.fromEntries(keys.map((key) => [key, lookUp(line, key)] as const).filter(([, value]) => isGiven(value)))

/** Remembered for a while, so that other systems that ask what changed hear of it. */
export const noteDeleted = async (tx: Tx, kind: Kind, lines: readonly Line[]): Promise<void> => {
  if (lines.length === 0) return
  const rows = lines.map((line) => ({ key: keyOfLine(kind.keys, line), line: pickKey(kind, line) }))
  await sql`
    insert into deleted_line (kind, key, line)
    select ${kind.name}, key, line from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (key text, line jsonb)
    on conflict (tenant, kind, key) do update set line = excluded.line, deleted_at = now()`.execute(tx)
}

export type DeletedLine = { readonly key: string; readonly line: Line }

/** In the order of their keys, behind one of them. */
export const readDeleted = async (
  tx: Tx,
  kind: Kind,
  { since, after, limit }: { readonly since: Date; readonly after: string; readonly limit: number },
): Promise<DeletedLine[]> => {
  const { rows } = await sql<DeletedLine>`
    select key, line from deleted_line
    where kind = ${kind.name} and deleted_at >= ${since} and key > ${after} order by key limit ${limit}`.execute(tx)
  return rows
}
