import { jobInsights } from '#features/work/job-insights.service.ts'
import { jobRoutes } from '#features/work/job.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const work: Feature = { name: 'work', routes: jobRoutes, insights: jobInsights }
