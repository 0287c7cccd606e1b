import { sql } from 'kysely'
import type { ApprovalNeed } from '#features/company/purchase-policy/public.ts'
import type { Tx } from '#platform/database/database.ts'

export type FoundApproval = {
  readonly orderNumber: string
  readonly costCentre: string | null
  /** Null: it was ordered without approval. */
  readonly id: string | null
  readonly requesterId: string | null
  readonly decidedAt: Date | null
  readonly needs: readonly Pick<ApprovalNeed, 'because' | 'rule' | 'tiers'>[] | null
  readonly deciderIds: readonly string[]
  /** Names of those who approved, in the order of time. */
  readonly approvedBy: readonly string[]
}

/** Of one company's orders by their numbers, in one statement however many. */
export const listByOrders = async (tx: Tx, companyId: string, numbers: readonly string[]): Promise<FoundApproval[]> => {
  const { rows } = await sql<FoundApproval>`
    select wanted.number as order_number, coalesce(centre.code, approval.cost_centre) as cost_centre, approval.id,
      approval.requester_id, approval.decided_at, approval.needs, events.decider_ids, events.approved_by
    from unnest(${[...numbers]}::text[]) as wanted (number)
    left join approval on approval.order_number = wanted.number and approval.company_id = ${companyId}
    left join lateral (
      select coalesce(array_agg(event.by_id) filter (where event.by_id is not null), '{}') as decider_ids,
        coalesce(array_agg(trim(person.given_name || ' ' || person.family_name) order by event.id)
          filter (where event.action = 'approve' and person.id is not null), '{}') as approved_by
      from approval_event as event left join person on person.id = event.by_id
      where event.approval_id = approval.id) as events on true
    left join lateral (
      select cost_centre.code from budget_entry as entry join cost_centre on cost_centre.id = entry.cost_centre_id
      where entry.order_number = wanted.number and cost_centre.company_id = ${companyId} limit 1) as centre on true
    where approval.id is not null or centre.code is not null`.execute(tx)
  return rows
}
