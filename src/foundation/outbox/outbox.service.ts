import { createCompanyDeliveryTask, createDeliveryTask, type DeliveryServices } from '#foundation/outbox/deliver-event.task.ts'
import { delayByRate } from '#foundation/outbox/delivery-plan.rules.ts'
import type { EventName } from '#foundation/outbox/event-right.rules.ts'
import { countRecent, insertDelivery, setNextAt } from '#foundation/outbox/outbox.store.ts'
import { countStored, isStillPaused, MOST_STORED, releaseStored } from '#foundation/outbox/paused-delivery.store.ts'
import { listCompanyListening, listListening, type EventSubject } from '#foundation/outbox/webhook.store.ts'
import type { Tx } from '#platform/database/database.ts'
import { currentTraceParent } from '#platform/telemetry/trace.ts'

type OutboxEvent = {
  readonly name: EventName
  /** The same for every webhook and every attempt, so that a receiver can tell a repetition. */
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Part of the caller's transaction: what is rolled back never leaves. Every webhook that listens gets it once, or is tried again. */
export const publishEvent = async (services: DeliveryServices, tx: Tx, { name, id, data }: OutboxEvent): Promise<void> => {
  const hooks = await listListening(tx, name)
  if (hooks.length === 0) return
  const task = createDeliveryTask(services)
  const at = services.clock.now().toISOString()
  // `event` and `at` are names from before Standard Webhooks, for one more version.
  const body = JSON.stringify({ id, type: name, timestamp: at, event: name, at, data })
  for (const { id: webhookId } of hooks) {
    const deliveryId = await insertDelivery(tx, { webhookId, event: name, body, traceParent: currentTraceParent() ?? null })
    await services.jobs.enqueue(tx, task, { deliveryId })
  }
}

type CompanyEvent = OutboxEvent & { readonly about: EventSubject }

/** The same for webhooks of customers: to those alone whose keeper may see what the event tells [T-102]. */
export const publishCompanyEvent = async (
  services: DeliveryServices,
  tx: Tx,
  { name, id, data, about }: CompanyEvent,
): Promise<void> => {
  const hooks = await listCompanyListening(tx, name, about)
  if (hooks.length === 0) return
  const task = createCompanyDeliveryTask(services)
  const now = services.clock.now()
  const body = JSON.stringify({ id, type: name, timestamp: now.toISOString(), data })
  for (const { id: webhookId, keptBy, state } of hooks) {
    const delivery = {
      ...{ webhookId, event: name, body, traceParent: currentTraceParent() ?? null },
      ...('accountKey' in about && { accountKey: about.accountKey }),
      ...('readers' in about && { readerId: keptBy }),
    }
    if (state === 'paused' && (await isStillPaused(tx, webhookId))) {
      if ((await countStored(tx, webhookId)) < MOST_STORED) await insertDelivery(tx, { ...delivery, state: 'paused' })
      continue
    }
    const delay = delayByRate(await countRecent(tx, webhookId))
    const deliveryId = await insertDelivery(tx, delivery)
    const startAfter = new Date(now.getTime() + delay * 1000)
    if (delay > 0) await setNextAt(tx, deliveryId, startAfter)
    await services.jobs.enqueue(tx, task, { deliveryId }, delay > 0 ? { startAfter } : {})
  }
}

/** Sends the events that happened while a customer's webhook was paused; returns how many there are. */
export const sendStored = async (services: DeliveryServices, tx: Tx, webhookId: string): Promise<number> => {
  const task = createCompanyDeliveryTask(services)
  const released = await releaseStored(tx, webhookId, services.clock.now())
  for (const { id: deliveryId, startAfter } of released) await services.jobs.enqueue(tx, task, { deliveryId }, { startAfter })
  return released.length
}
