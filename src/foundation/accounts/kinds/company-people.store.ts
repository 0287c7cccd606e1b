import { sql } from 'kysely'
import type { CompanyPerson } from '#foundation/accounts/kinds/company-people.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** Active people of these companies, and of those that these people are in now; the companies are locked, as where one changes its own. */
export const listCompanyPeople = async (
  tx: Tx,
  companies: readonly string[],
  mails: readonly string[],
): Promise<CompanyPerson[]> => {
  const { rows: locked } = await sql<{ id: string }>`
    select id from company
    where number = any(${[...companies]}::text[])
      or id in (select company_id from person where email = any(${[...mails]}::text[]))
    order by id for no key update`.execute(tx)
  const { rows } = await sql<CompanyPerson>`
    select person.email as mail, company.number as company, coalesce(person.company_role = 'company-admin', false) as is_admin
    from person join company on company.id = person.company_id
    where company.id = any(${locked.map(({ id }) => id)}::uuid[]) and not person.is_internal
      and person.status = 'active' and person.disabled_at is null`.execute(tx)
  return rows
}

/** Codes of cost centres by the number of their company. */
export const listCompanyCentres = async (
  tx: Tx,
  companies: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ number: string; codes: string[] }>`
    select company.number, array_agg(cost_centre.code) as codes from cost_centre join company on company.id = cost_centre.company_id
    where company.number = any(${[...companies]}::text[]) group by company.number`.execute(tx)
  return new Map(rows.map(({ number, codes }) => [number, codes]))
}
