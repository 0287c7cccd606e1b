import { z } from 'zod'
import { buildCategoryIndexes } from '#features/storefront/catalogue/public.server.ts'
import { defineTask } from '#platform/jobs/jobs.ts'

/** Listings follow products that an admin changed; pages that showed the old ones are made anew. */
export const reindexTask = defineTask({
  name: 'catalogue.reindex',
  schema: z.strictObject({}),
  run: async ({ db, tenant }) => {
    await buildCategoryIndexes(db, tenant)
    return undefined
  },
})
