import { randomUUID } from 'node:crypto'
import type { QueuedRequest } from '#foundation/analytics/event-queue.service.ts'
import { RECORDED_EVENT, splitRequests, toOpenTelemetry } from '#foundation/analytics/forward-events.rules.ts'
import { publishEvent } from '#foundation/outbox/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const LONGEST_MS = 5000

/** For webhooks that listen, in the transaction that stores them: signed, and tried again, as every event of the outbox. */
export const publishRequests = async (services: Services, tx: Tx, requests: readonly QueuedRequest[]): Promise<void> => {
  for (const list of splitRequests(requests)) {
    const recorded = list.map(({ at, request }) => ({ at: at.toISOString(), request: JSON.parse(request) as unknown }))
    await publishEvent(services, tx, { name: RECORDED_EVENT, id: randomUUID(), data: { requests: recorded } })
  }
}

/** To a collector of OpenTelemetry, if the operator has one. Nobody waits for it: what it does not take is lost. */
export const sendToCollector = async (
  url: string | undefined,
  tenant: TenantKey,
  requests: readonly QueuedRequest[],
): Promise<'sent' | 'failed' | 'off'> => {
  if (url === undefined) return 'off'
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toOpenTelemetry(tenant, requests)),
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ? 'sent' : 'failed'
}
