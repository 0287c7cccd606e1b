import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf, defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

export const analyticsConfig = defineConfig({
  schema: z.strictObject({
    analyticsApiPath: sitePath,
  }),
  defaults: () => ({
    analyticsApiPath: '/bin/public/analytics',
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof analyticsConfig> {}
}

export const analyticsFlags = defineFlags({
  schema: z.strictObject({
    /** Says so in every call, and gives events to Adobe's web SDK where a page has it. */
    isWebSdkEnable: z.boolean(),
  }),
  defaults: {
    isWebSdkEnable: false,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof analyticsFlags> {}
}

export const analyticsTraits = z.strictObject({
  /** The name that reports know the tenant by, if not its key [9.10.3]. */
  reportLabel: z
    .string()
    .regex(/^[\w-]{1,20}$/)
    .optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof analyticsTraits> {}
}
