import { z } from 'zod'
import { plainText, staffOnly } from '#features/search-admin/meet-staff.ts'
import { REPORT_DAYS } from '#features/search-admin/report.rules.ts'
import { makeReport } from '#features/search-admin/report.store.ts'
import type { App } from '#server/feature.ts'
import { ErrorAnswer } from '#server/http/errors.ts'

const count = z.number().int()
const share = z.number().min(0).describe('0 to 1')
const answer = z.object({
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
})

export const reportRoutes = (app: App): void => {
  app.get(
    '/api/search/business/reports',
    {
      ...staffOnly,
      schema: {
        tags: ['search for the business'],
        summary: 'What people searched for, what they opened and what was not there',
        querystring: z.object({
          days: z.enum(['7', '30', '90']).default('30'),
          tag: plainText.min(1).max(64).optional().describe('Only searches with this tag'),
        }),
        response: { 200: answer, 400: ErrorAnswer, 401: ErrorAnswer, 404: ErrorAnswer },
      },
    },
    async (request) => {
      const days = REPORT_DAYS.find((each) => String(each) === request.query.days) ?? 30
      const { tag } = request.query
      const { top, empty, perDay, tags, ...rest } = await makeReport(request.tx, app.services.clock.now(), { days, tag })
      return { ...rest, top: [...top], empty: [...empty], perDay: [...perDay], tags: [...tags] }
    },
  )
}
