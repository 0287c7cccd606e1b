import { Counter } from 'prom-client'
import { recordEvents } from '#foundation/analytics/analytics.api.ts'
import { insertRequests } from '#foundation/analytics/analytics.store.ts'
import { createEventQueue, type QueuedRequest } from '#foundation/analytics/event-queue.service.ts'
import { publishRequests, sendToCollector } from '#foundation/analytics/forward-events.service.ts'
import { MAX_BODY_BYTES } from '#foundation/analytics/event.rules.ts'
import { readPayload } from '#foundation/analytics/payload.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, tooMany } from '#platform/http/errors.ts'
import { createClientLimit } from '#platform/limits/client-limit.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

const FLUSH_MS = 1000
/** Of one network. */
const PACE = { burst: 300, perSecond: 5 }
/** Of all of them: a flood from everywhere takes no more of a process than this, whatever else it has to do. */
const PACE_OF_ALL = { burst: 400, perSecond: 100 }
const RETRY_AFTER_S = 30
const DROPPED = { message: 'Not recorded: there is too much at once.' }

/** Stored first; what goes on to others follows from that. */
const createStore =
  ({ services }: App, count: (result: string, number: number) => void) =>
  async (tenant: TenantKey, requests: readonly QueuedRequest[]): Promise<void> => {
    await withTenant(services.db, tenant, async (tx) => {
      await insertRequests(tx, requests)
      await publishRequests(services, tx, requests)
    })
    const result = await sendToCollector(services.config.analyticsCollectorUrl, tenant, requests)
    if (result !== 'off') count(`collector ${result}`, requests.length)
  }

export const analyticsRoutes = (app: App): void => {
  const counter = new Counter({
    name: 'analytics_requests_total',
    help: 'What became of calls to analytics',
    labelNames: ['result'],
    registers: [app.metrics.registry],
  })
  const count = (result: string, number: number): void => counter.inc({ result }, number)
  const queue = createEventQueue({ store: createStore(app, count), count, isPressed: () => app.load.isPressed() })
  const limit = createClientLimit(PACE)

  const timer = setInterval(() => void queue.flush(), FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await queue.flush(true)
  })

  addEndpoint(
    app,
    recordEvents,
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
    {
      // Nobody is looked up and no connection is held: the call ends before anything is written.
      config: { opensNoTransaction: true, droppable: { answer: DROPPED, pace: PACE_OF_ALL } },
      bodyLimit: MAX_BODY_BYTES,
      onRequest: async (request) => {
        if (limit.mayCall(networkOf(request.ip), app.services.clock.now().getTime())) return
        count('limited', 1)
        tooMany(RETRY_AFTER_S)
      },
    },
  )
}
