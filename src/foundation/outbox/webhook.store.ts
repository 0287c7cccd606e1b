import { sql, type Generated, type RawBuilder, type Selectable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export type WebhookState = 'active' | 'paused' | 'gone'

type WebhookTable = {
  id: Generated<string>
  url: string
  events: string[]
  secret: string
  secondSecret: string | null
  /** Null: of staff, for the whole site. */
  companyId: string | null
  keptBy: string | null
  state: Generated<WebhookState>
  createdAt: Generated<Date>
}

declare module '#platform/database/database.ts' {
  interface Tables {
    webhook: WebhookTable
  }
}

const PURPOSE = 'webhook'
/** Sealed: a dump of the table signs nothing. Both by one purpose, as the second one takes the place of the first. */
export const WEBHOOK_SECRET = { table: 'webhook', column: 'secret', purpose: PURPOSE } as const
export const SECOND_SECRET = { table: 'webhook', column: 'second_secret', purpose: PURPOSE } as const

export type Webhook = Selectable<WebhookTable>

/** Of staff alone; those of customers are none of this site's own. */
export const listWebhooks = (
  tx: Tx,
): Promise<(Pick<Webhook, 'id' | 'url' | 'events' | 'state' | 'createdAt'> & { readonly hasTwoSecrets: boolean })[]> =>
  tx
    .selectFrom('webhook')
    .select(['id', 'url', 'events', 'state', 'createdAt', sql<boolean>`second_secret is not null`.as('hasTwoSecrets')])
    .where('companyId', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const listListening = (tx: Tx, event: string): Promise<{ id: string }[]> =>
  tx
    .selectFrom('webhook')
    .select('id')
    .where('companyId', 'is', null)
    .where('state', '=', 'active')
    .where(sql<boolean>`${event} = any(events)`)
    .execute()

type NewWebhook = Pick<Webhook, 'url' | 'events' | 'secret'> & Partial<Pick<Webhook, 'companyId' | 'keptBy'>>

/** Undefined where this address is written down already. */
export const insertWebhook = (tx: Tx, { companyId = null, keptBy = null, ...hook }: NewWebhook): Promise<Webhook | undefined> =>
  tx
    .insertInto('webhook')
    .values({ ...hook, companyId, keptBy, secondSecret: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const deleteWebhook = async (tx: Tx, id: string, companyId: string | null = null): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('webhook')
    .where('id', '=', id)
    .where(sql<boolean>`company_id is not distinct from ${companyId}::uuid`)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Locked, so that of two who change the secret at once the second sees what the first did. Of staff where there is no company. */
export const lockSecrets = async (
  tx: Tx,
  id: string,
  companyId: string | null = null,
): Promise<{ readonly hasTwo: boolean } | undefined> => {
  const { rows } = await sql<{ hasTwo: boolean }>`
    select second_secret is not null as has_two from webhook
    where id = ${id} and company_id is not distinct from ${companyId}::uuid for update`.execute(tx)
  return rows[0]
}

export const saveSecondSecret = async (tx: Tx, id: string, sealed: string): Promise<void> => {
  await sql`update webhook set second_secret = ${sealed} where id = ${id}`.execute(tx)
}

export const endFirstSecret = async (tx: Tx, id: string): Promise<void> => {
  await sql`update webhook set secret = second_secret, second_secret = null where id = ${id}`.execute(tx)
}

/** Undefined for one that somebody switched off before. */
export const switchOff = (tx: Tx, id: string): Promise<Pick<Webhook, 'id' | 'url' | 'companyId'> | undefined> =>
  tx
    .updateTable('webhook')
    .set({ state: 'gone' })
    .where('id', '=', id)
    .where('state', '<>', 'gone')
    .returning(['id', 'url', 'companyId'])
    .executeTakeFirst()

export const resumeWebhook = async (tx: Tx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('webhook')
    .set({ state: 'active' })
    .where('id', '=', id)
    .where('companyId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whose data an event tells: of an account, of a company as a whole, or of these people alone. */
export type EventSubject =
  | { readonly accountKey: string }
  | { readonly companyId: string }
  | { readonly readers: readonly string[] }

/** A person `keeper` who looks after the company of a `webhook`, at this moment. */
export const IS_KEEPER: RawBuilder<boolean> = sql<boolean>`keeper.company_id = webhook.company_id
  and keeper.company_role = 'company-admin' and keeper.status = 'active' and keeper.disabled_at is null and not keeper.is_internal`

export const hasAccount = (accountKey: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from person_sold_to join sold_to on sold_to.id = person_sold_to.sold_to_id
  where person_sold_to.person_id = keeper.id and sold_to.account_key = ${accountKey})`

const maySee = (subject: EventSubject): RawBuilder<boolean> => {
  if ('accountKey' in subject) return hasAccount(sql`${subject.accountKey}`)
  if ('companyId' in subject) return sql<boolean>`webhook.company_id = ${subject.companyId}::uuid`
  return sql<boolean>`keeper.id = any(${[...subject.readers]}::uuid[])`
}

/** Whether any customer listens at all, for callers with thousands of events. */
export const hasCompanyListeners = async (tx: Tx, event: string): Promise<boolean> => {
  const { rows } = await sql`
    select from webhook where company_id is not null and state in ('active', 'paused') and ${event} = any(events) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Those of customers that listen, paused ones too, and whose keeper may see what the event tells [T-102]. */
export const listCompanyListening = async (
  tx: Tx,
  event: string,
  subject: EventSubject,
): Promise<{ readonly id: string; readonly keptBy: string; readonly state: WebhookState }[]> => {
  const { rows } = await sql<{ id: string; keptBy: string; state: WebhookState }>`
    select webhook.id, webhook.kept_by, webhook.state from webhook join person keeper on keeper.id = webhook.kept_by
    where webhook.company_id is not null and webhook.state in ('active', 'paused') and ${event} = any(webhook.events)
      and ${IS_KEEPER} and ${maySee(subject)}`.execute(tx)
  return rows
}
