import { MOST_ASKED } from '#features/catalogue/offer/offer.rules.ts'
import { SKU } from '#features/catalogue/product/product.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { currencySchema, moneySchema } from '#kernel/money.schema.ts'
import { z } from 'zod'

const skus = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [...new Set([value].flat())])
  .pipe(z.array(z.string().regex(SKU)).min(1).max(MOST_ASKED))
const querystring = z.object({
  sku: skus.describe('Part numbers, one parameter each'),
  country: z.string().regex(/^[a-z]{2}$/),
  soldTo: z
    .string()
    .regex(/^(?:\w{1,10}~)?\w{1,20}$/)
    .optional()
    .describe('One of the person’s own accounts; the default one without it'),
  currency: currencySchema.optional().describe('One that the account may use'),
})
const answer = z.object({
  /** Null for people who may not order: they keep what the page says. */
  account: z.object({ number: z.string(), name: z.string() }).nullable(),
  offers: z.array(
    z.object({
      sku: z.string(),
      isOwn: z.boolean(),
      price: moneySchema.optional(),
      list: moneySchema.optional(),
      stock: z.object({ state: z.enum(['in', 'low', 'out']), quantity: z.number() }),
    }),
  ),
})

export const listAccountOffers = endpoint({
  method: 'GET',
  path: '/api/catalogue/prices',
  tag: 'catalogue',
  summary: 'What the account of the person signed in pays for parts, and what it can have of them',
  query: querystring,
  reply: answer,
})
