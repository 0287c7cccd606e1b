import { z } from 'zod'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { MOST_ASKED } from '#features/buying/pricing/price-batch.rules.ts'
import { contractSchema } from '#features/buying/pricing/price-contract.schema.ts'
import { MOST_PIECES } from '#features/buying/pricing/quantity.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const body = z.strictObject({
  items: z
    .array(
      z.strictObject({
        sku: z.string().regex(SKU),
        quantity: z.number().int().min(1).max(MOST_PIECES).default(1).describe('The price is that of a piece at this quantity'),
      }),
    )
    .min(1)
    .max(MOST_ASKED),
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .describe('Of the page’s address'),
})

export const offerSchema = z.object({
  sku: z.string(),
  isOwn: z.boolean().describe('Agreed with the account, and not the public price'),
  price: moneySchema.optional().describe('Missing where it must be asked for'),
  contract: contractSchema.optional(),
  list: moneySchema.optional().describe('The public price, where the account pays another one'),
  breaks: z.array(z.object({ from: z.number(), price: moneySchema })).readonly(),
  minimum: z.number(),
  step: z.number(),
  leadDays: z.number().optional().describe('Working days until it ships when no warehouse has it'),
  stock: z.object({
    state: z.enum(['in', 'low', 'out']),
    quantity: z.number(),
    warehouse: z.string().optional(),
    next: z.object({ on: z.string(), quantity: z.number() }).optional(),
  }),
})

export const readPrices = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/pricing/v1/prices',
  tag: 'pricing',
  summary: 'What the active account pays for up to a hundred parts, and what can be had of them',
  whileReadOnly: 'reads',
  body,
  reply: z.object({
    account: z.object({ number: z.string(), erpId: z.string(), name: z.string() }),
    currency: z.string(),
    offers: z.array(offerSchema),
  }),
  errors: [400, 401, 403, 409],
})
