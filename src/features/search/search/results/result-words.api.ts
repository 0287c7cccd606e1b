import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneySchema } from '#kernel/money.schema.ts'
import { z } from 'zod'

const MOST = 200
const text = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
const texts = z.preprocess(
  (value): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(text).max(MOST),
)
const link = z.object({ label: z.string(), href: z.string() })
const stock = z.object({
  state: z.enum(['in', 'low', 'out']),
  quantity: z.number(),
  supply: z.enum(['order', 'licence']).optional().describe('How it comes where no warehouse keeps it'),
})
const names = z.record(z.string(), z.string())

export const readResultWords = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/search/words',
  tag: 'search',
  summary: 'Names of categories, and list prices and replacements of products, as the visitor’s market sees them',
  query: z.object({
    country: z.string().regex(/^[a-z]{2}$/),
    language: z.enum(LANGUAGES),
    path: texts,
    family: texts,
    sku: texts,
    number: text.default(''),
    topics: z.enum(['true', 'false']).default('false'),
    search: text.default('').describe('What was looked for: what else others look for with these words'),
    nearest: z.enum(['true', 'false']).default('false').describe('Nothing was found anywhere: what is near'),
  }),
  reply: z.object({
    categories: names,
    families: names,
    products: z.record(
      z.string(),
      z.object({ price: moneySchema.optional(), stock: stock.optional(), replacement: link.optional() }),
    ),
    topics: z.array(link).readonly(),
    related: z.array(z.string()).readonly(),
    understood: z
      .object({
        known: z.array(z.string()).readonly(),
        unknown: z.array(z.string()).readonly(),
        nearest: z.array(z.object({ query: z.string(), count: z.number() })).readonly(),
      })
      .optional(),
    unsold: z
      .object({
        sku: z.string(),
        name: z.string(),
        market: z.array(z.string()).readonly(),
        marketName: z.string(),
        href: z.string(),
      })
      .optional()
      .describe('The part whose number was asked for, where other markets sell it'),
  }),
})
