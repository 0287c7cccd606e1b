import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Workers listen here for what will be published at a time; the payload is the tenant. */
export const SCHEDULE_CHANNEL = 'portico_schedule'

export const announceSchedule = async (tx: Tx): Promise<void> => {
  await sql`select pg_notify(${SCHEDULE_CHANNEL}, current_setting('app.tenant'))`.execute(tx)
}
