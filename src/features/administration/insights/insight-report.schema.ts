import { z } from 'zod'

const count = z.number().min(0)
const value = z.number().min(0).nullable().describe('Null where there is nothing to divide by')
const day = z.string().describe('2026-11-16')

const headline = z.object({
  name: z.string(),
  title: z.string(),
  definition: z.string(),
  format: z.enum(['count', 'share']),
  better: z.enum(['more', 'less']),
  value,
  before: value.describe('In the period before'),
  trend: z.array(z.number().min(0)),
})

const about = {
  name: z.string(),
  title: z.string(),
  definition: z.string(),
  total: value,
  before: value.describe('In the period before'),
}
const drawnChart = z.union([
  z.object({
    ...about,
    kind: z.enum(['ranked', 'steps']),
    unit: z.enum(['count', 'hours', 'seconds']),
    header: z.string(),
    rows: z.array(z.object({ key: z.string(), label: z.string(), value, before: value })),
  }),
  z.object({
    ...about,
    kind: z.enum(['line', 'bars']),
    days: z.array(day).describe('The first day of each point'),
    series: z.array(z.object({ key: z.string(), label: z.string(), values: z.array(count) })),
    beforeValues: z.array(count).describe('Of all series together, in the period before'),
  }),
])

export const insightReport = z.object({
  from: day,
  to: day.describe('Not included'),
  beforeFrom: day,
  headlines: z.array(headline),
  charts: z.array(drawnChart),
})

export type ShownHeadline = z.infer<typeof headline>
export type DrawnChart = z.infer<typeof drawnChart>
export type InsightReport = z.infer<typeof insightReport>
