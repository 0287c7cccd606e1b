import { z } from 'zod'
import { CONNECTION_SECRET } from '#features/buying/procurement/connection/connection.store.ts'
import { escapeXml } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { findDueDocument, recordAttempt, type DueDocument } from '#features/buying/procurement/documents/document.store.ts'
import { readStatus } from '#features/buying/procurement/documents/status.rules.ts'
import { logMessage } from '#features/buying/procurement/message/message.store.ts'
import { planDelivery, postDocument } from '#foundation/outbox/public.server.ts'
import { defineTask, type Task } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

const schema = z.object({ documentId: z.uuid() })
type DocumentTask = Task<typeof schema>
/** Whoever enqueues a document need not know receivers on this machine; whoever sends it does. */
export type DocumentServices = Pick<Services, 'config' | 'clock' | 'secrets' | 'jobs'> &
  Partial<Pick<Services, 'isDocumentReceiver'>>

/** Stands in the stored document for the secret, which is filled in as it leaves. */
export const SECRET_MARK = '@@shared-secret@@'
const MOST_LETTERS = 64 * 1024

type Outcome = { readonly status: number | undefined; readonly detail: string; readonly answer: string }

/** 2xx by HTTP is not enough: the Status within the answer says whether it was taken. */
const send = async (
  { config, secrets, isDocumentReceiver }: DocumentServices,
  tenant: string,
  due: DueDocument & { readonly url: string },
  signal: AbortSignal,
): Promise<Outcome> => {
  const secret = secrets.readText(due.secret, { tenant, purpose: CONNECTION_SECRET.purpose })
  // By a function: `$&` in a secret is no pattern.
  const body = due.document.replaceAll(SECRET_MARK, () => escapeXml(secret))
  const allowsLoopback = config.webhooks.allowsLoopback || isDocumentReceiver?.(due.url) === true
  const request = { url: due.url, body, contentType: 'text/xml; charset=utf-8', mostBytes: MOST_LETTERS, allowsLoopback, signal }
  try {
    const { status, text } = await postDocument(request)
    return { status: readStatus(status, text), detail: '', answer: text }
  } catch (error) {
    if (signal.aborted) throw error
    return { status: undefined, detail: error instanceof Error ? error.message : 'no answer', answer: '' }
  }
}

/** To the customer's own system, with the pauses of the outbox between attempts. */
export const createDocumentTask = (services: DocumentServices): DocumentTask => {
  const task: DocumentTask = defineTask({
    ...{ name: 'send-procurement-document', schema, concurrency: 4 },
    async run({ data, tenant, transact, signal }) {
      const due = await transact((tx) => findDueDocument(tx, data.documentId))
      if (!due) return
      const { url } = due
      if (url === null || !due.isActive) return transact((tx) => recordAttempt(tx, due.id, 'dead'))
      const began = performance.now()
      const { status, detail, answer } = await send(services, tenant, { ...due, url }, signal)
      const plan = planDelivery({ status, attempts: due.attempts + 1 })
      const now = services.clock.now()
      await transact(async (tx) => {
        await recordAttempt(tx, due.id, plan.step === 'delivered' ? 'delivered' : plan.step === 'retry' ? 'waiting' : 'dead')
        await logMessage(tx, {
          ...{ connectionId: due.connectionId, direction: 'out', kind: due.kind, status: status ?? null, detail, answer },
          ...{ payloadId: due.payloadId, document: due.document, tookMs: Math.round(performance.now() - began), at: now },
        })
        if (plan.step === 'retry')
          await services.jobs.enqueue(
            tx,
            task,
            { documentId: due.id },
            { startAfter: new Date(now.getTime() + plan.afterSeconds * 1000) },
          )
      })
    },
    giveUp: (tx, { data }) => recordAttempt(tx, data.documentId, 'dead'),
  })
  return task
}
