import { z } from 'zod'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { MOST_RECURRING_LINES, PAUSE_REASONS, RECURRING_STATES } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { UNITS } from '#features/buying/recurring-orders/schedule.rules.ts'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
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
const every = z.strictObject({ count: z.number().int().min(1).max(999), unit: z.enum(UNITS) })
const name = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'holds characters that cannot be kept')

const wantedLine = z.strictObject({ sku: z.string().regex(SKU), quantity: z.number().int().min(1).max(MOST_PIECES) })

const headSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(RECURRING_STATES),
  reason: z.enum([...PAUSE_REASONS, '']).describe('Why it is paused'),
  every: every.nullable().describe('Null where it is called in parts'),
  callUntil: z.string().nullable().describe('The last day on which it can be called; null where it comes on its days'),
  startsOn: z.string(),
  nextOn: z.string().nullable(),
  account: z.string().describe('{erpId}~{number}'),
  lineCount: z.number(),
  total: moneySchema.nullable().describe('At the agreed prices; null where the site shows none'),
})

export const listRecurringOrders = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'One’s own recurring orders',
  reply: z.object({ rows: z.array(headSchema) }),
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
    lines: z.array(wantedLine).min(1).max(MOST_RECURRING_LINES),
    every: every.optional(),
    startsOn: z.iso.date().optional(),
    callUntil: z.iso.date().optional().describe('Instead of every and startsOn'),
  }),
  status: 201,
  reply: z.object({ id: z.string() }),
  errors: [400, 401, 403, 409, 422],
})

const placement = z.union([
  z.object({ orderNumber: z.string() }),
  z.object({ approvalId: z.string() }).describe('It waits for somebody of the company'),
])

const viewSchema = headSchema.extend({
  upcoming: z.array(z.string()).describe('The next days; none once it ended'),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      quantity: z.number(),
      left: z.number().nullable().describe('What can still be called; null where it comes on its days'),
      agreed: moneySchema.nullable().describe('The price of a piece'),
      current: moneySchema.nullable().describe('The price of now; null where it is not sold or has none'),
      difference: z.enum(['price', 'stock', 'unavailable']).nullable(),
    }),
  ),
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(['created', 'ordered', 'called', 'paused', 'resumed', 'ended']),
      dueOn: z.string().nullable(),
      orderNumber: z.string().nullable(),
      reason: z.enum([...PAUSE_REASONS, '']),
    }),
  ),
})
export type RecurringView = z.infer<typeof viewSchema>

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
  body: z.strictObject({ lines: z.array(wantedLine).min(1).max(MOST_RECURRING_LINES) }),
  reply: z.object({ lines: z.array(pricedLine) }),
  errors: [400, 401, 403, 404, 409],
})

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
        wantedLine.extend({
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
