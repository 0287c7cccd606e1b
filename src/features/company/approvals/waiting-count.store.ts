import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** How many orders of a requester wait for somebody's decision. */
export const countOpenOf = async (tx: Tx, requesterId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from approval
    where requester_id = ${requesterId} and state in ('Waiting', 'Escalated')`.execute(tx)
  return rows[0]?.count ?? 0
}
