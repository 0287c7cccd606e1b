import { sql } from 'kysely'
import type { ApprovalNeed } from '#features/company/purchase-policy/public.ts'
import type { Tx } from '#platform/database/database.ts'

export type WaitingForHours = {
  readonly id: string
  readonly companyId: string
  readonly requesterId: string | null
  readonly needs: readonly Pick<ApprovalNeed, 'because' | 'rule' | 'tiers' | 'escalateAfterHours'>[]
}

const PAGE = 500

/** Those of every company of the tenant that have waited as long as the shortest of their rules says, a page after the other. */
export const listWaitingForHours = async (tx: Tx, now: Date, after: string | undefined): Promise<WaitingForHours[]> => {
  const { rows } = await sql<WaitingForHours>`
    select id, company_id, requester_id, needs from approval
    where state in ('Waiting', 'Escalated') and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
      and exists (select from jsonb_array_elements(needs) as need
        where submitted_at + make_interval(hours => (need ->> 'escalateAfterHours')::integer) <= ${now})
    order by id limit ${PAGE}`.execute(tx)
  return rows
}
