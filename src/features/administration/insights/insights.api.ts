import { z } from 'zod'
import { PERIODS } from '#features/administration/insights/insight-period.rules.ts'
import { insightReport } from '#features/administration/insights/insight-report.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const query = z.object({
  period: z.enum(PERIODS).default('4-weeks'),
  language: z.enum(LANGUAGES).default('en').describe('Of titles, definitions and names'),
})

export const readInsights = endpoint({
  method: 'GET',
  access: 'staff',
  path: '/api/back-office/v1/insights',
  tag: 'back office',
  summary: 'How this site is used, against the period before; authors and admins',
  query,
  reply: insightReport,
  errors: [400, 401, 404],
})

export const exportReport = endpoint({
  method: 'GET',
  access: 'staff',
  path: '/api/back-office/v1/insights/report.xlsx',
  tag: 'back office',
  summary: 'The figures of all charts as one workbook; authors and admins',
  query,
  errors: [400, 401, 404],
})

export const exportInsight = endpoint({
  method: 'GET',
  access: 'staff',
  path: '/api/back-office/v1/insights/:chart.csv',
  tag: 'back office',
  summary: 'The figures of one chart as a file; authors and admins',
  params: z.object({ chart: z.string().max(60) }),
  query,
  errors: [400, 401, 404],
})
