import { MOST_RESENT, showState } from '#features/company/webhooks/company-webhook.rules.ts'
import * as store from '#features/company/webhooks/company-webhook.store.ts'
import { createCompanyDeliveryTask } from '#foundation/outbox/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound, Problem, tooMany } from '#platform/http/errors.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'
import type { Services } from '#platform/services.ts'

const write = (time: Date | null): string | null => time?.toISOString() ?? null

export const showWebhooks = async (tx: Tx, companyId: string) =>
  (await store.listOfCompany(tx, companyId)).map(({ state, isKept, createdAt, last, ...hook }) => ({
    ...{ ...hook, events: [...hook.events], isActive: state === 'active', state: showState(state, isKept) },
    createdAt: createdAt.toISOString(),
    last: last && { ...last, at: last.at.toISOString() },
  }))

type DeliveryQuery = Parameters<typeof store.listDeliveriesOf>[2] & Parameters<typeof store.listDeliveriesOf>[3]

/** 404 for a webhook of another company. */
export const showDeliveries = async (tx: Tx, companyId: string, id: string, { state, event, ...list }: DeliveryQuery) => {
  if (!(await store.isOfCompany(tx, companyId, id))) notFound('webhook')
  const { rows, total } = await store.listDeliveriesOf(tx, id, { state, event }, list)
  return {
    total,
    deliveries: rows.map(({ createdAt, sentAt, nextAt, ...row }) => ({
      ...{ ...row, createdAt: createdAt.toISOString(), sentAt: write(sentAt), nextAt: write(nextAt) },
    })),
  }
}

/** 404 for a delivery of another company; 409 while it is tried, or where its webhook does not send. */
export const sendAgain = async (services: Services, tx: Tx, companyId: string, id: string) => {
  const delivery = (await store.lockDelivery(tx, companyId, id)) ?? notFound('delivery')
  if (delivery.state === 'waiting') throw new Problem(409, 'under_way', 'This delivery is being tried already.')
  if (!delivery.isActive) throw new Problem(409, 'not_active', 'The webhook is paused or switched off.')
  const now = services.clock.now()
  if ((await countInMinute(tx, now, { kind: 'webhook-again', of: [companyId] })) > MOST_RESENT) tooMany(60)
  await store.reviveForCompany(tx, id)
  await services.jobs.enqueue(tx, createCompanyDeliveryTask(services), { deliveryId: id })
  return { id, state: 'waiting' as const }
}
