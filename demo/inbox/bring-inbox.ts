import { lookUp } from '#kernel/look-up.ts'
import { sql } from 'kysely'
import type { Bringing } from '#demo/bring-lines.ts'
import { servicesAt } from '#demo/past.ts'
import { listPeople } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { addToInbox, type NewInboxEntry } from '#foundation/inbox/public.server.ts'

const HOUR_MS = 3_600_000
/** Older entries were read. */
const READ_AFTER_HOURS = 72

type NewestCase = { readonly id: string; readonly subject: string }
type NewestOrder = { readonly number: string; readonly poNumber: string | null; readonly state: string }

/** Beside decisions on requests, which came with them: the buyer's newest answers and orders, a few hours old. */
export const bringInbox = async ({ tx, services }: Bringing, tenant: TenantKey, now: Date): Promise<void> => {
  const buyer = listPeople(tenant).find(({ who }) => who === 'buyer')
  if (!buyer) return
  const { rows: cases } = await sql<NewestCase>`
    select id, subject from support_case where person_id = ${buyer.id} and answered_at is not null
    order by updated_at desc, id limit 2`.execute(tx)
  const { rows: orders } = await sql<NewestOrder>`
    select number, po_number, state from orders where state in ('Shipped', 'Part shipped', 'Confirmed')
      and account_key in (select account_key from sold_to join person_sold_to own on own.sold_to_id = sold_to.id
        where own.person_id = ${buyer.id})
    order by placed_at desc, number limit 3`.execute(tx)
  const entries: readonly Omit<NewInboxEntry, 'personId'>[] = [
    ...cases.map(({ id, subject }) => ({
      ...{ kind: 'case-changed', subject: id, occurrence: 'demo', title: 'answered', values: { number: id, subject } },
      link: `/support/cases/case-detail.CASE-${id}`,
    })),
    ...orders.map(({ number, poNumber, state }) => ({
      ...{ kind: 'order-changed', subject: number, occurrence: 'demo', title: 'state' },
      values: { number, reference: poNumber ?? '', state: { words: stateWords(services, state) } },
      link: `/secure/orders/details.orderNum-${number}`,
    })),
  ]
  for (const [index, entry] of entries.entries())
    await addToInbox(
      { tx, tenant, services: servicesAt(services, new Date(now.getTime() - (2 + 5 * index) * HOUR_MS)) },
      { ...entry, personId: buyer.id },
    )
  const readUntil = new Date(now.getTime() - READ_AFTER_HOURS * HOUR_MS)
  await sql`update inbox_entry set read_at = at where read_at is null and at < ${readUntil} and not needs_action`.execute(tx)
}

const stateWords = ({ dictionaries }: Bringing['services'], state: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dictionaries).map(([language, { orders = {} }]) => [language, lookUp(orders, `state.${state}`) ?? state]),
  )
