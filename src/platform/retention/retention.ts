import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'

/** Where rows may have more than themselves. */
export type RetentionStores = { readonly files: Files }

/** How long a table keeps its rows. Each feature states it for its tables that would only grow. */
export type Retention = {
  readonly table: string
  /** Tells two rules of one table apart, as in `unfinished`. */
  readonly part?: string
  readonly days: number
  /** Takes away at most so many rows of the bound tenant that are older, and says how many it were. */
  readonly remove: (tx: Tx, before: Date, limit: number, stores: RetentionStores) => Promise<number>
}

/** Of rows that are all there is to remove. */
export type RowRetention = Retention & { readonly remove: (tx: Tx, before: Date, limit: number) => Promise<number> }

type KeepOptions = {
  readonly table: string
  readonly part?: string
  /** Says how old a row is; an index on tenant and this column finds the oldest. */
  readonly column: string
  readonly days: number
  /** SQL; rows for which it does not hold stay. */
  readonly onlyIf?: string
}

/** Rows that somebody holds just now are left for the next time, so that nobody ever waits for this. */
export const keepForDays = ({ table, part, column, days, onlyIf = 'true' }: KeepOptions): RowRetention => ({
  table,
  ...(part !== undefined && { part }),
  days,
  remove: async (tx, before, limit) => {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} and (${sql.raw(onlyIf)})
      order by ${sql.ref(column)} limit ${limit} for update skip locked))`.execute(tx)
    return Number(numAffectedRows ?? 0)
  },
})
