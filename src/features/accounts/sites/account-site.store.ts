import { sql } from 'kysely'
import type { SiteName } from '#features/accounts/sites/site.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** A site that the supplier's ERP knows: everybody who orders for its account works there. */
export type AccountSite = SiteName & { readonly id: string; readonly isPrimary: boolean; readonly address: string }

const MOST_SITES = 500

/** The default account's primary site stands first, then those of the other accounts. */
export const listAccountSites = async (tx: Tx, personId: string): Promise<AccountSite[]> => {
  const { rows } = await sql<AccountSite>`
    select account_site.id, sold_to.name, account_site.name as site, account_site.is_primary,
      concat_ws(', ', nullif(account_site.street, ''),
        nullif(concat_ws(' ', nullif(account_site.postal_code, ''), nullif(account_site.city, '')), ''),
        nullif(account_site.country_code, '')) as address
    from person_sold_to held join sold_to on sold_to.id = held.sold_to_id
    join account_site on account_site.sold_to_id = sold_to.id
    where held.person_id = ${personId}
    order by account_site.is_primary desc, held.is_default desc, held.position, sold_to.name, account_site.name, account_site.id
    limit ${MOST_SITES}`.execute(tx)
  return rows
}
