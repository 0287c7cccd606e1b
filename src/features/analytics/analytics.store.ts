import { sql, type ColumnType, type Generated } from 'kysely'
import type { Tx } from '#server/database/database.ts'

declare module '#server/database/database.ts' {
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

/** The application may add and read; only this function, the owner's, takes old rows away. */
export const pruneRequests = async (tx: Tx): Promise<void> => {
  await sql`select prune_analytics()`.execute(tx)
}
