import { sql, type Generated, type Selectable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

type WebhookTable = { id: Generated<string>; url: string; events: string[]; secret: string; createdAt: Generated<Date> }
type DeliveryTable = {
  id: Generated<string>
  webhookId: string
  event: string
  body: string
  state: Generated<'waiting' | 'delivered' | 'dead'>
  attempts: Generated<number>
  lastError: string | null
  /** The trace in which it happened, where telemetry was on. */
  traceParent: string | null
  createdAt: Generated<Date>
  endedAt: Date | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    webhook: WebhookTable
    outboxDelivery: DeliveryTable
  }
}
/** Sealed: a dump of the table signs nothing. */
export const WEBHOOK_SECRET = { table: 'webhook', column: 'secret', purpose: 'webhook' } as const

export type Webhook = Selectable<WebhookTable>
export type Delivery = Selectable<DeliveryTable>

const LONGEST_ERROR = 300

export const listWebhooks = (tx: Tx): Promise<Omit<Webhook, 'secret'>[]> =>
  tx.selectFrom('webhook').select(['id', 'url', 'events', 'createdAt']).orderBy('createdAt').orderBy('id').execute()

export const listListening = (tx: Tx, event: string): Promise<{ id: string }[]> =>
  tx
    .selectFrom('webhook')
    .select('id')
    .where(sql<boolean>`${event} = any(events)`)
    .execute()

/** Undefined where this address is written down already. */
export const insertWebhook = (tx: Tx, hook: Pick<Webhook, 'url' | 'events' | 'secret'>): Promise<Webhook | undefined> =>
  tx
    .insertInto('webhook')
    .values(hook)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const deleteWebhook = async (tx: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('webhook').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

export const insertDelivery = async (
  tx: Tx,
  delivery: Pick<Delivery, 'webhookId' | 'event' | 'body' | 'traceParent'>,
): Promise<string> => {
  const { id } = await tx
    .insertInto('outboxDelivery')
    .values({ ...delivery, lastError: null, endedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type DueDelivery = Pick<Delivery, 'id' | 'event' | 'body' | 'traceParent'> & Pick<Webhook, 'url' | 'secret'>

/** Undefined when it was delivered, given up, or its webhook removed. */
export const findDue = (tx: Tx, id: string): Promise<DueDelivery | undefined> =>
  tx
    .selectFrom('outboxDelivery')
    .innerJoin('webhook', 'webhook.id', 'outboxDelivery.webhookId')
    .select(['outboxDelivery.id', 'event', 'body', 'traceParent', 'url', 'secret'])
    .where('outboxDelivery.id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

const change = (tx: Tx, id: string) => tx.updateTable('outboxDelivery').where('id', '=', id).where('state', '=', 'waiting')

export const recordDelivered = async (tx: Tx, id: string): Promise<void> => {
  await change(tx, id)
    .set({ state: 'delivered', attempts: sql`attempts + 1`, lastError: null, endedAt: sql<Date>`now()` })
    .execute()
}
export const recordFailed = async (tx: Tx, id: string, error: string): Promise<void> => {
  await change(tx, id)
    .set({ attempts: sql`attempts + 1`, lastError: error.slice(0, LONGEST_ERROR) })
    .execute()
}
export const buryDelivery = async (tx: Tx, id: string): Promise<void> => {
  await change(tx, id)
    .set({ state: 'dead', endedAt: sql<Date>`now()` })
    .execute()
}

const isOneOf = (events: readonly string[]) => sql<boolean>`event = any(${[...events]}::text[])`

/** A dead one goes on its way again; undefined for any other. */
export const reviveDelivery = async (tx: Tx, id: string, events: readonly string[]): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('outboxDelivery')
    .set({ state: 'waiting', endedAt: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .where(isOneOf(events))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type DeliveryFilter = { readonly state: Delivery['state']; readonly events: readonly string[] }

/** The latest first. */
export const listDeliveries = (tx: Tx, { state, events }: DeliveryFilter, limit: number) =>
  tx
    .selectFrom('outboxDelivery')
    .innerJoin('webhook', 'webhook.id', 'outboxDelivery.webhookId')
    .select(['outboxDelivery.id', 'event', 'url', 'state', 'attempts', 'lastError', 'outboxDelivery.createdAt'])
    .where('state', '=', state)
    .where(isOneOf(events))
    .orderBy('outboxDelivery.createdAt', 'desc')
    .limit(limit)
    .execute()
