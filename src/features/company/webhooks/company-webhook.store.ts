import { sql } from 'kysely'
import { DELIVERY_LIST, type DeliveryState } from '#features/company/webhooks/company-webhook.rules.ts'
import type { WebhookState } from '#foundation/outbox/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type CompanyWebhook = {
  readonly id: string
  readonly url: string
  readonly events: readonly string[]
  readonly state: WebhookState
  readonly keptBy: string | null
  readonly isKept: boolean
  readonly hasTwoSecrets: boolean
  readonly stored: number
  readonly createdAt: Date
}

type Last = { readonly at: Date; readonly state: DeliveryState; readonly status: number | null }
type WithLast = CompanyWebhook & { readonly last: Last | null }

const COLUMNS = sql`webhook.id, webhook.url, webhook.events, webhook.state, webhook.created_at,
  webhook.second_secret is not null as has_two_secrets,
  (select count(*)::integer from outbox_delivery where webhook_id = webhook.id and outbox_delivery.state = 'paused') as stored,
  nullif(trim(keeper.given_name || ' ' || keeper.family_name), '') as kept_by,
  coalesce(keeper.company_id = webhook.company_id and keeper.company_role = 'company-admin' and keeper.status = 'active'
    and keeper.disabled_at is null, false) as is_kept`

export const listOfCompany = async (tx: Tx, companyId: string): Promise<WithLast[]> => {
  const { rows } = await sql<CompanyWebhook & { lastAt: Date | null; lastState: DeliveryState; lastStatus: number | null }>`
    select ${COLUMNS}, last.at as last_at, last.state as last_state, last.status as last_status
    from webhook left join person keeper on keeper.id = webhook.kept_by
      left join lateral (
        select coalesce(sent_at, created_at) as at, state, status from outbox_delivery
        where webhook_id = webhook.id order by created_at desc limit 1) last on true
    where webhook.company_id = ${companyId} order by webhook.created_at, webhook.id`.execute(tx)
  return rows.map(({ lastAt, lastState, lastStatus, ...row }) => ({
    ...row,
    last: lastAt && { at: lastAt, state: lastState, status: lastStatus },
  }))
}

export const countOfCompany = async (tx: Tx, companyId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from webhook where company_id = ${companyId}`.execute(tx)
  return rows[0]?.count ?? 0
}

type Change = { readonly state?: WebhookState | undefined; readonly events?: readonly string[] | undefined }

/** Whoever changes it keeps it: what leaves from then on is what they may see. */
export const changeWebhook = async (
  tx: Tx,
  { companyId, id, keptBy }: { readonly companyId: string; readonly id: string; readonly keptBy: string },
  { state, events }: Change,
): Promise<Pick<CompanyWebhook, 'state' | 'events'> | undefined> => {
  const { rows } = await sql<Pick<CompanyWebhook, 'state' | 'events'>>`
    update webhook set kept_by = ${keptBy}, state = coalesce(${state ?? null}, state),
      events = coalesce(${events === undefined ? null : [...events]}::text[], events)
    where id = ${id} and company_id = ${companyId} returning state, events`.execute(tx)
  return rows[0]
}

export const isOfCompany = async (tx: Tx, companyId: string, id: string): Promise<boolean> => {
  const { rows } = await sql`select from webhook where id = ${id} and company_id = ${companyId}`.execute(tx)
  return rows.length > 0
}

export type StoredDelivery = {
  readonly id: string
  readonly event: string
  readonly state: DeliveryState
  readonly attempts: number
  readonly status: number | null
  readonly error: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly nextAt: Date | null
}

type DeliveryFilter = { readonly state?: DeliveryState | undefined; readonly event?: string | undefined }

/** Without what was sent: whoever reads the log may have other rights than whoever keeps the webhook. */
export const listDeliveriesOf = (
  tx: Tx,
  webhookId: string,
  { state, event }: DeliveryFilter,
  list: ListQuery<(typeof DELIVERY_LIST.sortable)[number]>,
): Promise<ListPage<StoredDelivery>> => {
  const rows = sql<StoredDelivery>`
    select id, event, state, attempts, status, last_error as error, created_at, sent_at, next_at
    from outbox_delivery where webhook_id = ${webhookId}
      ${state === undefined ? sql`` : sql`and state = ${state}`} ${event === undefined ? sql`` : sql`and event = ${event}`}`
  return readListPage(tx, rows, list, { spec: DELIVERY_LIST, unique: 'id' })
}

/** Held until it is on its way. */
export const lockDelivery = async (
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ readonly state: DeliveryState; readonly isActive: boolean } | undefined> => {
  const { rows } = await sql<{ state: DeliveryState; isActive: boolean }>`
    select delivery.state, webhook.state = 'active' as is_active
    from outbox_delivery delivery join webhook on webhook.id = delivery.webhook_id
    where delivery.id = ${id} and webhook.company_id = ${companyId} for update of delivery`.execute(tx)
  return rows[0]
}

/** As if it were new: all attempts are before it again. */
export const reviveForCompany = async (tx: Tx, id: string): Promise<void> => {
  await sql`
    update outbox_delivery set state = 'waiting', attempts = 0, next_at = null, ended_at = null where id = ${id}`.execute(tx)
}
