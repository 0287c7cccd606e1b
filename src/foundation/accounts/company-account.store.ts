import { sql } from 'kysely'
import { grantOwnSoldTo } from '#foundation/accounts/sold-to.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type CompanyAccount = {
  readonly id: string
  readonly key: string
  readonly erpId: string
  readonly number: string
  readonly name: string
  readonly city: string
  readonly currency: string | null
  readonly isDefault: boolean
}

/** Accounts of a person that belong to their company, or to none that is known: what they may share with colleagues. */
export const listCompanyAccounts = async (tx: Tx, personId: string, companyId: string): Promise<CompanyAccount[]> => {
  const { rows } = await sql<CompanyAccount & { readonly position: number }>`
    select id, key, erp_id, number, name, city, currency, is_default from (
      select distinct on (account_key) sold_to.id, account_key as key, erp_id, substr(account_key, length(erp_id) + 2) as number,
        sold_to.name, city, coalesce(default_currency, customer_unit_currency) as currency, is_default, position
      from person_sold_to join sold_to on sold_to.id = person_sold_to.sold_to_id
      where person_id = ${personId} and (company_id = ${companyId} or company_id is null)
      order by account_key, is_default desc, position) as own
    order by position, key`.execute(tx)
  return rows
}

type AccountChange = {
  /** All that the person has afterwards. */
  readonly keys: readonly string[]
  /** Of the accounts that are given now. */
  readonly given: readonly Pick<CompanyAccount, 'id' | 'key' | 'isDefault'>[]
}

/** Takes away what is not named and adds what is given; a default that is taken away passes to the next account. */
export const changeOwnSoldTos = async (tx: Tx, personId: string, { keys, given }: AccountChange): Promise<void> => {
  await sql`
    delete from person_sold_to using sold_to
    where sold_to.id = sold_to_id and person_id = ${personId} and not account_key = any(${[...keys]}::text[])`.execute(tx)
  const { rows } = await sql<{ key: string }>`
    select account_key as key from person_sold_to join sold_to on sold_to.id = sold_to_id where person_id = ${personId}`.execute(
    tx,
  )
  const had = new Set(rows.map(({ key }) => key))
  // The default of who gives them comes first, so that a new person begins with it.
  const added = given.filter(({ key }) => keys.includes(key) && !had.has(key))
  for (const { id } of added.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)))
    await grantOwnSoldTo(tx, personId, id)
  await sql`
    update person_sold_to set is_default = true
    where person_id = ${personId} and sold_to_id = (
        select sold_to_id from person_sold_to where person_id = ${personId} order by position, sold_to_id limit 1)
      and not exists (select from person_sold_to where person_id = ${personId} and is_default)`.execute(tx)
}
