import { z } from 'zod'
import { takePlace } from '#foundation/outbox/company-share.service.ts'
import { planDelivery, waitForTurn } from '#foundation/outbox/delivery-plan.rules.ts'
import {
  buryDelivery,
  countWaiting,
  findDue,
  recordDelivered,
  recordFailed,
  setNextAt,
  type Attempted,
  type DueDelivery,
} from '#foundation/outbox/outbox.store.ts'
import type { GoneWebhook } from '#foundation/outbox/outbox-contributions.service.ts'
import { isStillPaused, storeDelivery } from '#foundation/outbox/paused-delivery.store.ts'
import { postWebhook } from '#foundation/outbox/send-webhook.service.ts'
import { signBody, signMessage } from '#foundation/outbox/signature.service.ts'
import { switchOff, WEBHOOK_SECRET } from '#foundation/outbox/webhook.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineTask, type Task, type TaskRun } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'
import { currentTraceParent, startSpan } from '#platform/telemetry/trace.ts'
import { parseTraceParent } from '#platform/telemetry/traceparent.rules.ts'

const schema = z.object({ deliveryId: z.uuid() })
type Run = TaskRun<z.infer<typeof schema>>
type DeliveryTask = Task<typeof schema>

export type DeliveryServices = Pick<Services, 'config' | 'clock' | 'secrets' | 'jobs'>
/** The follow-up when a webhook is switched off; for the worker, who alone runs the task. */
export type OnGone = (tx: Tx, tenant: TenantKey, webhook: GoneWebhook) => Promise<void>

const isOfCurrentTrace = (stored: string | null): boolean =>
  parseTraceParent(stored)?.traceId === parseTraceParent(currentTraceParent())?.traceId

/** Signed anew with each attempt, as receivers refuse what is old. */
const signDue = ({ secrets, clock }: DeliveryServices, tenant: TenantKey, due: DueDelivery): Record<string, string> => {
  const { id, body, event, companyId } = due
  const seconds = Math.floor(clock.now().getTime() / 1000)
  const open = (sealed: string): string => secrets.readText(sealed, { tenant, purpose: WEBHOOK_SECRET.purpose })
  const older = open(due.secret)
  const keys = due.secondSecret === null ? [older] : [older, open(due.secondSecret)]
  return {
    ...signMessage(keys, { id, seconds, body }),
    ...(companyId === null && { 'x-portico-signature': signBody(older, body, seconds), 'x-portico-event': event }),
  }
}

/** No connection is held while the other side thinks. Cut short after the other side took it, it is sent again: its id tells. */
const send = async (services: DeliveryServices, due: DueDelivery, { tenant, signal }: Run): Promise<Attempted> => {
  const { url, body, event } = due
  const span = startSpan('webhook', {
    kind: 'client',
    // Tried again later it still belongs to the trace in which it happened.
    parent: isOfCurrentTrace(due.traceParent) ? undefined : parseTraceParent(due.traceParent),
    attributes: { 'portico.tenant': tenant, 'portico.event': event, 'server.address': new URL(url).hostname },
  })
  const headers = { ...signDue(services, tenant, due), ...(span && { traceparent: span.traceParent }) }
  const { allowsLoopback } = services.config.webhooks
  const outcome = await postWebhook({ url, body, headers, allowsLoopback, signal }).catch((error: unknown) => error)
  const status = typeof outcome === 'number' ? outcome : undefined
  span?.add({ 'http.response.status_code': status })
  span?.end(outcome instanceof Error ? outcome : undefined)
  // A worker that stops is no fault of the receiver: another one makes this attempt.
  if (status === undefined && signal.aborted) throw outcome
  const error = outcome instanceof Error ? outcome.message : `answered ${String(outcome)}`
  return { at: services.clock.now(), status, error }
}

const inSeconds = ({ clock }: DeliveryServices, seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000)

const putOff = async (services: DeliveryServices, task: DeliveryTask, tx: Tx, due: DueDelivery): Promise<void> => {
  const startAfter = inSeconds(services, waitForTurn(await countWaiting(tx, due.webhookId)))
  await setNextAt(tx, due.id, startAfter)
  await services.jobs.enqueue(tx, task, { deliveryId: due.id }, { startAfter })
}

/** The meaning of an answer for the delivery and its webhook; the next attempt is a job of its own, at its time. */
const record = async (
  services: DeliveryServices,
  task: DeliveryTask,
  { tx, tenant, due, onGone }: { tx: Tx; tenant: TenantKey; due: DueDelivery; onGone: OnGone | undefined },
  attempted: Attempted,
): Promise<void> => {
  const plan = planDelivery({ status: attempted.status, attempts: due.attempts + 1 })
  if (plan.step === 'delivered') return recordDelivered(tx, due.id, { ...attempted, error: undefined })
  if (plan.step === 'retry') {
    const startAfter = inSeconds(services, plan.afterSeconds)
    await recordFailed(tx, due.id, attempted, startAfter)
    await services.jobs.enqueue(tx, task, { deliveryId: due.id }, { startAfter })
    return
  }
  await buryDelivery(tx, due.id, attempted)
  const gone = plan.step === 'gone' ? await switchOff(tx, due.webhookId) : undefined
  if (gone) await onGone?.(tx, tenant, gone)
}

/** A customer's webhook that is paused gets it when it is resumed; one that was resumed in this moment gets it now. */
const store = async (services: DeliveryServices, task: DeliveryTask, tx: Tx, due: DueDelivery): Promise<void> => {
  if (await isStillPaused(tx, due.webhookId)) return storeDelivery(tx, due.id)
  await services.jobs.enqueue(tx, task, { deliveryId: due.id })
}

const REFUSALS = { paused: 'the webhook was paused', gone: 'the webhook is switched off' } as const

const createTask = (name: string, concurrency: number, services: DeliveryServices, onGone?: OnGone): DeliveryTask => {
  const task: DeliveryTask = defineTask({
    ...{ name, schema, concurrency },
    async run(work) {
      const { data, tenant, transact } = work
      const due = await transact((tx) => findDue(tx, data.deliveryId))
      if (!due) return
      if (due.state === 'paused' && due.companyId !== null) return transact((tx) => store(services, task, tx, due))
      const refusal = due.state === 'active' ? undefined : REFUSALS[due.state]
      const error = refusal ?? (due.isAllowed ? undefined : 'nobody keeps the webhook who may see this')
      if (error !== undefined) return transact((tx) => buryDelivery(tx, due.id, { error }))
      const leave = due.companyId === null ? () => {} : takePlace(due.companyId)
      if (!leave) return transact((tx) => putOff(services, task, tx, due))
      const attempted = await send(services, due, work).finally(leave)
      await transact((tx) => record(services, task, { tx, tenant, due, onGone }, attempted))
    },
    giveUp: (tx, { data }) => buryDelivery(tx, data.deliveryId),
  })
  return task
}

/** To addresses of staff. */
export const createDeliveryTask = (services: DeliveryServices, onGone?: OnGone): DeliveryTask =>
  createTask('deliver-event', 2, services, onGone)

/** To addresses of customers, in a queue of its own: none of them keeps the site's own systems waiting [T-98]. */
export const createCompanyDeliveryTask = (services: DeliveryServices, onGone?: OnGone): DeliveryTask =>
  createTask('deliver-company-event', 6, services, onGone)
