import { jobRoutes } from '#features/work/job.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const work: Feature = { name: 'work', routes: jobRoutes }
