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

/** Who wants mail about it and still orders for its account. */
export const listSubscribed = async (tx: Tx, orderId: string): Promise<string[]> => {
  const { rows } = await sql<{ personId: string }>`
    select subscription.person_id from order_subscription subscription
    join orders on orders.id = subscription.order_id
    where subscription.order_id = ${orderId}::bigint and subscription.is_subscribed
      and exists (
        select from sold_to where sold_to.account_key = orders.account_key and (
          exists (select from person_sold_to own where own.person_id = subscription.person_id and own.sold_to_id = sold_to.id)
          or exists (select from assigned_sold_to served
            where served.person_id = subscription.person_id and served.sold_to_id = sold_to.id)))
    order by subscription.person_id`.execute(tx)
  return rows.map(({ personId }) => personId)
}
