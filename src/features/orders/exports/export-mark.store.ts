import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    exportMark: { personId: string; account: string; readAt: Date }
  }
}

/** Until when a person's exports know the orders of an account; undefined before the first one. */
export const findExportMark = async (tx: Tx, personId: string, account: string): Promise<Date | undefined> => {
  const row = await tx
    .selectFrom('exportMark')
    .select('readAt')
    .where('personId', '=', personId)
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.readAt
}

/** Goes forward only: of two exports the one that began to read later counts. */
export const saveExportMark = async (tx: Tx, personId: string, account: string, readAt: Date): Promise<void> => {
  await sql`insert into export_mark (person_id, account, read_at) values (${personId}, ${account}, ${readAt})
    on conflict (person_id, account) do update set read_at = greatest(export_mark.read_at, excluded.read_at)`.execute(tx)
}
