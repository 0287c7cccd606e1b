import { z } from 'zod'
import { pruneRequests } from '#features/analytics/analytics.store.ts'
import { defineTask } from '#server/jobs/jobs.ts'

/** Forgets what is older than 90 days; asked for by the day's first write. */
export const pruneAnalytics = defineTask({
  name: 'prune-analytics',
  schema: z.object({}),
  run: ({ transact }) => transact(pruneRequests),
})
