import { z } from 'zod'
import { moneySchema } from '#kernel/money.schema.ts'

/** Fields of a part for reports, beside its name [3.12.1]. */
export const partFactsSchema = {
  description: z.string().optional(),
  subscription: z
    .object({
      billingFrequency: z.string(),
      contractLength: z.string().optional(),
      autoRenew: z.boolean().optional(),
      numOfUtilities: z.number().optional(),
      numOfMeters: z.number().optional(),
      additionalSockets: z.number().optional(),
    })
    .optional()
    .describe('Where it is paid by period'),
}

/** A part that was put into the cart. */
export const addedLineSchema = z.object({
  id: z.string(),
  sku: z.string(),
  quantity: z.number().describe('In the cart now'),
  asked: z.number(),
  added: z.number().describe('More than before'),
  isNew: z.boolean().describe('Not in the cart before'),
  name: z.string().optional().describe('Of the first hundred, as category, brand, description and total'),
  category: z.string().optional(),
  brand: z.string().optional(),
  ...partFactsSchema,
  total: moneySchema.optional().describe('Of what was added'),
})

export const failedLineSchema = z.object({
  sku: z.string(),
  quantity: z.number(),
  reason: z.enum(['not_found', 'cart_full']),
})
