import { sql, type Generated, type Selectable } from 'kysely'
import { hasAccount, IS_KEEPER, type Webhook } from '#foundation/outbox/webhook.store.ts'
import type { Tx } from '#platform/database/database.ts'

type DeliveryTable = {
  id: Generated<string>
  webhookId: string
  event: string
  body: string
  /** `paused`: it happened while the webhook of a customer was paused. */
  state: Generated<'waiting' | 'delivered' | 'dead' | 'paused'>
  attempts: Generated<number>
  /** Of the last answer; null where nothing answered. */
  status: number | null
  lastError: string | null
  /** The trace in which it happened, where telemetry was on. */
  traceParent: string | null
  /** Conditions on the owner for an event to leave. */
  accountKey: string | null
  readerId: string | null
  createdAt: Generated<Date>
  sentAt: Date | null
  nextAt: Date | null
  endedAt: Date | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    outboxDelivery: DeliveryTable
  }
}

export type Delivery = Selectable<DeliveryTable>

const LONGEST_ERROR = 300

type NewDelivery = Pick<Delivery, 'webhookId' | 'event' | 'body' | 'traceParent'> &
  Partial<Pick<Delivery, 'accountKey' | 'readerId' | 'state'>>

export const insertDelivery = async (
  tx: Tx,
  { accountKey = null, readerId = null, state = 'waiting', ...delivery }: NewDelivery,
): Promise<string> => {
  const { id } = await tx
    .insertInto('outboxDelivery')
    .values({
      ...{ ...delivery, accountKey, readerId, state },
      ...{ lastError: null, status: null, sentAt: null, nextAt: null, endedAt: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** In the last minute, to one webhook. */
export const countRecent = async (tx: Tx, webhookId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox_delivery
    where webhook_id = ${webhookId} and created_at > now() - interval '1 minute'`.execute(tx)
  return rows[0]?.count ?? 0
}

export const countWaiting = async (tx: Tx, webhookId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox_delivery where webhook_id = ${webhookId} and state = 'waiting'`.execute(tx)
  return rows[0]?.count ?? 0
}

export type DueDelivery = Pick<Delivery, 'id' | 'event' | 'body' | 'attempts' | 'traceParent'> &
  Pick<Webhook, 'url' | 'secret' | 'secondSecret' | 'companyId' | 'state'> & {
    readonly webhookId: string
    /** Whoever keeps the webhook may still see what the event tells. */
    readonly isAllowed: boolean
  }

/** Undefined when it was delivered, given up, or its webhook removed. */
export const findDue = async (tx: Tx, id: string): Promise<DueDelivery | undefined> => {
  const { rows } = await sql<DueDelivery>`
    select delivery.id, delivery.webhook_id, event, body, attempts, trace_parent, url, secret, second_secret,
      webhook.company_id, webhook.state,
      webhook.company_id is null or (keeper.id is not null and ${IS_KEEPER}
        and (delivery.account_key is null or ${hasAccount(sql`delivery.account_key`)})
        and (delivery.reader_id is null or delivery.reader_id = keeper.id)) as is_allowed
    from outbox_delivery delivery join webhook on webhook.id = delivery.webhook_id
      left join person keeper on keeper.id = webhook.kept_by
    where delivery.id = ${id} and delivery.state = 'waiting'`.execute(tx)
  return rows[0]
}

/** How an attempt went; the status is missing where nothing answered. */
export type Attempted = { readonly at: Date; readonly status?: number | undefined; readonly error?: string | undefined }

const change = (tx: Tx, id: string) => tx.updateTable('outboxDelivery').where('id', '=', id).where('state', '=', 'waiting')

const ofAttempt = ({ at, status, error }: Attempted) => ({
  attempts: sql<number>`attempts + 1`,
  ...{ sentAt: at, status: status ?? null, lastError: error?.slice(0, LONGEST_ERROR) ?? null },
})

export const recordDelivered = async (tx: Tx, id: string, attempted: Attempted): Promise<void> => {
  await change(tx, id)
    .set({ ...ofAttempt(attempted), state: 'delivered', nextAt: null, endedAt: sql<Date>`now()` })
    .execute()
}
export const recordFailed = async (tx: Tx, id: string, attempted: Attempted, nextAt: Date): Promise<void> => {
  await change(tx, id)
    .set({ ...ofAttempt(attempted), nextAt })
    .execute()
}
/** Without an attempt where it was not even sent. */
export const buryDelivery = async (tx: Tx, id: string, how: Attempted | { readonly error?: string } = {}): Promise<void> => {
  const reason = how.error === undefined ? {} : { lastError: how.error }
  await change(tx, id)
    .set({ ...('at' in how ? ofAttempt(how) : reason), state: 'dead', nextAt: null, endedAt: sql<Date>`now()` })
    .execute()
}

/** Of its first attempt, or put off. */
export const setNextAt = async (tx: Tx, id: string, nextAt: Date): Promise<void> => {
  await change(tx, id).set({ nextAt }).execute()
}

const isOneOf = (events: readonly string[]) => sql<boolean>`event = any(${[...events]}::text[])`

/** A dead one of staff goes on its way again; undefined for any other. */
export const reviveDelivery = async (tx: Tx, id: string, events: readonly string[]): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('outboxDelivery')
    .set({ state: 'waiting', attempts: 0, endedAt: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .where(isOneOf(events))
    .where(sql<boolean>`webhook_id in (select id from webhook where company_id is null)`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type DeliveryFilter = { readonly state: Delivery['state']; readonly events: readonly string[] }

/** Of webhooks of staff, the latest first. */
export const listDeliveries = (tx: Tx, { state, events }: DeliveryFilter, limit: number) =>
  tx
    .selectFrom('outboxDelivery')
    .innerJoin('webhook', 'webhook.id', 'outboxDelivery.webhookId')
    .select(['outboxDelivery.id', 'event', 'url', 'outboxDelivery.state', 'attempts', 'lastError', 'outboxDelivery.createdAt'])
    .where('companyId', 'is', null)
    .where('outboxDelivery.state', '=', state)
    .where(isOneOf(events))
    .orderBy('outboxDelivery.createdAt', 'desc')
    .limit(limit)
    .execute()
