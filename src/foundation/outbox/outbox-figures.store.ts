import { sql } from 'kysely'
import type { Figure } from '#platform/http/figures.ts'

/** Receivers of customers are theirs to mend: what waits for them is no fault of the site. */
const OF_STAFF = sql`webhook_id in (select id from webhook where company_id is null)`

/** Undelivered events of staff's webhooks. */
export const outboxFigures: readonly Figure[] = [
  {
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest event that a webhook has not got has been waiting; 0 if none is',
    type: 'gauge',
    of: 'tenant',
    read: async (tx) =>
      (
        await sql<{ value: number }>`select coalesce(extract(epoch from now() - min(created_at)), 0)::double precision as value
          from outbox_delivery where state = 'waiting' and ${OF_STAFF}`.execute(tx)
      ).rows,
  },
  {
    name: 'outbox_deliveries',
    help: 'Events for webhooks that wait, and those that were given up in the last ninety days',
    type: 'gauge',
    of: 'tenant',
    labels: ['state'],
    read: async (tx) => {
      const { rows } = await sql<{ state: string; value: number }>`
        select states.state, count(outbox_delivery.id)::integer as value from (values ('waiting'), ('dead')) as states (state)
        left join outbox_delivery on outbox_delivery.state = states.state and ${OF_STAFF} group by 1`.execute(tx)
      return rows.map(({ state, value }) => ({ labels: { state }, value }))
    },
  },
]
