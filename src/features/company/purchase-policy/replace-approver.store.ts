import { sql } from 'kysely'
import type { Tier } from '#features/company/purchase-policy/approval-rule.rules.ts'
import { replaceApprover, type Replacement } from '#features/company/purchase-policy/replace-approver.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** In every rule that names the one who leaves. */
export const replaceInRules = async (tx: Tx, replacement: Replacement): Promise<void> => {
  const { rows } = await sql<{ id: string; tiers: readonly Tier[] }>`
    select id, tiers from approval_rule where tiers::text like ${`%${replacement.leaves}%`} order by id for update`.execute(tx)
  for (const { id, tiers } of rows)
    await sql`update approval_rule set tiers = ${JSON.stringify(replaceApprover(tiers, replacement))}::jsonb where id = ${id}`.execute(
      tx,
    )
}
