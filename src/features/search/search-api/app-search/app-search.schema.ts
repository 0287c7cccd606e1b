import { moneySchema } from '#kernel/money.schema.ts'
import { z } from 'zod'

/** Documentation of what App Search answers; what is sent is written by `write-reply.rules.ts`. */
const field = z.object({ raw: z.unknown().optional(), snippet: z.string().nullable().optional() })
const meta = z.object({ request_id: z.string() })

export const searchReplySchema = z.object({
  meta: meta.extend({
    did_you_mean: z.string().optional().describe('Looked for instead, where nothing was found as it was written'),
    alerts: z.array(z.string()),
    warnings: z.array(z.string()),
    precision: z.number(),
    engine: z.object({ name: z.string(), type: z.literal('default') }),
    page: z.object({ current: z.number(), total_pages: z.number(), total_results: z.number(), size: z.number() }),
  }),
  results: z.array(z.record(z.string(), z.union([field, z.unknown()]))).describe('Fields by name, `_meta` and perhaps `_group`'),
  facets: z
    .record(
      z.string(),
      z.array(z.object({ type: z.enum(['value', 'range']), name: z.string().optional(), data: z.array(z.unknown()) })),
    )
    .optional(),
})

export const suggestionReplySchema = z.object({
  results: z.object({
    documents: z.array(z.object({ suggestion: z.string() })),
    products: z
      .array(
        z.object({
          sku: z.string(),
          title: z.string(),
          url: z.string(),
          image: z.string().optional(),
          price: moneySchema.optional(),
        }),
      )
      .optional()
      .describe('Up to four, for callers that send `Prefer: products={count}`'),
  }),
  meta: meta.extend({
    page: z.object({ total_results: z.number() }).optional().describe('With products: how much a search would find'),
  }),
})

const oneError = z.object({ errors: z.array(z.string()) })
export const errorsSchema = z.union([oneError, z.array(oneError)])
