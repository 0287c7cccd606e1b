import { sql } from 'kysely'
import type { CountedOrder } from '#features/company/purchase-policy/split-orders.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type Row = Omit<CountedOrder, 'net' | 'shipTo'> & {
  readonly currency: string
  readonly netMinor: string
  readonly shipTo: string | null
}

/** Orders of a company's people since then, or of one of them, with those that wait for approval; the newest first. */
export const listCountedOrders = async (
  tx: Tx,
  companyId: string,
  { since, personId = null }: { readonly since: Date; readonly personId?: string | null },
): Promise<CountedOrder[]> => {
  const { rows } = await sql<Row>`
    select orders.number as id, false as is_waiting, orders.placed_by as person_id, orders.account_key, orders.placed_at as at,
      orders.currency, orders.subtotal_minor::text as net_minor,
      (select cost_centre.code from budget_entry as entry join cost_centre on cost_centre.id = entry.cost_centre_id
        where entry.order_number = orders.number limit 1) as cost_centre,
      concat_ws(chr(10), orders.ship_to ->> 'street', orders.ship_to ->> 'postalCode') as ship_to,
      (select coalesce(array_agg(distinct category), '{}') from order_line where order_id = orders.id) as categories
    from orders join person on person.id = orders.placed_by
    where person.company_id = ${companyId} and orders.placed_at >= ${since} and orders.state <> 'Cancelled'
      and orders.source = 'portal' and (${personId}::uuid is null or orders.placed_by = ${personId}::uuid)
    union all
    select id::text, true, requester_id, account_key, submitted_at, currency, net_minor::text, cost_centre, null, '{}'
    from approval
    where company_id = ${companyId} and state in ('Waiting', 'Escalated') and submitted_at >= ${since}
      and requester_id is not null and (${personId}::uuid is null or requester_id = ${personId}::uuid)
    order by at desc limit 5000`.execute(tx)
  return rows.map(({ currency, netMinor, shipTo, ...row }) => ({
    ...row,
    net: { minor: BigInt(netMinor), currency },
    ...(shipTo !== null && { shipTo }),
  }))
}
