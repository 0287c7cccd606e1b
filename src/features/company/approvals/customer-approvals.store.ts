import { sql } from 'kysely'
import type { ApprovalState } from '#features/company/approvals/approval-state.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type WaitingApproval = {
  readonly requester: string | null
  readonly accountKey: string
  readonly state: ApprovalState
  readonly submitted: Date
  readonly currency: string
  readonly totalMinor: string
  /** Of all that wait in the company. */
  readonly total: number
}

/** The longest waiting first. */
export const listWaitingOfCompany = async (tx: Tx, companyId: string, limit: number): Promise<WaitingApproval[]> => {
  const { rows } = await sql<WaitingApproval>`
    select page.account_key, page.state, page.submitted_at as submitted, page.currency, page.total_minor::text as total_minor,
      page.total, nullif(trim(person.given_name || ' ' || person.family_name), '') as requester
    from (
      select id, requester_id, account_key, state, submitted_at, moved_at, currency, total_minor, count(*) over ()::integer as total
      from approval where company_id = ${companyId} and state in ('Waiting', 'Escalated')
      order by moved_at, id limit ${limit}) as page
    left join person on person.id = page.requester_id order by page.moved_at, page.id`.execute(tx)
  return rows
}
