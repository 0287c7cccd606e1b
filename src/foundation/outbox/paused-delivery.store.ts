import { sql } from 'kysely'
import { delayByRate } from '#foundation/outbox/delivery-plan.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** Events of one pause; what happens later is not stored, so that a forgotten webhook costs little [T-80]. */
export const MOST_STORED = 500

/** Locked until the end of the transaction: whoever resumes it meanwhile waits, and finds what was stored. */
export const isStillPaused = async (tx: Tx, webhookId: string): Promise<boolean> => {
  const { rows } = await sql<{ isPaused: boolean }>`
    select state = 'paused' as is_paused from webhook where id = ${webhookId} for share`.execute(tx)
  return rows[0]?.isPaused ?? false
}

export const countStored = async (tx: Tx, webhookId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox_delivery where webhook_id = ${webhookId} and state = 'paused'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** One that was under way when its webhook was paused. */
export const storeDelivery = async (tx: Tx, id: string): Promise<void> => {
  await sql`update outbox_delivery set state = 'paused', next_at = null where id = ${id} and state = 'waiting'`.execute(tx)
}

export type Released = { readonly id: string; readonly startAfter: Date }

/** All of them, the oldest first, as many a minute as other events; their jobs are the caller's. */
export const releaseStored = async (tx: Tx, webhookId: string, now: Date): Promise<Released[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from outbox_delivery where webhook_id = ${webhookId} and state = 'paused' order by created_at, id`.execute(tx)
  const released = rows.map(({ id }, at) => ({ id, startAfter: new Date(now.getTime() + delayByRate(at) * 1000) }))
  await sql`
    update outbox_delivery set state = 'waiting', attempts = 0, next_at = released.start_after
    from unnest(${released.map(({ id }) => id)}::uuid[], ${released.map(({ startAfter }) => startAfter)}::timestamptz[])
      as released (id, start_after)
    where outbox_delivery.id = released.id`.execute(tx)
  return released
}

/** They stay in the log, from where each can be sent. */
export const leaveStored = async (tx: Tx, webhookId: string): Promise<void> => {
  await sql`
    update outbox_delivery set state = 'dead', last_error = 'it happened during a pause', ended_at = now()
    where webhook_id = ${webhookId} and state = 'paused'`.execute(tx)
}
