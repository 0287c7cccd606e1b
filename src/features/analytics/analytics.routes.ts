import { Counter } from 'prom-client'
import { z } from 'zod'
import { insertRequests } from '#features/analytics/analytics.store.ts'
import { createClientLimit } from '#features/analytics/client-limit.ts'
import { createEventQueue, type QueuedRequest } from '#features/analytics/event-queue.ts'
import { MAX_BODY_BYTES } from '#features/analytics/event.rules.ts'
import { readPayload } from '#features/analytics/payload.rules.ts'
import { networkOf } from '#features/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#server/database/database.ts'
import type { App } from '#server/feature.ts'
import { badRequest, ErrorAnswer, tooMany } from '#server/http/errors.ts'

const FLUSH_MS = 1000
const RETRY_AFTER_S = 30
const DROPPED = { message: 'Not recorded: there is too much at once.' }

const body = z.strictObject({
  payload: z.string().max(MAX_BODY_BYTES).describe('JSON of {"request": {…}}'),
  tenantPath: z.string().max(100).describe('/content/{tenant}, the tenant of this host'),
  isWebSdkEnable: z.enum(['true', 'false']).default('false'),
})

const createStore =
  ({ services: { db } }: App) =>
  (tenant: TenantKey, requests: readonly QueuedRequest[]): Promise<void> =>
    withTenant(db, tenant, (tx) => insertRequests(tx, requests))

export const analyticsRoutes = (app: App): void => {
  const counter = new Counter({
    name: 'analytics_requests_total',
    help: 'What became of calls to analytics',
    labelNames: ['result'],
    registers: [app.metrics.registry],
  })
  const count = (result: string, number: number): void => counter.inc({ result }, number)
  const queue = createEventQueue({ store: createStore(app), count, isPressed: () => app.load.isPressed() })
  const limit = createClientLimit()

  const timer = setInterval(() => void queue.flush(), FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await queue.flush(true)
  })

  app.post(
    '/bin/public/analytics',
    {
      // Nobody is looked up and no connection is held: the call ends before anything is written.
      config: { opensNoTransaction: true, answerUnderPressure: DROPPED },
      bodyLimit: MAX_BODY_BYTES,
      onRequest: async (request) => {
        if (limit.mayCall(networkOf(request.ip), app.services.clock.now().getTime())) return
        count('limited', 1)
        tooMany(RETRY_AFTER_S)
      },
      schema: {
        tags: ['analytics'],
        summary: 'What a visitor who agreed to it did on a page',
        body,
        response: { 200: z.object({ message: z.string() }), 400: ErrorAnswer, 413: ErrorAnswer, 429: ErrorAnswer },
      },
    },
    async (request) => {
      const { tenant } = request.scope
      const { payload, tenantPath } = request.body
      if (tenantPath !== `/content/${tenant}`) badRequest('tenantPath does not belong to this site.')
      const content = readPayload(payload) ?? badRequest('payload is not the JSON of an object with the one member request.')
      const { 'sec-gpc': gpc, dnt } = request.headers
      if (gpc === '1' || dnt === '1') {
        count('objected', 1)
        return { message: 'Not recorded: the browser objects to it.' }
      }
      const entry = { tenant, at: app.services.clock.now(), request: JSON.stringify(content) }
      return { message: queue.add(entry) ? 'Recorded.' : DROPPED.message }
    },
  )
}
