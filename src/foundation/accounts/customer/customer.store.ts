import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Of so many accounts of a company what belongs to them is read. */
const MOST_ACCOUNTS = 1000

export type Customer = {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly countryCode: string
  readonly customerType: string
  readonly customerGroup: string
}

export const findCustomer = async (tx: Tx, number: string): Promise<Customer | undefined> => {
  const { rows } = await sql<Customer>`
    select id, number, name, country_code, customer_type, customer_group from company where number = ${number}`.execute(tx)
  return rows[0]
}

export type CreditAccount = {
  readonly key: string
  readonly erpId: string
  readonly number: string
  readonly name: string
  readonly city: string
  readonly currency: string | null
  /** Decimal text in the currency of the account. */
  readonly creditLimit: string | null
  readonly openAmount: string | null
  readonly openAmountAt: Date | null
  readonly isBlocked: boolean
  /** How many accounts the company has, beyond the limit as well. */
  readonly total: number
}

/** An account may be stored twice, with zeros before its number and without: it is one. */
export const listCreditAccounts = async (tx: Tx, companyId: string, limit = MOST_ACCOUNTS): Promise<CreditAccount[]> => {
  const { rows } = await sql<CreditAccount>`
    select account.*, count(*) over ()::integer as total from (
      select distinct on (account_key) account_key as key, erp_id, substr(account_key, length(erp_id) + 2) as number, name, city,
        coalesce(default_currency, customer_unit_currency) as currency, trim_scale(credit_limit)::text as credit_limit,
        trim_scale(open_amount)::text as open_amount, open_amount_at, not is_ecom_enabled as is_blocked
      from sold_to where company_id = ${companyId} order by account_key, length(number) desc) as account
    order by account.key limit ${limit}`.execute(tx)
  return rows
}

/** The number of the company that an account belongs to. */
export const findAccountCompany = async (tx: Tx, accountKey: string): Promise<string | undefined> => {
  const { rows } = await sql<{ number: string }>`
    select company.number from sold_to join company on company.id = sold_to.company_id
    where account_key = ${accountKey} limit 1`.execute(tx)
  return rows[0]?.number
}

/** Of the company with this number. */
export const listCompanyKeys = async (tx: Tx, number: string, limit = MOST_ACCOUNTS): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select distinct account_key as key from sold_to
    where company_id = (select id from company where number = ${number}) order by 1 limit ${limit}`.execute(tx)
  return rows.map(({ key }) => key)
}
