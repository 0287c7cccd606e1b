import { z } from 'zod'
import { moneySchema } from '#kernel/money.schema.ts'

export const productSchema = z.object({
  sku: z.string(),
  name: z.string(),
  href: z.string(),
  image: z.string().optional(),
  price: moneySchema.optional(),
  lifecycle: z.enum(['active', 'obsolete', 'replaced']),
  video: z.object({ channels: z.number().optional(), storageTb: z.number().optional(), dailyGb: z.number().optional() }),
})
export const productsAnswer = z.object({ products: z.array(productSchema) })

const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same') }),
  z.object({ kind: z.literal('spelling') }),
  z.object({ kind: z.literal('successor'), from: z.string(), steps: z.number() }),
  z.object({ kind: z.literal('reference'), maker: z.string(), number: z.string(), steps: z.number(), isOneOf: z.number() }),
  z.object({ kind: z.literal('beginning'), from: z.string(), steps: z.number(), share: z.number() }),
])

export const replacementsAnswer = z.object({
  answers: z.array(
    z.object({
      asked: z.string(),
      quantity: z.number(),
      state: z.enum(['found', 'ended', 'none']),
      finds: z
        .array(z.object({ sku: z.string(), reason, percent: z.number(), level: z.enum(['high', 'medium', 'low']) }))
        .readonly(),
    }),
  ),
  products: z.array(productSchema),
})
