import { jobInsights } from '#foundation/work/job-insights.service.ts'
import { jobRoutes } from '#foundation/work/job.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const work: Feature = { name: 'work', routes: jobRoutes, insights: jobInsights }
