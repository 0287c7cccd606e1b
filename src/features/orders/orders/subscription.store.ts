import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    orderSubscription: { personId: string; orderId: string; seenAt: Date | null; isSubscribed: boolean }
  }
}

type Follower = { readonly personId: string; readonly orderId: string }

export const findSubscription = (tx: Tx, { personId, orderId }: Follower) =>
  tx
    .selectFrom('orderSubscription')
    .select(['seenAt', 'isSubscribed'])
    .where('personId', '=', personId)
    .where('orderId', '=', orderId)
    .executeTakeFirst()

export const saveVisit = async (tx: Tx, { personId, orderId }: Follower, now: Date): Promise<void> => {
  await sql`
    insert into order_subscription (person_id, order_id, seen_at) values (${personId}, ${orderId}::bigint, ${now})
    on conflict (person_id, order_id) do update set seen_at = excluded.seen_at`.execute(tx)
}

export const saveSubscription = async (tx: Tx, { personId, orderId }: Follower, isSubscribed: boolean): Promise<void> => {
  await sql`
    insert into order_subscription (person_id, order_id, is_subscribed) values (${personId}, ${orderId}::bigint, ${isSubscribed})
    on conflict (person_id, order_id) do update set is_subscribed = excluded.is_subscribed`.execute(tx)
}

/** Who wants mail about it, and who placed it, as long as they order for its account. */
export const listFollowers = async (
  tx: Tx,
  orderId: string,
): Promise<{ readonly personId: string; readonly isSubscribed: boolean }[]> => {
  const { rows } = await sql<{ personId: string; isSubscribed: boolean }>`
    select follower.person_id, bool_or(follower.is_subscribed) as is_subscribed
    from orders cross join lateral (
      select person_id, true as is_subscribed from order_subscription
      where order_subscription.order_id = orders.id and order_subscription.is_subscribed
      union all select orders.placed_by, false where orders.placed_by is not null) follower
    where orders.id = ${orderId}::bigint
      and exists (
        select from sold_to where sold_to.account_key = orders.account_key and (
          exists (select from person_sold_to own where own.person_id = follower.person_id and own.sold_to_id = sold_to.id)
          or exists (select from assigned_sold_to served
            where served.person_id = follower.person_id and served.sold_to_id = sold_to.id)))
    group by follower.person_id order by follower.person_id`.execute(tx)
  return rows
}
