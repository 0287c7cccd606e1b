import { sql } from 'kysely'
import { decideAsm } from '#foundation/identity/policy/asm.rules.ts'
import type { ActingGrant } from '#foundation/identity/policy/impersonation.rules.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { CUSTOMER_LIST, type ActableCustomer } from '#foundation/identity/policy/actable-customer.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

/** One of the customer's accounts is among those that the employee was assigned; favourites give no rights. */
export const sharesAccount = async (tx: Tx, employeeId: string, customerId: string): Promise<boolean> => {
  const { rows } = await sql<{ shares: boolean }>`
    select exists (
      select from assigned_sold_to a join person_sold_to p on p.sold_to_id = a.sold_to_id
      where a.person_id = ${employeeId} and p.person_id = ${customerId}
    ) as shares`.execute(tx)
  return rows[0]?.shares ?? false
}

/** The same people whom `decideActingFor` allows, found by name, address, company or account number. */
export const listActableCustomers = (
  tx: Tx,
  employee: Pick<Person, 'id' | 'isAsm' | 'isInternal'>,
  { search, ...list }: ListQuery<(typeof CUSTOMER_LIST.sortable)[number]> & { readonly search: string },
): Promise<ListPage<ActableCustomer>> => {
  const pattern = containsPattern(search)
  const reach = decideAsm(employee).allowed
    ? sql`true`
    : sql`exists (
        select from assigned_sold_to a join person_sold_to o on o.sold_to_id = a.sold_to_id
        where a.person_id = ${employee.id} and o.person_id = p.id)`
  const found = sql<ActableCustomer>`
    select p.id, p.given_name || ' ' || p.family_name as name, p.email, coalesce(c.name, '') as company,
      (select count(*)::integer from person_sold_to a where a.person_id = p.id) as accounts
    from person p left join company c on c.id = p.company_id
    where p.status = 'active' and not p.is_internal and p.roles <@ array['customer'] and p.id <> ${employee.id} and ${reach}
      and (p.given_name || ' ' || p.family_name ilike ${pattern} or p.email ilike ${pattern} or c.name ilike ${pattern}
        or exists (
          select from person_sold_to n join sold_to s on s.id = n.sold_to_id
          where n.person_id = p.id and s.number ilike ${pattern}))`
  return readListPage(tx, found, list, { spec: CUSTOMER_LIST, unique: 'id' })
}

export type StoredGrant = ActingGrant & { readonly name: string | null; readonly company: string | null }

/** As the session has it, with whom it names; whether it still holds is another question. */
export const findGrant = (tx: Tx, sessionId: string): Promise<(StoredGrant & { endsAt: Date }) | undefined> =>
  tx
    .selectFrom('session')
    .leftJoin('person', 'person.id', 'session.actingFor')
    .leftJoin('company', 'company.id', 'person.companyId')
    .select(['session.actingFor', 'session.actingUntil', 'session.actingRoles', 'session.endsAt', 'company.name as company'])
    .select(sql<string | null>`person.given_name || ' ' || person.family_name`.as('name'))
    .where('session.id', '=', sessionId)
    .executeTakeFirst()

export const saveGrant = async (tx: Tx, sessionId: string, grant: ActingGrant): Promise<void> => {
  await tx.updateTable('session').set(grant).where('id', '=', sessionId).execute()
}
