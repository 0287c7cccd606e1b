import { z } from 'zod'
import { ARTICLE_ID } from '#features/support/knowledge/article.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const facets = ['make', 'model', 'group', 'brand', 'part'] as const
const article = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  summary: z.string(),
  productGroup: z.string(),
  products: z.array(z.string()),
  partNumbers: z.array(z.string()),
  brand: z.string(),
  aircraftMake: z.string().nullable(),
  aircraftModel: z.string().nullable(),
  revisedOn: z.string(),
  isSecured: z.boolean(),
})
const text = z.string().max(200).optional()

export const listArticles = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/knowledge/v1/articles',
  tag: 'support',
  summary: 'Knowledge articles that the caller may read: one page of those that fit',
  query: z.object({
    language: z.enum(['en', 'de', 'fr', 'es', 'pl', 'zh']).default('en'),
    ...{ search: text, make: text, model: text, group: text, brand: text, part: text },
    page: z.coerce.number().int().min(1).max(9_999).optional(),
  }),
  reply: z.object({
    query: z.object({
      search: z.string(),
      chosen: z.partialRecord(z.enum(facets), z.string()),
      page: z.number(),
    }),
    rows: z.array(article),
    total: z.number(),
    pages: z.number(),
    facets: z.record(z.enum(facets), z.array(z.object({ value: z.string(), count: z.number() }))),
  }),
  errors: [400],
})

const votes = z.object({ helpful: z.number(), total: z.number(), own: z.boolean().nullable() })
const params = z.object({ id: z.string().regex(ARTICLE_ID) })

export const readArticleVotes = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/knowledge/v1/articles/:id/votes',
  tag: 'support',
  summary: 'How many found an article helpful, and what the caller said',
  params,
  reply: votes,
  errors: [404],
})

export const voteForArticle = endpoint({
  method: 'PUT',
  access: 'everyone',
  path: '/api/knowledge/v1/articles/:id/votes/own',
  tag: 'support',
  summary: 'Says whether an article helped; one vote a person or browser, which may change',
  params,
  body: z.object({ isHelpful: z.boolean() }),
  reply: votes,
  errors: [400, 404, 429],
})

export const readFaq = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/pif/api/conference-metrics/v1/faq-details',
  tag: 'support',
  summary: 'Frequent questions with their answers',
  query: z.object({ language: z.enum(['en', 'de', 'fr', 'es', 'pl', 'zh']).default('en') }),
  reply: z.object({ faq: z.array(z.object({ id: z.string(), question: z.string(), answer: z.array(z.string()) })) }),
})
