import { z } from 'zod'
import { MOST_QUOTE_NOTE } from '#features/buying/quotes/quote-list.rules.ts'
import { QUOTE_STATES } from '#features/buying/quotes/quote-state.rules.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const instant = z.string().describe('An instant, ISO 8601')

/** For people to read: lines are fine, other control characters are not. */
export const quoteNoteSchema = z
  .string()
  .trim()
  .max(MOST_QUOTE_NOTE)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'holds characters that cannot be stored')
  .default('')

export const listedQuoteSchema = z.object({
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  requestedBy: z.string(),
  requestedAt: instant,
  changedAt: instant,
  validUntil: instant.nullable(),
  version: z.number(),
  lines: z.number(),
  total: moneySchema.nullable().describe('Of the newest version; null while a line has no price'),
})

const quoteLineSchema = z.object({
  id: z.string().describe('The same in every version'),
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  listPrice: moneySchema.nullable().describe('What the account paid without a quote when the version was made'),
  unitPrice: moneySchema.nullable(),
  wantedPrice: moneySchema.nullable(),
  leadTimeDays: z.number().nullable(),
  validUntil: instant.nullable().describe('Where the line ends earlier than the quote'),
})

const quoteVersionSchema = z.object({
  number: z.number(),
  kind: z.enum(['Requested', 'Offered', 'Countered']),
  by: z.string().describe('Who made it; empty where they are gone'),
  at: instant,
  note: z.string(),
  validUntil: instant.nullable(),
  lines: z.array(quoteLineSchema),
  discounts: z.array(z.object({ name: z.string(), percent: z.string().optional(), amount: moneySchema })),
  total: moneySchema.nullable(),
})

export const quoteSchema = z.object({
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  currency: z.string(),
  account: z.object({ key: z.string(), number: z.string(), name: z.string() }),
  requestedBy: z.string(),
  requestedAt: instant,
  changedAt: instant,
  wantedBy: z.string().nullable().describe('A day, YYYY-MM-DD'),
  validUntil: instant.nullable(),
  cartId: z.string().nullable().describe('The cart that acceptance made, for the person who accepted'),
  orderNumber: z.string().nullable(),
  declineNote: z.string(),
  may: z.object({ offer: z.boolean(), counter: z.boolean(), accept: z.boolean(), decline: z.boolean() }),
  versions: z.array(quoteVersionSchema),
})
export type QuoteView = z.infer<typeof quoteSchema>
export type QuoteVersionView = QuoteView['versions'][number]
export type QuoteLineView = QuoteVersionView['lines'][number]
