import { sql } from 'kysely'
import { replaceApprover, type ApprovalNeed, type Replacement } from '#features/company/purchase-policy/public.ts'
import { replaceInRules } from '#features/company/purchase-policy/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/**
 * In rules and in what waits. Where the one who leaves has approved already, their name stays: the approval counts, and
 * nobody is asked for it a second time.
 */
export const replaceApprovers = async (tx: Tx, replacement: Replacement): Promise<void> => {
  await replaceInRules(tx, replacement)
  const { leaves } = replacement
  const { rows } = await sql<{ id: string; needs: readonly Pick<ApprovalNeed, 'tiers'>[] }>`
    select id, needs from approval
    where state in ('Waiting', 'Escalated') and needs::text like ${`%${leaves}%`} and not exists (
      select from approval_event as event where event.approval_id = approval.id and event.action = 'approve'
        and ${leaves} in (event.by_id, event.for_id))
    order by id for update`.execute(tx)
  for (const { id, needs } of rows) {
    const replaced = needs.map((need) => ({ ...need, tiers: replaceApprover(need.tiers, replacement) }))
    await sql`update approval set needs = ${JSON.stringify(replaced)}::jsonb where id = ${id}`.execute(tx)
  }
}
