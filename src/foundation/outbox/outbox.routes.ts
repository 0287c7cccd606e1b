import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { checkHookAddress } from '#foundation/outbox/address.rules.ts'
import { checkEvents, listReadableEvents } from '#foundation/outbox/event-right.rules.ts'
import { createDeliveryTask } from '#foundation/outbox/deliver-event.task.ts'
import {
  addWebhook,
  addWebhookSecret,
  endWebhookSecret,
  listDeadDeliveries,
  listWebhookAddresses,
  removeWebhook,
  resumeWebhook,
  retryDelivery,
} from '#foundation/outbox/outbox.api.ts'
import { listDeliveries, reviveDelivery } from '#foundation/outbox/outbox.store.ts'
import { makeSecret } from '#foundation/outbox/signature.service.ts'
import * as store from '#foundation/outbox/webhook.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, conflict, forbidden, notFound, Problem } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'
import { userOf } from '#platform/http/access.ts'

const MOST_LISTED = 100
const MOST_WEBHOOKS = 20

const writeTime = <Row extends { readonly createdAt: Date }>(row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() })

export const outboxRoutes = (app: App): void => {
  const readableBy = (request: FastifyRequest) => listReadableEvents(app.outboxEvents, userOf(request).roles)
  const { config, clock, jobs, secrets } = app.services
  const seal = (tenant: TenantKey, secret: string): string =>
    secrets.seal(secret, { tenant, purpose: store.WEBHOOK_SECRET.purpose })

  addEndpoint(app, listWebhookAddresses, async (request) => ({
    webhooks: (await store.listWebhooks(request.tx)).map(writeTime),
    events: readableBy(request),
  }))

  addEndpoint(app, addWebhook, async (request) => {
    const { url, events } = request.body
    if (!checkHookAddress(url, config.webhooks.allowsLoopback).isAllowed)
      badRequest('A webhook is an https address on the internet.', [{ path: 'url', message: 'is not such an address' }])
    const { unknown, forbidden: refused } = checkEvents(app.outboxEvents, userOf(request).roles, events)
    if (unknown.length > 0)
      badRequest('There is no such event.', [{ path: 'events', message: `are of: ${readableBy(request).join(', ')}` }])
    if (refused.length > 0) forbidden('Events go to those who may read what they tell.')
    const count = async () => (await store.listWebhooks(request.tx)).length
    if (!(await hasRoom(request.tx, { of: ['webhook'], most: MOST_WEBHOOKS, count }))) conflict('There are too many webhooks.')
    const secret = makeSecret()
    const added =
      (await store.insertWebhook(request.tx, {
        url,
        events: [...new Set(events)],
        secret: seal(request.scope.tenant, secret),
      })) ?? conflict('This address is listed already.')
    await writeAudit(request.tx, userOf(request), clock.now(), 'webhook.added', { url, events })
    return { ...writeTime(added), hasTwoSecrets: false, secret }
  })

  addEndpoint(app, removeWebhook, async (request, reply) => {
    if (!(await store.deleteWebhook(request.tx, request.params.id))) notFound('webhook')
    await writeAudit(request.tx, userOf(request), clock.now(), 'webhook.removed', { id: request.params.id })
    return reply.send(undefined)
  })

  addEndpoint(app, resumeWebhook, async (request) => {
    const { id } = request.params
    if (!(await store.resumeWebhook(request.tx, id))) notFound('webhook')
    await writeAudit(request.tx, userOf(request), clock.now(), 'webhook.resumed', { id })
    return { id, state: 'active' as const }
  })

  addEndpoint(app, addWebhookSecret, async (request) => {
    const { tx, params, scope } = request
    const { hasTwo } = (await store.lockSecrets(tx, params.id)) ?? notFound('webhook')
    if (hasTwo) throw new Problem(409, 'two_secrets', 'There are two secrets. Please end the older one first.')
    const secret = makeSecret()
    await store.saveSecondSecret(tx, params.id, seal(scope.tenant, secret))
    await writeAudit(tx, userOf(request), clock.now(), 'webhook.secret-added', { id: params.id })
    return { secret }
  })

  addEndpoint(app, endWebhookSecret, async (request, reply) => {
    const { tx, params } = request
    const { hasTwo } = (await store.lockSecrets(tx, params.id)) ?? notFound('webhook')
    if (!hasTwo) throw new Problem(409, 'one_secret', 'There is one secret only. Please make a second one first.')
    await store.endFirstSecret(tx, params.id)
    await writeAudit(tx, userOf(request), clock.now(), 'webhook.secret-ended', { id: params.id })
    return reply.send(undefined)
  })

  addEndpoint(app, listDeadDeliveries, async (request) => {
    const found = await listDeliveries(request.tx, { state: request.query.state, events: readableBy(request) }, MOST_LISTED)
    return { deliveries: found.map(writeTime) }
  })

  addEndpoint(app, retryDelivery, async (request) => {
    const { id } = request.params
    if (!(await reviveDelivery(request.tx, id, readableBy(request)))) notFound('delivery')
    await jobs.enqueue(request.tx, createDeliveryTask(app.services), { deliveryId: id })
    return { id, state: 'waiting' as const }
  })
}
