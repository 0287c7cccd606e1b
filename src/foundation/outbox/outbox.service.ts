import { insertDelivery, listListening } from '#foundation/outbox/outbox.store.ts'
import type { EventName } from '#foundation/outbox/event-right.rules.ts'
import { createDeliveryTask } from '#foundation/outbox/deliver-event.task.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { currentTraceParent } from '#platform/telemetry/trace.ts'

type OutboxEvent = {
  readonly name: EventName
  /** The same for every webhook and every attempt, so that a receiver can tell a repetition. */
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Part of the caller's transaction: what is rolled back never leaves. Every webhook that listens gets it once, or is tried again. */
export const publishEvent = async (
  services: Pick<Services, 'jobs' | 'config' | 'clock' | 'secrets'>,
  tx: Tx,
  { name, id, data }: OutboxEvent,
): Promise<void> => {
  const hooks = await listListening(tx, name)
  if (hooks.length === 0) return
  const task = createDeliveryTask(services)
  const body = JSON.stringify({ id, event: name, at: services.clock.now().toISOString(), data })
  for (const { id: webhookId } of hooks) {
    const deliveryId = await insertDelivery(tx, { webhookId, event: name, body, traceParent: currentTraceParent() ?? null })
    await services.jobs.enqueue(tx, task, { deliveryId })
  }
}
