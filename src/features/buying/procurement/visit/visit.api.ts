import { z } from 'zod'
import { offeredPartSchema } from '#features/buying/quick-order/public.ts'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { OPERATIONS } from '#features/buying/procurement/cxml/operation.rules.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const ofVisit = { access: 'signed-in', inPunchOut: true, tag: 'punch-out' } as const
const path = '/api/punch-out/v1'
const partSchema = offeredPartSchema.extend({ customerNumber: z.string().nullable() })
export type VisitPart = z.infer<typeof partSchema>

export const readVisit = endpoint({
  ...ofVisit,
  method: 'GET',
  path: `${path}/visit`,
  summary: 'The visit that a procurement system opened, with its cart at the prices of now',
  reply: z.object({
    id: z.uuid(),
    name: z.string().describe('Of the buyer’s system'),
    operation: z.enum(OPERATIONS),
    isTransferred: z.boolean(),
    account: z.object({ number: z.string(), name: z.string(), city: z.string() }),
    currency: z.string(),
    selected: z.string().nullable().describe('The part that the buyer’s system opened'),
    missing: z.array(z.string()).describe('Parts that it named and that are not sold'),
    total: moneySchema.nullable(),
    lines: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        name: z.string(),
        image: z.string().nullable(),
        customerNumber: z.string().nullable(),
        unspsc: z.string(),
        unit: z.string(),
        quantity: z.number().int(),
        unitPrice: moneySchema.nullable(),
        total: moneySchema.nullable(),
        isSold: z.boolean(),
        stock: z.enum(['in', 'low', 'out']),
        leadDays: z.number().int().nullable(),
      }),
    ),
  }),
  errors: [401, 404],
})
export type VisitView = ReplyOf<typeof readVisit>

export const findVisitParts = endpoint({
  ...ofVisit,
  method: 'GET',
  path: `${path}/parts`,
  summary: 'Parts by our number, the customer’s own number or words, with the prices of the visit’s account',
  query: z.object({ find: z.string().trim().min(1).max(100) }),
  reply: z.object({ parts: z.array(partSchema) }),
  errors: [400, 401],
})

const categorySchema = z.object({ path: z.string(), name: z.string() })

export const browseVisit = endpoint({
  ...ofVisit,
  method: 'GET',
  path: `${path}/categories`,
  summary: 'One level of the catalogue with a page of its parts, with the prices of the visit’s account',
  query: z.object({
    path: z
      .string()
      .regex(/^(?:[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){0,3})?$/)
      .default('')
      .describe('Of the category; empty for the top'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  reply: z.object({
    trail: z.array(categorySchema).describe('From the top to the category itself'),
    categories: z.array(categorySchema),
    parts: z.array(partSchema).describe('Nothing at the top'),
    total: z.number().int(),
  }),
  errors: [400, 401, 404],
})

export const readVisitPart = endpoint({
  ...ofVisit,
  method: 'GET',
  path: `${path}/parts/:sku`,
  summary: 'One part with its facts, with the prices of the visit’s account',
  params: z.object({ sku: z.string().regex(SKU) }),
  reply: z.object({
    part: partSchema,
    text: z.string(),
    images: z.array(z.string()),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    isMade: z.boolean(),
    replacement: z.string().nullable().describe('The part that takes its place'),
    accessories: z.array(partSchema),
  }),
  errors: [400, 401, 404],
})

export const transferVisit = endpoint({
  ...ofVisit,
  method: 'POST',
  path: `${path}/visit/transfer`,
  summary: 'What the browser posts to the buyer’s system: the cart, or nothing where the visit is left',
  description: '409 `cart_empty`, `no_price` or `not_sold` where the cart cannot go, `inspect_only` where it is only looked at.',
  body: z.strictObject({ isLeft: z.boolean().default(false) }),
  reply: z.object({
    action: z.string(),
    target: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  errors: [400, 401, 404, 409],
})
export type TransferReply = ReplyOf<typeof transferVisit>

/** Opened by a browser, once. */
export const startPunchOut = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/punchout/start/:token',
  params: z.object({ token: z.string().max(100) }),
  isHidden: true,
})

export const openVisitPage = endpoint({
  method: 'GET',
  access: 'everyone',
  inPunchOut: true,
  path: '/punchout/visit/:id',
  params: z.object({ id: z.string().max(60) }),
  isHidden: true,
})
