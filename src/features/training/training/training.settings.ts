import { z } from 'zod'
import { defineConfig, linkedAddress, type ConfigOf } from '#foundation/tenants/public.ts'
import { COURSES_PATH } from '#features/training/training/training-paths.rules.ts'

export const trainingConfig = defineConfig({
  /** Where who may train begins: the courses of this site, or a learning system on another host [T-7]. */
  schema: z.strictObject({ trainingUrl: linkedAddress }),
  defaults: ({ root }) => ({ trainingUrl: `${root}${COURSES_PATH}` }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof trainingConfig> {}
}

/** Read by the server alone: no page carries them. */
export const trainingServerTraits = z.strictObject({
  /** Access to training is requested on the training page [2.2.14, 2.16.1]. */
  trainingAccess: z.enum(['requested']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof trainingServerTraits> {}
}
