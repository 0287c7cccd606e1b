import { sql } from 'kysely'
import type { MissingApprover } from '#features/company/approvals/departed-approver.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** Whoever is named in an active rule or a waiting order and cannot approve any more. Who is only invited yet may come. */
export const listMissingApprovers = async (tx: Tx): Promise<MissingApprover[]> => {
  const { rows } = await sql<MissingApprover>`
    with named as (
      select rule.company_id, rule.id, 'rule' as "of", approver.id as person_id
      from approval_rule as rule, jsonb_array_elements(rule.tiers) as tier,
        jsonb_array_elements_text(tier.value -> 'approvers') as approver (id)
      where rule.is_active
      union
      select approval.company_id, approval.id, 'approval', approver.id
      from approval, jsonb_array_elements(approval.needs) as need, jsonb_array_elements(need.value -> 'tiers') as tier,
        jsonb_array_elements_text(tier.value -> 'approvers') as approver (id)
      where approval.state in ('Waiting', 'Escalated'))
    select named.company_id, named.id, named."of", named.person_id, person.disabled_at,
      coalesce(trim(person.given_name || ' ' || person.family_name), '') as name
    from named left join person on person.id::text = named.person_id
    where person.id is null or person.company_id is distinct from named.company_id
      or person.status not in ('active', 'pending') or person.disabled_at is not null
      or person.company_role in ('requester', 'viewer')
    order by named.company_id, named.person_id limit 5000`.execute(tx)
  return rows
}

/** Names of rules, in the order of their age. */
export const listRuleNames = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from approval_rule where id = any(${[...ids]}::uuid[]) order by created_at, id`.execute(tx)
  return rows.map(({ name }) => name)
}
