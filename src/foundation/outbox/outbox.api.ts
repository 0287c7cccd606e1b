import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'

const BASE = '/api/outbox/v1'
const tag = 'webhooks'
const params = z.object({ id: z.uuid() })
const hook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  state: z.enum(['active', 'paused', 'gone']).describe('`gone`: the address answered 410, so nothing is sent to it'),
  hasTwoSecrets: z.boolean().describe('Both sign, until the older one is ended'),
  createdAt: z.string(),
})
const secret = z.string().describe('Signs every delivery; it is not shown again')

export const listWebhookAddresses = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${BASE}/webhooks`,
  tag,
  summary: 'Where events of this site are sent; admins alone',
  reply: z.object({
    webhooks: z.array(hook),
    events: z.array(z.string()).describe('Those that one may have sent, by one’s rights'),
  }),
  errors: [401, 404],
})

export const addWebhook = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${BASE}/webhooks`,
  tag,
  summary: 'Adds a webhook; the answer holds its secret, once. Events need the right to what they tell (403)',
  needsFreshProof: true,
  body: z.strictObject({ url: z.string().max(500), events: z.array(z.string().max(60)).min(1).max(50) }),
  reply: hook.extend({ secret }),
  status: 201,
  errors: [400, 401, 403, 404, 409],
})

export const webhookForm = formRules(addWebhook)

export const removeWebhook = endpoint({
  method: 'DELETE',
  access: 'admin',
  path: `${BASE}/webhooks/:id`,
  tag,
  summary: 'Removes a webhook, and what is on its way to it',
  params,
  status: 204,
  errors: [401, 404],
})

export const resumeWebhook = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${BASE}/webhooks/:id/resume`,
  tag,
  summary: 'Switches a webhook on again whose address answered that it is gone',
  params,
  reply: z.object({ id: z.uuid(), state: z.literal('active') }),
  errors: [401, 404],
})

export const addWebhookSecret = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${BASE}/webhooks/:id/secret`,
  tag,
  summary: 'Makes a second secret; both sign until the older one is ended',
  description: '409 `two_secrets` while there are two.',
  needsFreshProof: true,
  params,
  status: 201,
  reply: z.object({ secret }),
  errors: [401, 403, 404, 409],
})

export const endWebhookSecret = endpoint({
  method: 'DELETE',
  access: 'admin',
  path: `${BASE}/webhooks/:id/secret`,
  tag,
  summary: 'Ends the older of two secrets',
  description: '409 `one_secret` where there is no second one.',
  needsFreshProof: true,
  params,
  status: 204,
  errors: [401, 403, 404, 409],
})

export const listDeadDeliveries = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${BASE}/deliveries`,
  tag,
  summary: 'Deliveries that were given up, the latest first',
  query: z.object({ state: z.enum(['waiting', 'delivered', 'dead']).default('dead') }),
  reply: z.object({
    deliveries: z.array(
      z.object({
        id: z.uuid(),
        event: z.string(),
        url: z.string(),
        state: z.string(),
        attempts: z.number(),
        lastError: z.string().nullable(),
        createdAt: z.string(),
      }),
    ),
  }),
  errors: [400, 401, 404],
})

export const retryDelivery = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${BASE}/deliveries/:id/retry`,
  tag,
  summary: 'Sends a delivery that was given up once more',
  params,
  reply: z.object({ id: z.uuid(), state: z.literal('waiting') }),
  errors: [401, 404],
})
