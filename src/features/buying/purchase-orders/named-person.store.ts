import { sql } from 'kysely'
import { padSoldTo } from '#foundation/accounts/public.ts'
import type { Tx } from '#platform/database/database.ts'

export type NamedPerson = { readonly personId: string; readonly accountKey: string; readonly country: string }

/** Also where the number was written without its zeros [T-52]. */
const toAccountKey = (account: string): string => {
  const [erpId = '', number = ''] = account.split('~')
  return `${erpId}~${padSoldTo(number)}`
}

type Named = {
  readonly email: string
  readonly account?: string | undefined
  /** Of the key: people and accounts of other companies do not exist for it. */
  readonly companyId?: string | null
}

/** A customer who is active, with the account that is named or their default one; whether they may buy is asked afterwards. */
export const findNamedPerson = async (tx: Tx, { email, account, companyId = null }: Named): Promise<NamedPerson | undefined> => {
  const { rows } = await sql<NamedPerson>`
    select person.id as person_id, sold_to.account_key, lower(coalesce(nullif(person.country_code, ''), 'us')) as country
    from person join person_sold_to held on held.person_id = person.id join sold_to on sold_to.id = held.sold_to_id
    where lower(person.email) = ${email.trim().toLowerCase()} and not person.is_internal and person.status = 'active'
      and person.disabled_at is null
      ${companyId === null ? sql`` : sql`and person.company_id = ${companyId} and coalesce(sold_to.company_id, ${companyId}) = ${companyId}`}
      ${account === undefined ? sql`` : sql`and sold_to.account_key = ${toAccountKey(account)}`}
    order by held.is_default desc, sold_to.account_key limit 1`.execute(tx)
  return rows[0]
}
