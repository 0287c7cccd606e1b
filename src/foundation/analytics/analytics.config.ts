import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

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
