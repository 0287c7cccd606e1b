import { z } from 'zod'
import { ASK_REASONS } from '#features/buying/agent-orders/limits/agent-limit.rules.ts'
import { AGENT_SCOPES } from '#foundation/agents/public.ts'
import { moneySchema } from '#kernel/money.schema.ts'

/** The cart of an order as it was when the person was asked. */
export const orderContentSchema = z.object({
  account: z.object({ key: z.string(), number: z.string(), name: z.string() }),
  lines: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.number(), unit: moneySchema, total: moneySchema })),
  shipTo: z.string(),
  deliveryMethod: z.string(),
  paymentType: z.string(),
  poNumber: z.string(),
  costCentre: z.string().nullable(),
  net: moneySchema,
  freight: moneySchema,
  taxes: z.array(z.object({ name: z.string(), percent: z.string(), amount: moneySchema })),
  total: moneySchema,
})
export type OrderContent = z.infer<typeof orderContentSchema>

export const CONFIRMATION_STATES = ['waiting', 'confirmed', 'refused', 'used', 'expired'] as const

export const confirmationSchema = z.object({
  id: z.string(),
  state: z.enum(CONFIRMATION_STATES),
  reason: z.enum(ASK_REASONS),
  askedAt: z.string(),
  expiresAt: z.string(),
  agent: z.object({
    name: z.string(),
    host: z.string(),
    scopes: z.array(z.enum(AGENT_SCOPES)),
    orderLimit: moneySchema.nullable(),
    monthLimit: moneySchema.nullable(),
    used: z.array(moneySchema).describe('Of this month, by currency'),
  }),
  needsApproval: z.boolean().nullable().describe('As the rules say now; null where they say nothing'),
  content: orderContentSchema,
})
export type ConfirmationView = z.infer<typeof confirmationSchema>
