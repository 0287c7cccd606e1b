import { companyWebhookRoutes } from '#features/company/webhooks/company-webhook.routes.ts'
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
  routes: companyWebhookRoutes,
  starterPages: webhooksStarterPages,
  portalLinks: [webhooksLink],
}
