import { z } from 'zod'
import { cartLineSchema, cartSchema, totalsSchema } from '#features/buying/cart/cart.schema.ts'
import { MOST_LINES, MOST_NOTE } from '#features/buying/cart/cart.rules.ts'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { ignoredPrices } from '#kernel/ignored-prices.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { addedLineSchema, failedLineSchema } from '#kernel/part-facts.schema.ts'

const PATH = '/api/cart/v1'

/** Of the page: its market and its words; the person's own where nothing is said. */
const place = appIdQuery.extend({
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  language: z.enum(LANGUAGES).optional(),
})
const quantity = z.number().int().min(1).max(MOST_PIECES)
const params = z.object({ id: z.uuid() })
const headers = z.object({ 'if-match': z.string().max(40).optional().describe('The ETag of the cart that was seen') })

export const readCart = endpoint({
  method: 'GET',
  access: 'signed-in',
  inPunchOut: true,
  path: PATH,
  tag: 'cart',
  summary: 'The cart of the active account, with prices and stock of now',
  query: place,
  reply: cartSchema,
  errors: [401, 403, 409],
})

const requestedLine = { sku: z.string().regex(SKU), quantity }

export const addToCart = endpoint({
  method: 'POST',
  access: 'signed-in',
  inPunchOut: true,
  path: `${PATH}/lines`,
  tag: 'cart',
  summary: 'Adds parts; what is there already grows. Quantities are raised to what can be ordered',
  query: place,
  body: z.object({
    lines: z
      .array(
        z
          .strictObject({ ...ignoredPrices(requestedLine), ...requestedLine })
          .transform(({ sku, quantity: pieces }) => ({ sku, quantity: pieces })),
      )
      .min(1)
      .max(MOST_LINES),
  }),
  reply: z.object({
    cartId: z.string(),
    account: z.object({ number: z.string(), name: z.string(), salesOrg: z.string() }),
    currency: z.string(),
    version: z.number(),
    totals: totalsSchema,
    lines: z.array(addedLineSchema),
    failed: z.array(failedLineSchema),
  }),
  errors: [400, 401, 403, 409, 422],
})

export const changeCartLine = endpoint({
  method: 'PATCH',
  access: 'signed-in',
  inPunchOut: true,
  path: `${PATH}/lines/:id`,
  tag: 'cart',
  summary: 'Changes a line: quantity, note, requested day, for later; or takes note of its new price',
  params,
  query: place,
  headers,
  body: z
    .object({
      quantity: quantity.optional(),
      note: z
        .string()
        .max(MOST_NOTE)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'holds characters that cannot be kept')
        .optional(),
      requestedOn: z.iso.date().nullable().optional(),
      isSaved: z.boolean().optional(),
      acceptsPrice: z.literal(true).optional(),
    })
    .refine((body) => Object.keys(body).length > 0, 'says nothing'),
  reply: z.object({ version: z.number(), totals: totalsSchema, line: cartLineSchema }),
  errors: [400, 401, 403, 404, 409, 412],
})

export const removeCartLine = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  inPunchOut: true,
  path: `${PATH}/lines/:id`,
  tag: 'cart',
  summary: 'Takes a line out of the cart',
  params,
  query: place,
  headers,
  reply: z.object({ version: z.number(), totals: totalsSchema }),
  errors: [401, 403, 404, 409, 412],
})
