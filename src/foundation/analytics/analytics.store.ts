import { sql, type ColumnType, type Generated } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { RowRetention } from '#platform/retention/retention.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    analyticsRequest: {
      id: Generated<string>
      at: Date
      request: ColumnType<Readonly<Record<string, unknown>>, string, never>
    }
  }
}

export const insertRequests = async (tx: Tx, requests: readonly { at: Date; request: string }[]): Promise<void> => {
  await tx
    .insertInto('analyticsRequest')
    .values(requests.map(({ at, request }) => ({ at, request })))
    .execute()
}

/** Makes room for this month and the next. */
export const prepareMonths = async (tx: Tx, now: Date): Promise<void> => {
  await sql`select prepare_analytics(${now})`.execute(tx)
}

/**
 * The application may add and read; only this function, the owner's, takes old rows away: whole months, once their first
 * day is older. So every row stays for 90 days, and none for more than a month beyond that.
 */
export const analyticsRetention: RowRetention = {
  table: 'analytics_request',
  days: 121,
  remove: async (tx, before, limit) => {
    const { rows } = await sql<{ removed: string }>`select prune_analytics(${before}, ${limit}) as removed`.execute(tx)
    return Number(rows[0]?.removed ?? 0)
  },
}
