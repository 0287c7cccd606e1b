import { companyWebhookRoutes } from '#features/company/webhooks/company-webhook.routes.ts'
import { WEBHOOK_READ, WEBHOOK_WRITE } from '#features/company/webhooks/key-webhook.api.ts'
import { keyWebhookRoutes } from '#features/company/webhooks/key-webhook.routes.ts'
import { companyWebhooksBlock } from '#features/company/webhooks/company-webhooks.schema.ts'
import { tellAdminsGone, webhookInbox } from '#features/company/webhooks/webhook-inbox.service.ts'
import { webhooksLink, webhooksStarterPages } from '#features/company/webhooks/webhooks.starter.ts'
import type { Feature } from '#platform/feature.ts'

/** Addresses of the customer's own systems, kept by its admins; how events reach them is `outbox`. */
export const companyWebhooks: Feature = {
  name: 'company-webhooks',
  blocks: [companyWebhooksBlock],
  inboxKinds: [webhookInbox],
  onWebhookGone: tellAdminsGone,
  companyKeyScopes: [WEBHOOK_READ, WEBHOOK_WRITE],
  routes: (app) => {
    companyWebhookRoutes(app)
    keyWebhookRoutes(app)
  },
  starterPages: webhooksStarterPages,
  portalLinks: [webhooksLink],
}
