import { sql } from 'kysely'
import type { CaseStatus } from '#features/support/cases/case.rules.ts'
import { isOfCompany } from '#features/support/cases/case-list.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type CustomerCase = {
  readonly id: string
  readonly subject: string
  readonly status: CaseStatus
  readonly updated: Date
  readonly customer: string | null
  /** Of all cases of the customer. */
  readonly total: number
  readonly open: number
}

/** Of a company's people and accounts: open ones first, the one that changed last at the top. */
export const listCustomerCases = async (tx: Tx, companyNumber: string, limit: number): Promise<CustomerCase[]> => {
  const { rows } = await sql<CustomerCase>`
    select page.id, page.subject, page.status, page.updated_at as updated, page.total, page.open,
      nullif(trim(concat_ws(' ', person.given_name, person.family_name)), '') as customer
    from (
      select c.id, c.subject, c.status, c.updated_at, c.ended_at, c.person_id, count(*) over ()::integer as total,
        count(*) filter (where c.ended_at is null) over ()::integer as open
      from support_case c where ${isOfCompany(companyNumber)}
      order by (c.ended_at is null) desc, c.updated_at desc nulls last, c.id limit ${limit}) as page
    left join person on person.id = page.person_id
    order by (page.ended_at is null) desc, page.updated_at desc nulls last, page.id`.execute(tx)
  return rows
}
