import { z } from 'zod'
import { RETURN_REASONS, RETURN_STATES } from '#features/orders/orders/returns/return.rules.ts'

export const returnSchema = z.object({
  number: z.string(),
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  note: z.string(),
  requestedAt: z.string(),
  lines: z.array(z.object({ position: z.number(), quantity: z.number(), serials: z.array(z.string()) })),
  pictures: z.array(z.object({ id: z.string(), name: z.string() })),
  answer: z.string().describe('Staff’s, once it was decided'),
  returnAddress: z.string().describe('Where the parts go, once it was approved'),
  hasLabel: z.boolean(),
  mayWithdraw: z.boolean(),
})
