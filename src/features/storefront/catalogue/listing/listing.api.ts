import { LISTING_SORTS } from '#features/storefront/catalogue/category-index/listing-order.rules.ts'
import { ONLY_NEXT } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { LIFECYCLES } from '#features/storefront/catalogue/product/product.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneySchema } from '#kernel/money.schema.ts'
import { z } from 'zod'

const card = z.object({
  sku: z.string(),
  name: z.string(),
  href: z.string(),
  image: z.string().optional(),
  brand: z.string().optional(),
  facts: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })).readonly(),
  price: moneySchema.optional(),
  stock: z.object({
    state: z.enum(['in', 'low', 'out']),
    quantity: z.number(),
    supply: z.enum(['order', 'licence']).optional().describe('How it comes where no warehouse keeps it'),
  }),
  lifecycle: z.enum(LIFECYCLES),
})
const facet = z.object({
  key: z.string(),
  name: z.string().optional().describe('Missing for facets that every site has'),
  values: z
    .array(
      z.object({
        value: z.string(),
        label: z.string().optional().describe('Missing where it is the value itself'),
        count: z.number(),
        isChosen: z.literal(true).optional(),
      }),
    )
    .readonly(),
  range: z
    .object({
      unit: z.string().optional(),
      bars: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })).readonly(),
    })
    .optional()
    .describe('In place of values, where one chooses from and to: `price=100..250`'),
})
const choice = z.object({
  chosen: z.record(z.string(), z.array(z.string()).readonly()).describe('Values by facet'),
  sort: z.union([z.enum(LISTING_SORTS), z.templateLiteral(['attr.', z.string()])]).describe('`attr.size-desc` by an attribute'),
  page: z.number().describe('How often ‘See more’ was used, plus one'),
  layout: z.enum(['grid', 'table']),
})

export const listCategoryProducts = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/catalogue/listing',
  tag: 'catalogue',
  summary: 'What a category shows for a choice of filters, in the visitor’s market; facets are parameters of their own',
  query: z.looseObject({
    category: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){0,3}$/),
    country: z.string().regex(/^[a-z]{2}$/),
    language: z.enum(LANGUAGES),
    only: z.literal(ONLY_NEXT).optional(),
  }),
  reply: z.object({
    category: z.string(),
    total: z.number(),
    items: z.array(card).readonly(),
    facets: z.array(facet).readonly(),
    choice: choice.describe('What of the request could be chosen'),
    currency: z.string().describe('Of the market: prices are shown, sorted and filtered in it'),
    columns: z
      .array(z.object({ key: z.string(), name: z.string(), sortable: z.boolean() }))
      .readonly()
      .describe('Attributes that the table shows; none in the grid'),
  }),
})
