import { sql } from 'kysely'
import type { CompanyRole } from '#foundation/identity/public.ts'
import type { Tx } from '#platform/database/database.ts'

export type CustomerPerson = {
  readonly email: string
  readonly name: string
  /** Null for the supplier's own people. */
  readonly role: CompanyRole | null
  readonly state: 'Active' | 'Invited' | 'Disabled'
  /** While a session of theirs is stored. */
  readonly seen: Date | null
  /** Of all people of the company. */
  readonly total: number
}

/** Those who look after the company first, then those who approve. */
export const listCustomerPeople = async (tx: Tx, companyId: string, limit: number): Promise<CustomerPerson[]> => {
  const { rows } = await sql<CustomerPerson>`
    select page.email, page.name, page.role, page.state, page.total,
      (select max(seen_at) from session where session.person_id = page.id) as seen
    from (
      select id, email, trim(given_name || ' ' || family_name) as name, count(*) over ()::integer as total,
        case when is_internal then null else coalesce(company_role, 'buyer') end as role,
        case when status = 'pending' then 'Invited' when status = 'active' and disabled_at is null then 'Active' else 'Disabled' end as state,
        row_number() over (order by status <> 'active', array_position(array['company-admin', 'approver'], company_role) nulls last,
          family_name, given_name, id) as place
      from person where company_id = ${companyId} and status <> 'deleted') as page
    order by page.place limit ${limit}`.execute(tx)
  return rows
}
