import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#features/tenants/public.ts'
import { COURSES_PATH } from '#features/training/training-paths.rules.ts'

export const trainingConfig = defineConfig({
  /** Where who may train begins. */
  schema: z.strictObject({ trainingUrl: sitePath }),
  defaults: ({ root }) => ({ trainingUrl: `${root}${COURSES_PATH}` }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof trainingConfig> {}
}
