import { z } from 'zod'
import { WITHDRAWN } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const matchSchema = z.enum(['exact', 'likely', 'ambiguous', 'failed'])
const reasonSchema = z.enum([
  'own_number',
  'spelling',
  'replaced',
  'reference',
  'in_text',
  'assumed_one',
  'several',
  'not_found',
  'ended',
  'quantity',
  'unsure',
  'unit',
  'mismatch',
  ...WITHDRAWN,
  'cart_full',
])

/** A part as the account buys it. */
export const offeredPartSchema = z.object({
  sku: z.string(),
  name: z.string(),
  image: z.string().optional(),
  price: moneySchema.optional().describe('Of a piece, at the quantity asked for'),
  total: moneySchema.optional(),
  stock: z.object({ state: z.enum(['in', 'low', 'out']), quantity: z.number() }).optional(),
  minimum: z.number(),
  step: z.number(),
})
export type OfferedPart = z.infer<typeof offeredPartSchema>

export const readingLineSchema = z.object({
  line: z.number(),
  asked: z.string().describe('As the document says it'),
  number: z.string().describe('The part number in it; empty where there is none'),
  sku: z.string().nullable().describe('After replacement; null where the line needs a person'),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  requestedOn: z.string().nullable().describe('The day on which the document wants it, YYYY-MM-DD'),
  price: moneySchema.nullable().describe('As the document says it; what is charged is ours'),
  match: matchSchema,
  confidence: z.number().describe('0 to 1'),
  candidates: z.array(z.object({ sku: z.string(), confidence: z.number(), name: z.string() })),
  reason: reasonSchema.nullable(),
  isAdded: z.boolean(),
  part: offeredPartSchema.optional().describe('The part that was found'),
})
export type ReadingLine = z.infer<typeof readingLineSchema>

export const readingSchema = z.object({
  id: z.string(),
  kind: z.enum(['pasted', 'text', 'xlsx', 'pdf']),
  name: z.string(),
  pages: z.number(),
  poNumber: z.string().nullable(),
  currency: z.string().nullable(),
  lines: z.array(readingLineSchema),
})
export type Reading = z.infer<typeof readingSchema>
