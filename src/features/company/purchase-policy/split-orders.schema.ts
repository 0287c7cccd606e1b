import { z } from 'zod'
import { moneySchema } from '#kernel/money.schema.ts'

/** Orders that were each under a limit and together over it. */
export const splitSchema = z.object({
  person: z.string(),
  rule: z.string().describe('Empty for the person’s own limit an order'),
  limit: moneySchema,
  sum: moneySchema,
  orders: z.array(
    z.object({
      id: z.string().describe('The number of the order, or the id of the approval that it waits for'),
      isWaiting: z.boolean(),
      at: z.string(),
      net: moneySchema,
    }),
  ),
})
export type SplitView = z.infer<typeof splitSchema>
