import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

type Orphan = { readonly id: string; readonly companyId: string }

/** Approvals that wait for somebody who was removed, erased, or moved to another company; who is disabled for a while may come back. */
export const listOrphans = async (tx: Tx): Promise<Orphan[]> => {
  const { rows } = await sql<Orphan>`
    select approval.id, approval.company_id from approval left join person on person.id = approval.requester_id
    where approval.state in ('Waiting', 'Escalated')
      and (person.id is null or person.status = 'deleted' or person.company_id is distinct from approval.company_id)
    order by approval.id limit 1000`.execute(tx)
  return rows
}
