import { z } from 'zod'
import { defineTask } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

export const rebuildSearch = ({ engine }: Pick<Services, 'engine'>) =>
  defineTask({
    name: 'rebuild-search',
    schema: z.strictObject({}),
    run: async ({ db, tenant }) => ({ documents: await engine.rebuild(db, tenant) }),
  })
