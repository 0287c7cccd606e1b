import { z } from 'zod'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { MOST_RECURRING_LINES, RECURRING_STATES } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { everySchema, headSchema, viewSchema } from '#features/buying/recurring-orders/recurring-order.schema.ts'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneyBodySchema, moneySchema } from '#kernel/money.schema.ts'

const tag = 'recurring orders'
const PATH = '/api/recurring-orders/v1'
const params = z.object({ id: z.uuid() })
const place = z.object({
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  language: z.enum(LANGUAGES).optional(),
})
const name = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'holds characters that cannot be kept')

const requestedLine = z.strictObject({ sku: z.string().regex(SKU), quantity: z.number().int().min(1).max(MOST_PIECES) })

const costCentre = z.string().max(20).nullable().default(null).describe('One that the person may order for')

export const listRecurringOrders = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'One’s own recurring orders',
  reply: z.object({
    rows: z.array(headSchema),
    costCentres: z.array(z.object({ code: z.string(), name: z.string() })).describe('Those that the person may order for'),
  }),
  errors: [401],
})

export const createRecurringOrder = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag,
  summary:
    'Orders the same again and again for the active account, at the prices of now; or agrees on quantities that are called in parts until a day',
  query: place,
  body: z.strictObject({
    name,
    lines: z.array(requestedLine).min(1).max(MOST_RECURRING_LINES),
    every: everySchema.optional(),
    startsOn: z.iso.date().optional(),
    callUntil: z.iso.date().optional().describe('Instead of every and startsOn'),
    costCentre,
  }),
  status: 201,
  reply: z.object({ id: z.string() }),
  errors: [400, 401, 403, 409, 422],
})

export const recurringForm = formRules(createRecurringOrder)

const placement = z.union([
  z.object({ orderNumber: z.string() }),
  z.object({ approvalId: z.string() }).describe('It waits for somebody of the company'),
])

export const readRecurringOrder = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag,
  summary: 'One of one’s own recurring orders, with its next days and what differs from what was agreed',
  params,
  query: place,
  reply: viewSchema,
  errors: [400, 401, 404],
})

const pricedLine = z.object({
  sku: z.string(),
  quantity: z.number().describe('Raised to what can be ordered'),
  unit: moneySchema.nullable(),
  total: moneySchema.nullable(),
  isShort: z.boolean().describe('Not all pieces are in stock'),
})

export const priceRecurringCall = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:id/calls/price`,
  tag,
  summary: 'What a call would cost now; orders nothing',
  whileReadOnly: 'reads',
  params,
  body: z.strictObject({ lines: z.array(requestedLine).min(1).max(MOST_RECURRING_LINES) }),
  reply: z.object({ lines: z.array(pricedLine) }),
  errors: [400, 401, 403, 404, 409],
})

export const recurringCallForm = formRules(priceRecurringCall)

export const callRecurringOrder = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:id/calls`,
  tag,
  summary: 'Orders a part of the agreed quantities',
  params,
  body: z.strictObject({
    lines: z
      .array(
        requestedLine.extend({
          seen: moneyBodySchema.optional().describe('The price of a piece as it was shown; another one is refused'),
        }),
      )
      .min(1)
      .max(MOST_RECURRING_LINES),
    knownShort: z.array(z.string().regex(SKU)).max(MOST_RECURRING_LINES).default([]),
  }),
  status: 201,
  reply: placement,
  errors: [400, 401, 403, 404, 409, 422],
})

const state = z.object({ state: z.enum(RECURRING_STATES) })

export const pauseRecurringOrder = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:id/pause`,
  tag,
  summary: 'Orders nothing until it is resumed',
  params,
  reply: state,
  errors: [400, 401, 404, 409],
})

export const resumeRecurringOrder = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:id/resume`,
  tag,
  summary: 'Goes on from today, with the prices and stock of now as agreed',
  params,
  reply: state,
  errors: [400, 401, 403, 404, 409],
})

export const chooseRecurringCentre = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/:id/cost-centre`,
  tag,
  summary: 'What its next orders are booked on; null: on no cost centre',
  params,
  body: z.strictObject({ costCentre }),
  reply: z.object({ costCentre: z.string().nullable() }),
  errors: [400, 401, 404, 409, 422],
})

export const orderRecurringNow = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:id/orders`,
  tag,
  summary: 'Places one order more, now; its days stay as they are',
  params,
  status: 201,
  reply: placement,
  errors: [400, 401, 403, 404, 409],
})

export const endRecurringOrder = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag,
  summary: 'Ends it; what was ordered stays',
  params,
  status: 204,
  errors: [400, 401, 404],
})
