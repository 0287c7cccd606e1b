import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

type Line = Readonly<Record<string, unknown>>

/** An empty cell leaves the place as it is. */
export const keepPosition = (line: Line): Line => {
  if (line['position'] !== null) return line
  const { position: _, ...rest } = line
  return rest
}

/** The places of lines: their own, or behind all that are there, in the order in which they come. */
export const numberLines = async (
  tx: Tx,
  table: 'brand' | 'attribute' | 'category',
  lines: readonly { readonly position?: number }[],
): Promise<number[]> => {
  const { rows } = await sql<{ last: number }>`select coalesce(max(position), -1) as last from ${sql.table(table)}`.execute(tx)
  let next = rows[0]?.last ?? -1
  return lines.map(({ position }) => position ?? ++next)
}
