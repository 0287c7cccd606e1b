import { z } from 'zod'
import { DELIVERY_LIST, DELIVERY_STATES, MISSED, WEBHOOK_STATES } from '#features/company/webhooks/company-webhook.rules.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const path = '/api/company/v1/webhooks'
const ofAdmins = { access: 'company-admin', tag: 'company' } as const
const params = z.object({ id: z.uuid() })
const events = z.array(z.string().max(60)).min(1).max(20)
const secret = z.string().describe('Signs what is sent, by the Standard Webhooks specification; it is not shown again')

export const listCompanyWebhooks = endpoint({
  ...ofAdmins,
  method: 'GET',
  path,
  summary: 'Addresses of the company’s own systems that hear of events; company-admins',
  reply: z.object({
    webhooks: z.array(
      z.object({
        id: z.uuid(),
        url: z.string(),
        events: z.array(z.string()),
        isActive: z.boolean(),
        state: z
          .enum(WEBHOOK_STATES)
          .describe('`gone`: the address answered 410; `unkept`: who kept it no longer looks after the company'),
        keptBy: z.string().nullable().describe('The company-admin whose rights decide what leaves'),
        hasTwoSecrets: z.boolean(),
        stored: z.number().int().describe('Events that happened while it is paused'),
        createdAt: z.string(),
        last: z
          .object({ at: z.string(), state: z.enum(DELIVERY_STATES), status: z.number().int().nullable() })
          .nullable()
          .describe('The latest delivery'),
      }),
    ),
    events: z.array(z.string()).describe('Those that one can have sent'),
    most: z.number().int().describe('How many webhooks a company has at most'),
    mostStored: z.number().int().describe('How many events of a pause are stored at most'),
  }),
  errors: [401, 404],
})

export type ListedWebhook = ReplyOf<typeof listCompanyWebhooks>['webhooks'][number]

export const addCompanyWebhook = endpoint({
  ...ofAdmins,
  method: 'POST',
  path,
  summary: 'Adds a webhook; the answer holds its secret, once; company-admins',
  description:
    'The address is https, on the internet, on port 443 or 8443. What leaves is what the person who adds it may see. 400 with `code` `address_…` for another address, 409 `taken` or `too_many`.',
  needsFreshProof: true,
  body: z.strictObject({ url: z.string().trim().min(1).max(500), events }),
  status: 201,
  reply: z.object({ id: z.uuid(), secret }),
  errors: [400, 401, 403, 404, 409],
})

export const companyWebhookForm = formRules(addCompanyWebhook)

export const changeCompanyWebhook = endpoint({
  ...ofAdmins,
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Pauses or resumes a webhook, or changes its events; whoever does keeps it from then on; company-admins',
  description:
    'Events of a pause are stored. With `isActive: true` they are sent, 120 a minute; with `missed: "leave"` as well they stay in the log as given up, where each can be sent.',
  params,
  body: z.strictObject({ isActive: z.boolean(), events, missed: z.enum(MISSED) }).partial(),
  reply: z.object({ id: z.uuid(), isActive: z.boolean(), events: z.array(z.string()) }),
  errors: [400, 401, 404],
})
export const webhookEventsForm = formRules(changeCompanyWebhook)

export const removeCompanyWebhook = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a webhook, and what is on its way to it; company-admins',
  params,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 404],
})

export const addWebhookSecret = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: `${path}/:id/secret`,
  summary: 'Makes a second secret; both sign until the older one is ended; company-admins',
  description: '409 `two_secrets` while there are two.',
  needsFreshProof: true,
  params,
  status: 201,
  reply: z.object({ secret }),
  errors: [401, 403, 404, 409],
})

export const endWebhookSecret = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: `${path}/:id/secret`,
  summary: 'Ends the older of two secrets; company-admins',
  description: '409 `one_secret` where there is no second one.',
  needsFreshProof: true,
  params,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 403, 404, 409],
})

export const listWebhookDeliveries = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: `${path}/:id/deliveries`,
  summary: 'What was sent to a webhook in the last 90 days, and how it went; company-admins',
  params,
  query: listQuery(DELIVERY_LIST).extend({
    state: z.enum(DELIVERY_STATES).optional(),
    event: z.string().max(60).optional(),
  }),
  reply: z.object({
    deliveries: z.array(
      z.object({
        id: z.uuid().describe('The same as `webhook-id` of every attempt'),
        event: z.string(),
        state: z.enum(DELIVERY_STATES),
        attempts: z.number().int(),
        status: z.number().int().nullable().describe('Of the last answer; null where nothing answered'),
        error: z.string().nullable(),
        createdAt: z.string(),
        sentAt: z.string().nullable(),
        nextAt: z.string().nullable().describe('When it is tried again'),
      }),
    ),
    total: z.number().int(),
  }),
  errors: [400, 401, 404],
})

export type ListedDelivery = ReplyOf<typeof listWebhookDeliveries>['deliveries'][number]

export const sendDeliveryAgain = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: `${path}/deliveries/:id/again`,
  summary: 'Sends a delivery once more, with the same `webhook-id`; company-admins',
  description: '409 `under_way` while it is being tried, `not_active` where its webhook is paused or switched off.',
  params,
  reply: z.object({ id: z.uuid(), state: z.literal('waiting') }),
  errors: [401, 404, 409, 429],
})
