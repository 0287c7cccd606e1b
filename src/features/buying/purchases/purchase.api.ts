import { z } from 'zod'
import { PURCHASED_LIST, SPENDING_MONTHS } from '#features/buying/purchases/purchase.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { currencySchema, moneySchema } from '#kernel/money.schema.ts'

const tag = 'orders'
const PATH = '/api/purchases/v1'
const spentSchema = z.object({ name: z.string(), amount: moneySchema, orders: z.number() })

export const listPurchasedParts = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/parts`,
  tag,
  summary: 'Parts that were ordered for the account before, with quantities and the last price',
  query: listQuery(PURCHASED_LIST).extend({ q: z.string().trim().max(100).optional() }),
  reply: z.object({
    rows: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        times: z.number(),
        pieces: z.number(),
        lastAt: z.string(),
        lastNumber: z.string(),
        lastQuantity: z.number(),
        lastPrice: moneySchema,
      }),
    ),
    total: z.number(),
  }),
  errors: [400, 401, 409],
})

const spendingQuery = z.object({
  months: z.coerce
    .number()
    .refine((months) => SPENDING_MONTHS.some((one) => one === months), `one of ${SPENDING_MONTHS.join(', ')}`)
    .default(12),
  currency: currencySchema.optional().describe('The most used one unless said'),
  language: z.enum(LANGUAGES).default('en'),
})

export const readSpending = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/spending`,
  tag,
  summary: 'What the account spent, by month, by category and by where it went; net, without what was cancelled',
  query: spendingQuery,
  reply: z.object({
    currency: z.string(),
    currencies: z.array(z.string()),
    total: moneySchema,
    months: z.array(spentSchema),
    categories: z.array(spentSchema),
    sites: z.array(spentSchema),
  }),
  errors: [400, 401, 409],
})

/** Opened by a link, not by a script. */
export const exportSpending = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/spending.csv`,
  tag,
  summary: 'The same as a table',
  query: spendingQuery,
  errors: [400, 401, 409],
})
