import { z } from 'zod'
import { contractSchema } from '#features/buying/pricing/public.ts'
import { moneySchema } from '#kernel/money.schema.ts'
import { partFactsSchema } from '#kernel/part-facts.schema.ts'

export const totalsSchema = z.object({
  lines: z.number(),
  pieces: z.number(),
  subtotal: moneySchema.optional().describe('Of the lines that have a price'),
  unpriced: z.number().describe('Lines whose price must be asked for'),
})

const replacementSchema = z.object({ sku: z.string(), name: z.string(), href: z.string() })

export const cartLineSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  href: z.string(),
  image: z.string().optional(),
  category: z.string(),
  brand: z.string(),
  ...partFactsSchema,
  quantity: z.number(),
  note: z.string(),
  requestedOn: z.string().nullable().describe('A day, YYYY-MM-DD'),
  isSaved: z.boolean().describe('For later: not part of the order'),
  isSold: z.boolean().describe('False where the market does not sell it any more'),
  lifecycle: z.enum(['active', 'obsolete', 'replaced']),
  replacement: replacementSchema.optional(),
  unit: moneySchema.optional().describe('What a piece costs at this quantity; missing where it must be asked for'),
  total: moneySchema.optional(),
  former: moneySchema.optional().describe('What a piece cost when the person last saw it, where that changed'),
  isOwn: z.boolean(),
  contract: contractSchema.optional(),
  list: moneySchema.optional(),
  breaks: z.array(z.object({ from: z.number(), price: moneySchema })).readonly(),
  minimum: z.number(),
  step: z.number(),
  leadDays: z.number().optional(),
  stock: z.object({
    state: z.enum(['in', 'low', 'out']),
    quantity: z.number(),
    warehouse: z.string().optional(),
    next: z.object({ on: z.string(), quantity: z.number() }).optional(),
  }),
})
export type CartLineView = z.infer<typeof cartLineSchema>

export const cartSchema = z.object({
  cartId: z.string().describe('Empty while nothing was ever added'),
  version: z.number(),
  account: z.object({ key: z.string(), number: z.string(), name: z.string(), city: z.string(), salesOrg: z.string() }),
  currency: z.string(),
  lines: z.array(cartLineSchema),
  totals: totalsSchema,
})
export type CartView = z.infer<typeof cartSchema>
