import { sql } from 'kysely'
import { PUBLIC_LIST } from '#features/buying/pricing/priced-part.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type EndingContract = {
  readonly personId: string
  readonly accountKey: string
  readonly account: string
  /** The last day of these prices. */
  readonly validUntil: string
  readonly count: number
}

type Window = { readonly day: string; readonly days: number; readonly kind: string }

/**
 * Prices of an account, or of the price list that it names, whose last day is in the days from this one on and that none
 * follows; for each of its people who buys and has not heard of that day. An account has one entry, about its next day.
 */
export const listEndingContracts = async (tx: Tx, { day, days, kind }: Window): Promise<EndingContract[]> => {
  const { rows } = await sql<EndingContract>`
    with ending as (
      select price.account, price.price_list, min(price.valid_until) as valid_until, count(distinct price.sku)::integer as count
      from product_price price
      where price.valid_until between ${day}::date and ${day}::date + ${days}::integer
        and (price.account <> '' or price.price_list <> ${sql.lit(PUBLIC_LIST)})
        and not exists (select from product_price next where next.sku = price.sku and next.price_list = price.price_list
          and next.account = price.account and next.currency = price.currency and next.from_quantity = price.from_quantity
          and next.valid_from <= price.valid_until + 1 and coalesce(next.valid_until, 'infinity') > price.valid_until)
      group by price.account, price.price_list
    ), of_account as (
      select sold_to.account_key, min(sold_to.name) as account, min(ending.valid_until) as valid_until,
        sum(ending.count)::integer as count
      from ending join sold_to on sold_to.account_key = ending.account or (ending.account = '' and sold_to.price_list = ending.price_list)
      group by sold_to.account_key
    )
    select distinct person.id as person_id, of_account.account_key, of_account.account, of_account.valid_until::text as valid_until,
      of_account.count
    from of_account join sold_to on sold_to.account_key = of_account.account_key
      join person_sold_to own on own.sold_to_id = sold_to.id
      join person on person.id = own.person_id and person.status = 'active' and person.disabled_at is null and not person.is_internal
        and coalesce(person.company_role, 'buyer') in ('buyer', 'company-admin')
    where not exists (select from inbox_entry entry where entry.person_id = person.id and entry.kind = ${kind}
      and entry.subject = of_account.account_key and entry.occurrence = of_account.valid_until::text)
    order by valid_until, person_id, account_key limit 500`.execute(tx)
  return rows
}
