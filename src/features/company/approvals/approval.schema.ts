import { z } from 'zod'
import { moneySchema } from '#kernel/money.schema.ts'

export const personSchema = z.object({ id: z.string(), name: z.string() })

export const becauseSchema = z.object({
  rule: z.string(),
  reason: z.string(),
  approvers: z.array(personSchema),
})

export const budgetUseSchema = z.object({
  costCentre: z.string(),
  left: moneySchema.describe('Without this order'),
  afterwards: moneySchema,
  policy: z.enum(['warn', 'approve', 'block']),
})
