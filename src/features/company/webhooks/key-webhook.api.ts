import { listCompanyWebhooks, listWebhookDeliveries, sendDeliveryAgain } from '#features/company/webhooks/company-webhook.api.ts'
import { endpoint } from '#kernel/endpoint.ts'

export const WEBHOOK_READ = 'company-webhooks:read'
export const WEBHOOK_WRITE = 'company-webhooks:write'

const path = '/api/integration/v1/company/webhooks'
const WITH = 'With `Authorization: Bearer {key}`, a key of one customer company'

export const listWebhooksByKey = endpoint({
  access: 'key',
  tag: 'integration',
  method: 'GET',
  path,
  summary: 'Webhooks of the company of the key',
  description: `${WITH} with the scope \`${WEBHOOK_READ}\`. Addresses and secrets are changed by a company-admin alone.`,
  reply: listCompanyWebhooks.reply.pick({ webhooks: true }),
  errors: [401, 403, 404, 429],
})

export const listDeliveriesByKey = endpoint({
  access: 'key',
  tag: 'integration',
  method: 'GET',
  path: `${path}/:id/deliveries`,
  summary: 'What was sent to a webhook of the company of the key in the last 90 days, and how it went',
  description: `${WITH} with the scope \`${WEBHOOK_READ}\`.`,
  params: listWebhookDeliveries.params,
  query: listWebhookDeliveries.query,
  reply: listWebhookDeliveries.reply,
  errors: [400, 401, 403, 404, 429],
})

export const sendAgainByKey = endpoint({
  access: 'key',
  tag: 'integration',
  method: 'POST',
  path: `${path}/deliveries/:id/again`,
  summary: 'Sends a delivery of the company of the key once more, with the same `webhook-id`',
  description: `${WITH} with the scope \`${WEBHOOK_WRITE}\`. ${sendDeliveryAgain.description}`,
  params: sendDeliveryAgain.params,
  reply: sendDeliveryAgain.reply,
  errors: [401, 403, 404, 409, 429],
})
