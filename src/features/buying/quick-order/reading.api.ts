import { z } from 'zod'
import { offeredPartSchema, readingLineSchema, readingSchema } from '#features/buying/quick-order/reading.schema.ts'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { addedLineSchema, failedLineSchema } from '#kernel/part-facts.schema.ts'

const PATH = '/api/cart/v1/readings'
export const LONGEST_TEXT = 400_000

const place = appIdQuery.extend({
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  language: z.enum(LANGUAGES).optional(),
})
const params = z.object({ id: z.uuid() })
const lineParams = params.extend({ line: z.coerce.number().int().min(1).max(100_000) })

export const createReading = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'cart',
  summary:
    'Reads an order: pasted text as JSON, or a PDF, xlsx or CSV file as the field `file` of a form. Nothing enters the cart',
  query: place,
  body: z.looseObject({ text: z.string().max(LONGEST_TEXT).optional() }),
  reply: readingSchema,
  errors: [400, 401, 403, 409, 413, 415, 422, 429, 503],
})

export const readingForm = formRules(createReading)

export const findReading = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'cart',
  summary: 'The last reading of the active account, at the prices of now',
  query: place,
  reply: z.object({ reading: readingSchema.nullable() }),
  errors: [401, 403, 409],
})

export const changeReadingLine = endpoint({
  method: 'PATCH',
  access: 'signed-in',
  path: `${PATH}/:id/lines/:line`,
  tag: 'cart',
  summary: 'Puts a line right',
  description:
    'Which part was meant is offered to be remembered for the person’s company; for people of no company it is remembered for the account.',
  params: lineParams,
  query: place,
  body: z
    .object({
      number: z.string().trim().min(1).max(60).optional().describe('A part number of any kind'),
      quantity: z.number().int().min(1).max(MOST_PIECES).optional(),
    })
    .refine((body) => Object.keys(body).length > 0, 'says nothing'),
  reply: z.object({
    line: readingLineSchema,
    isLearned: z.boolean().describe('For the account'),
    offer: z.object({ number: z.string(), sku: z.string() }).nullable().describe('What may be remembered for the company'),
  }),
  errors: [400, 401, 403, 404, 409],
})

export type ChangedReadingLine = ReplyOf<typeof changeReadingLine>
export const readingLineForm = formRules(changeReadingLine)

export const removeReadingLine = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id/lines/:line`,
  tag: 'cart',
  summary: 'Leaves a line out',
  params: lineParams,
  query: place,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 403, 404, 409],
})

export const addReading = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:id/add`,
  tag: 'cart',
  summary: 'Adds the exact and likely lines to the cart, each of them once; the others stay',
  params,
  query: place,
  body: z.object({}),
  reply: z.object({
    reading: readingSchema,
    added: z.number().describe('Lines of the reading'),
    cartId: z.string(),
    account: z.object({ number: z.string(), name: z.string(), salesOrg: z.string() }),
    currency: z.string(),
    cartLines: z.number(),
    purchaseOrder: z
      .object({ poNumber: z.string().nullable(), document: z.string().nullable(), replaced: z.string().nullable() })
      .describe('What the checkout has of the document now, and the order number that it had before'),
    products: z.array(addedLineSchema),
    failed: z.array(failedLineSchema),
  }),
  errors: [401, 403, 404, 409, 422],
})

export const removeReading = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'cart',
  summary: 'Forgets a reading and its document',
  params,
  query: place,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 403, 404, 409],
})

/** Answers the document itself. */
export const readOriginal = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id/original`,
  tag: 'cart',
  summary: 'The document that was read',
  params,
  query: place,
})

export const suggestParts = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/cart/v1/parts',
  tag: 'cart',
  summary: 'Parts by the beginning of their number, the account’s own number, or words of their name',
  query: place.extend({ q: z.string().trim().min(1).max(60) }),
  reply: z.object({
    parts: z.array(offeredPartSchema.extend({ isSame: z.boolean().describe('This number and no other was written') })),
  }),
  errors: [400, 401, 403, 409],
})
