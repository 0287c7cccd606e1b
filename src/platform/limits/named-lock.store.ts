import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** One transaction at a time for this name and tenant; the others wait until it ends. */
export const lockName = async (tx: Tx, ...name: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(
    hashtextextended(current_setting('app.tenant') || ${JSON.stringify(name)}, 0))`.execute(tx)
}
