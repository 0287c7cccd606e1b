import type { FastifyRequest } from 'fastify'
import { requireCompanyAdmin } from '#features/company/people/public.server.ts'
import * as api from '#features/company/webhooks/company-webhook.api.ts'
import { findAddressFault, MOST_WEBHOOKS, type AddressFault } from '#features/company/webhooks/company-webhook.rules.ts'
import * as store from '#features/company/webhooks/company-webhook.store.ts'
import { sendAgain, showDeliveries, showWebhooks } from '#features/company/webhooks/show-webhooks.service.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  deleteWebhook,
  endFirstSecret,
  insertWebhook,
  leaveStored,
  lockSecrets,
  makeSecret,
  MOST_STORED,
  saveSecondSecret,
  sendStored,
  WEBHOOK_SECRET,
} from '#foundation/outbox/public.server.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound, Problem } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

const SENTENCES: Readonly<Record<AddressFault, string>> = {
  not_https: 'A webhook is an https address.',
  credentials: 'A webhook’s address holds no name and password.',
  port: 'A webhook is on port 443 or 8443.',
  not_a_url: 'This is no address.',
  private: 'A webhook is an address on the internet.',
  own: 'This is an address of this portal.',
}

const conflictWith = (code: string, sentence: string): never => {
  throw new Problem(409, code, sentence)
}

/** Addresses of the customer's own systems, by the company's admins. */
export const companyWebhookRoutes = (app: App): void => {
  const { config, clock, secrets, tenants } = app.services

  const record = (request: FastifyRequest, action: string, object: string, details: Record<string, unknown> = {}) =>
    writeAudit(request.tx, userOf(request), clock.now(), `webhook.${action}`, { object, ...details, address: request.ip })

  const requireAddress = (url: string): void => {
    const { allowsLoopback } = config.webhooks
    const fault = findAddressFault(url, { allowsLoopback, isOwnHost: (host) => tenants.byHost(host) !== undefined })
    if (fault)
      throw new Problem(400, `address_${fault}`, SENTENCES[fault], { details: [{ path: 'url', message: SENTENCES[fault] }] })
  }
  const requireEvents = (events: readonly string[]): string[] => {
    if (events.some((event) => !app.companyEvents.includes(event)))
      badRequest('There is no such event.', [{ path: 'events', message: `are of: ${app.companyEvents.join(', ')}` }])
    return [...new Set(events)]
  }
  const seal = (request: FastifyRequest, secret: string): string =>
    secrets.seal(secret, { tenant: request.scope.tenant, purpose: WEBHOOK_SECRET.purpose })

  addEndpoint(app, api.listCompanyWebhooks, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    return {
      webhooks: await showWebhooks(request.tx, companyId),
      events: [...app.companyEvents],
      most: MOST_WEBHOOKS,
      mostStored: MOST_STORED,
    }
  })

  addEndpoint(app, api.addCompanyWebhook, async (request) => {
    const { id: keptBy, companyId } = await requireCompanyAdmin(request)
    const { tx, body } = request
    requireAddress(body.url)
    const events = requireEvents(body.events)
    const count = () => store.countOfCompany(tx, companyId)
    if (!(await hasRoom(tx, { of: ['webhook', companyId], most: MOST_WEBHOOKS, count })))
      conflictWith('too_many', `A company has ${MOST_WEBHOOKS} webhooks at most.`)
    const secret = makeSecret()
    const added =
      (await insertWebhook(tx, { url: body.url, events, secret: seal(request, secret), companyId, keptBy })) ??
      conflictWith('taken', 'Your company sends to this address already.')
    await record(request, 'added', added.id, { url: body.url, events: events.join(', ') })
    return { id: added.id, secret }
  })

  addEndpoint(app, api.changeCompanyWebhook, async (request) => {
    const { id: keptBy, companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    const { isActive, events, missed = 'send' } = request.body
    const state = isActive === undefined ? undefined : isActive ? ('active' as const) : ('paused' as const)
    const change = { state, events: events && requireEvents(events) }
    const after = (await store.changeWebhook(request.tx, { companyId, id, keptBy }, change)) ?? notFound('webhook')
    if (isActive && missed === 'leave') await leaveStored(request.tx, id)
    else if (isActive) await sendStored(app.services, request.tx, id)
    await record(request, 'changed', id, { state: after.state, events: after.events.join(', ') })
    return { id, isActive: after.state === 'active', events: [...after.events] }
  })

  addEndpoint(app, api.removeCompanyWebhook, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    if (!(await deleteWebhook(request.tx, id, companyId))) notFound('webhook')
    await record(request, 'removed', id)
    return { success: true as const }
  })

  addEndpoint(app, api.addWebhookSecret, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    const { hasTwo } = (await lockSecrets(request.tx, id, companyId)) ?? notFound('webhook')
    if (hasTwo) conflictWith('two_secrets', 'There are two secrets. Please end the older one first.')
    const secret = makeSecret()
    await saveSecondSecret(request.tx, id, seal(request, secret))
    await record(request, 'secret-added', id)
    return { secret }
  })

  addEndpoint(app, api.endWebhookSecret, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    const { hasTwo } = (await lockSecrets(request.tx, id, companyId)) ?? notFound('webhook')
    if (!hasTwo) conflictWith('one_secret', 'There is one secret only. Please make a second one first.')
    await endFirstSecret(request.tx, id)
    await record(request, 'secret-ended', id)
    return { success: true as const }
  })

  addEndpoint(app, api.listWebhookDeliveries, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    return showDeliveries(request.tx, companyId, request.params.id, request.query)
  })

  addEndpoint(app, api.sendDeliveryAgain, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const sent = await sendAgain(app.services, request.tx, companyId, request.params.id)
    await record(request, 'sent-again', sent.id)
    return sent
  })
}
