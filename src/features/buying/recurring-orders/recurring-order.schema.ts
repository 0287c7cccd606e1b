import { z } from 'zod'
import { PAUSE_REASONS, RECURRING_STATES } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { UNITS } from '#features/buying/recurring-orders/schedule.rules.ts'
import { moneySchema } from '#kernel/money.schema.ts'

export const everySchema = z.strictObject({ count: z.number().int().min(1).max(999), unit: z.enum(UNITS) })

export const headSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(RECURRING_STATES),
  reason: z.enum([...PAUSE_REASONS, '']).describe('Why it is paused'),
  every: everySchema.nullable().describe('Null where it is called in parts'),
  callUntil: z.string().nullable().describe('The last day on which it can be called; null where it comes on its days'),
  startsOn: z.string(),
  nextOn: z.string().nullable(),
  account: z.string().describe('{erpId}~{number}'),
  costCentre: z.string().nullable().describe('What its orders are booked on'),
  lineCount: z.number(),
  total: moneySchema.nullable().describe('At the agreed prices; null where the site shows none'),
})

export const viewSchema = headSchema.extend({
  upcoming: z.array(z.string()).describe('The next days; none once it ended'),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      quantity: z.number(),
      left: z.number().nullable().describe('What can still be called; null where it comes on its days'),
      agreed: moneySchema.nullable().describe('The price of a piece'),
      current: moneySchema.nullable().describe('The price of now; null where it is not sold or has none'),
      difference: z.enum(['price', 'stock', 'unavailable']).nullable(),
    }),
  ),
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(['created', 'ordered', 'called', 'paused', 'resumed', 'ended']),
      dueOn: z.string().nullable(),
      orderNumber: z.string().nullable(),
      reason: z.enum([...PAUSE_REASONS, '']),
    }),
  ),
})
export type RecurringView = z.infer<typeof viewSchema>
