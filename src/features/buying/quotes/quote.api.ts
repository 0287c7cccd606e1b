import { z } from 'zod'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { MOST_QUOTE_LINES, QUOTE_GLANCES, QUOTE_LIST } from '#features/buying/quotes/quote-list.rules.ts'
import { QUOTE_STATES } from '#features/buying/quotes/quote-state.rules.ts'
import { listedQuoteSchema, quoteNoteSchema, quoteSchema } from '#features/buying/quotes/quote.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneyBodySchema } from '#kernel/money.schema.ts'

const PATH = '/api/quotes/v1'
const tag = 'quotes'
const params = z.object({ number: z.string().min(1).max(40) })
/** Of the page: its market and its words; the person's unless given. */
const place = appIdQuery.extend({
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  language: z.enum(LANGUAGES).optional(),
})

/** The version that the person saw: a newer offer must be seen before it is answered. */
const seenVersion = z.number().int().optional().describe('The version that was looked at; 409 where there is a newer one')

export const requestQuoteEndpoint = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Asks for a quote for what is in a cart, or for lines of a list or a document',
  description: 'Asking again with the same cart answers the same quote; with lines, the same Idempotency-Key does.',
  query: place,
  body: z
    .object({
      cartId: z.uuid().optional(),
      lines: z
        .array(z.strictObject({ sku: z.string().trim().min(1).max(64), quantity: z.number().int().min(1).max(MOST_PIECES) }))
        .min(1)
        .max(MOST_QUOTE_LINES)
        .optional()
        .describe('In place of a cart'),
      note: quoteNoteSchema,
      wantedBy: z.iso.date().nullish().describe('A day until which the parts are needed'),
    })
    .refine(({ cartId, lines }) => (cartId === undefined) !== (lines === undefined), 'needs a cart or lines'),
  status: 201,
  reply: z.object({ quoteNumber: z.string(), version: z.number() }),
  errors: [400, 401, 403, 404, 409, 422, 429],
})

export const quoteForm = formRules(requestQuoteEndpoint)

export const listQuotesEndpoint = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Quotes of the active account',
  query: listQuery(QUOTE_LIST).extend({
    q: z.string().trim().max(100).optional().describe('Letters of a number or of a part'),
    state: z.enum(QUOTE_STATES).optional(),
    glance: z.enum(QUOTE_GLANCES).optional(),
  }),
  reply: z.object({
    rows: z.array(listedQuoteSchema),
    total: z.number(),
    glances: z.object({ open: z.number(), waiting: z.number(), ending: z.number() }),
    account: z.object({ key: z.string(), number: z.string(), name: z.string() }),
  }),
  errors: [400, 401, 403, 409],
})

export const readQuote = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:number`,
  tag,
  summary: 'A quote of one’s accounts with all its versions',
  params,
  reply: quoteSchema,
  errors: [401, 404],
})

export const counterQuoteEndpoint = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:number/counter`,
  tag,
  summary: 'Answers an offer with other quantities or prices; the answer is a version of its own',
  params,
  query: place,
  body: z.object({
    lines: z
      .array(
        z.strictObject({
          id: z.uuid(),
          quantity: z.number().int().min(1).max(MOST_PIECES).optional(),
          wantedPrice: moneyBodySchema.nullish(),
        }),
      )
      .max(MOST_QUOTE_LINES)
      .default([]),
    note: quoteNoteSchema,
    version: seenVersion,
  }),
  reply: z.object({ version: z.number() }),
  errors: [400, 401, 403, 404, 409, 422],
})

export const counterForm = formRules(counterQuoteEndpoint)

export const acceptQuoteEndpoint = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:number/accept`,
  tag,
  summary: 'Accepts an offer, all of it or some lines: makes a cart at its prices that no other call changes',
  description:
    'Needs the header Idempotency-Key. The cart is ordered like any other, until the offer ends; 409 `expired` afterwards.',
  params,
  query: place,
  body: z
    .object({
      lines: z
        .array(z.strictObject({ id: z.uuid() }))
        .min(1)
        .max(MOST_QUOTE_LINES)
        .optional()
        .describe('Only these; all lines unless given'),
      version: seenVersion,
    })
    .nullish(),
  reply: z.object({ cartId: z.string() }),
  errors: [400, 401, 403, 404, 409, 422],
})

export const declineQuoteEndpoint = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:number/decline`,
  tag,
  summary: 'Declines a quote',
  params,
  query: place,
  body: z.object({ note: quoteNoteSchema }).nullish(),
  reply: z.object({ state: z.literal('Declined') }),
  errors: [400, 401, 403, 404, 409],
})

export const declineForm = formRules(declineQuoteEndpoint)

/** Answers a PDF, not JSON. */
export const readQuoteDocument = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:number/versions/:version/document`,
  tag,
  summary: 'A version of a quote of one’s accounts, as PDF',
  params: params.extend({ version: z.coerce.number().int().min(1).max(1000) }),
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  errors: [401, 404],
})
