import { sql, type RawBuilder } from 'kysely'
import { isInCopy } from '#features/support/cases/case-copy.store.ts'
import type { ReachingReader } from '#features/support/cases/case-access.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** Customers with an account that an employee was assigned. */
const servedCustomers = (id: string): RawBuilder<unknown> => sql`array(
  select held.person_id from assigned_sold_to served join person_sold_to held on held.sold_to_id = served.sold_to_id
  where served.person_id = ${id})`

const servedAccounts = (id: string): RawBuilder<unknown> => sql`array(
  select sold_to_id from assigned_sold_to where person_id = ${id})`

/**
 * A condition on a case `c`, part of every query, so that another's case simply is not there. Employees also see what was
 * handed over to them.
 */
export const isReached = ({ id, reach }: ReachingReader, isCopied: RawBuilder<boolean> = isInCopy(id)): RawBuilder<boolean> => {
  if (reach === 'all') return sql<boolean>`true`
  const isOwn = sql`c.person_id = ${id} or ${isCopied}`
  return reach === 'own'
    ? sql<boolean>`(${isOwn})`
    : sql<boolean>`(${isOwn} or c.assigned_to = ${id} or c.person_id = any(${servedCustomers(id)})
        or c.sold_to_id = any(${servedAccounts(id)}))`
}

/** Of the customer's people those who see a case: whoever opened it, and colleagues in copy. */
export const listReaders = async (tx: Tx, caseId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select c.person_id as id from support_case c where c.id = ${caseId} and c.person_id is not null
    union
    select copy.person_id from case_copy copy join support_case c on c.id = copy.case_id
      join person colleague on colleague.id = copy.person_id join person asker on asker.id = c.person_id
    where copy.case_id = ${caseId} and colleague.company_id = asker.company_id`.execute(tx)
  return rows.map(({ id }) => id)
}
