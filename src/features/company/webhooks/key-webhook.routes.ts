import * as api from '#features/company/webhooks/key-webhook.api.ts'
import { sendAgain, showDeliveries, showWebhooks } from '#features/company/webhooks/show-webhooks.service.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { KEY_ROUTE, openCompanyKeys } from '#foundation/integration/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

/** A company's own programs look after its webhooks; adding one, and its secrets, stay with its admins [T-103]. */
export const keyWebhookRoutes = (app: App): void => {
  const { services } = app
  const inCompany = openCompanyKeys(app)

  addEndpoint(
    app,
    api.listWebhooksByKey,
    (request) =>
      inCompany(request, api.WEBHOOK_READ, async ({ tx, companyId }) => ({ webhooks: await showWebhooks(tx, companyId) })),
    KEY_ROUTE,
  )

  addEndpoint(
    app,
    api.listDeliveriesByKey,
    (request) =>
      inCompany(request, api.WEBHOOK_READ, ({ tx, companyId }) =>
        showDeliveries(tx, companyId, request.params.id, request.query),
      ),
    KEY_ROUTE,
  )

  addEndpoint(
    app,
    api.sendAgainByKey,
    (request) =>
      inCompany(request, api.WEBHOOK_WRITE, async ({ tx, companyId, keyId }) => {
        const sent = await sendAgain(services, tx, companyId, request.params.id)
        const details = { object: sent.id, address: request.ip }
        await writeAudit(tx, { id: keyId }, services.clock.now(), 'webhook.sent-again', details)
        return sent
      }),
    KEY_ROUTE,
  )
}
