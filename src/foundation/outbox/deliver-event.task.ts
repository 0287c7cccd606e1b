import { z } from 'zod'
import { buryDelivery, findDue, recordDelivered, recordFailed, WEBHOOK_SECRET } from '#foundation/outbox/outbox.store.ts'
import { postWebhook } from '#foundation/outbox/send-webhook.service.ts'
import { signBody } from '#foundation/outbox/signature.service.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'
import { currentTraceParent, startSpan } from '#platform/telemetry/trace.ts'
import { parseTraceParent } from '#platform/telemetry/traceparent.rules.ts'

const isOfCurrentTrace = (stored: string | null): boolean =>
  parseTraceParent(stored)?.traceId === parseTraceParent(currentTraceParent())?.traceId

/** Longer and longer waits: about a day until it is given up and listed for the admins. */
const RETRY_LIMIT = 16

/** No connection is held while the other side thinks. Cut short after the other side took it, it is sent again: the event's id tells. */
export const createDeliveryTask = ({ config, clock, secrets }: Pick<Services, 'config' | 'clock' | 'secrets'>) =>
  defineTask({
    name: 'deliver-event',
    schema: z.object({ deliveryId: z.uuid() }),
    retryLimit: RETRY_LIMIT,
    concurrency: 2,
    async run({ data: { deliveryId }, tenant, transact, signal }) {
      const due = await transact((tx) => findDue(tx, deliveryId))
      if (!due) return
      const { url, body, event } = due
      const secret = secrets.readText(due.secret, { tenant, purpose: WEBHOOK_SECRET.purpose })
      const seconds = Math.floor(clock.now().getTime() / 1000)
      const headers = { 'x-portico-signature': signBody(secret, body, seconds), 'x-portico-event': event }
      const { allowsLoopback } = config.webhooks
      const span = startSpan('webhook', {
        kind: 'client',
        // Tried again by an admin it still belongs to the trace in which it happened.
        parent: isOfCurrentTrace(due.traceParent) ? undefined : parseTraceParent(due.traceParent),
        attributes: { 'portico.tenant': tenant, 'portico.event': event, 'server.address': new URL(url).hostname },
      })
      const sent = { ...headers, ...(span && { traceparent: span.traceParent }) }
      const outcome = await postWebhook({ url, body, headers: sent, allowsLoopback, signal }).catch((error: unknown) => error)
      span?.add({ 'http.response.status_code': typeof outcome === 'number' ? outcome : undefined })
      span?.end(outcome instanceof Error ? outcome : undefined)
      if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return transact((tx) => recordDelivered(tx, deliveryId))
      const reason = outcome instanceof Error ? outcome.message : `answered ${String(outcome)}`
      await transact((tx) => recordFailed(tx, deliveryId, reason))
      throw new Error(`a webhook did not take an event: ${reason}`)
    },
    giveUp: (tx, { data }) => buryDelivery(tx, data.deliveryId),
  })
