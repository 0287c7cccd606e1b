import { z } from 'zod'
import { plainText } from '#features/search/search-admin/admin-text.schema.ts'
import { QUERY_LIST } from '#features/search/search-admin/query-list.rules.ts'
import { REPORT_DAYS } from '#features/search/search-admin/report.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

/** The scope of every report. */
const reportQuery = z.object({
  days: z.enum(['7', '30', '90']).default('30'),
  tag: plainText.min(1).max(64).optional().describe('Only searches with this tag'),
})

const count = z.number().int()
const share = z.number().min(0).describe('0 to 1')

export const readReport = endpoint({
  method: 'GET',
  access: 'staff',
  path: '/api/search/business/reports',
  tag: 'search for the business',
  summary: 'What people searched for, what they opened and what was not there',
  query: reportQuery,
  reply: z.object({
    days: z.literal(REPORT_DAYS),
    from: z.string(),
    to: z.string().describe('Not included'),
    totals: z.object({
      searches: count,
      empty: count.describe('Searches that found nothing'),
      emptyShare: share,
      clicked: count.describe('Searches after which something was opened'),
      clicks: count,
      clickThrough: share,
    }),
    top: z.array(z.object({ query: z.string(), searches: count, results: count, clicks: count, clickThrough: share })),
    empty: z.array(z.object({ query: z.string(), searches: count })),
    perDay: z.array(z.object({ day: z.string(), searches: count, empty: count })),
    tags: z.array(z.object({ tag: z.string(), searches: count })).describe('Of the whole period, the most frequent first'),
  }),
  errors: [400, 401, 404],
})

export const listSearchedQueries = endpoint({
  method: 'GET',
  access: 'staff',
  path: '/api/search/business/queries',
  tag: 'search for the business',
  summary: 'What people searched for, page by page',
  query: listQuery(QUERY_LIST).extend({
    ...reportQuery.shape,
    found: z.enum(['anything', 'nothing']).default('anything').describe('nothing: only what its last search did not find'),
    query: plainText.max(100).optional().describe('Letters that the query holds'),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        query: z.string(),
        searches: count,
        results: count.describe('Of its last search'),
        clicks: count,
        clickThrough: z.number().min(0).describe('0 to 1'),
        trend: z.array(count).readonly().describe('Searches in equal parts of the period, the latest last'),
      }),
    ),
    total: count.describe('Of all pages'),
  }),
  errors: [400, 401, 404],
})
