import { sql } from 'kysely'
import type { CompanyRole } from '#foundation/identity/public.ts'
import type { Tx } from '#platform/database/database.ts'

export type PastOrder = {
  readonly number: string
  readonly day: string
  readonly personId: string | null
  readonly role: CompanyRole
  readonly currency: string
  readonly netMinor: string
  readonly costCentre: string | null
  readonly categories: readonly string[]
  readonly isNewShipTo: boolean
}

/** Orders of a company's accounts since a day, as a rule would have seen them. */
export const listPastOrders = async (tx: Tx, companyId: string, since: string): Promise<PastOrder[]> => {
  const { rows } = await sql<PastOrder>`
    select orders.number, orders.placed_at::date::text as day, orders.placed_by as "personId",
      coalesce(person.company_role, 'buyer') as role, orders.currency, orders.subtotal_minor::text as "netMinor",
      (select cost_centre.code from budget_entry as entry join cost_centre on cost_centre.id = entry.cost_centre_id
        where entry.order_number = orders.number limit 1) as "costCentre",
      (select coalesce(array_agg(distinct category), '{}') from order_line where order_id = orders.id) as categories,
      not exists (select from orders as earlier where earlier.account_key = orders.account_key
        and earlier.placed_at < orders.placed_at and earlier.ship_to ->> 'street' = orders.ship_to ->> 'street'
        and earlier.ship_to ->> 'postalCode' = orders.ship_to ->> 'postalCode') as "isNewShipTo"
    from orders
    left join person on person.id = orders.placed_by
    where orders.placed_at >= ${since}::date
      -- An account whose number is written in two ways has two rows, and each order counts once.
      and orders.account_key in (select account_key from sold_to where company_id = ${companyId})
    order by orders.placed_at desc limit 20000`.execute(tx)
  return rows
}

/** Whether an order of this account went to the address before; another one than the given one. */
export const isKnownAddress = async (
  tx: Tx,
  accountKey: string,
  { street, postalCode, except = '' }: { readonly street: string; readonly postalCode: string; readonly except?: string },
): Promise<boolean> => {
  const { rows } = await sql`
    select from orders where account_key = ${accountKey} and ship_to ->> 'street' = ${street}
      and ship_to ->> 'postalCode' = ${postalCode} and number <> ${except} limit 1`.execute(tx)
  return rows.length > 0
}
