import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/public.ts'

export const headerConfig = defineConfig({
  schema: z.strictObject({
    /** Parts of the header that are hidden from people with nothing but restricted lines of business [6.11.1]. */
    restrictedHeaderItems: z.array(z.string().max(100)).max(50),
    restrictedLinesOfBusiness: z.array(z.string().max(100)).max(50),
  }),
  defaults: () => ({
    restrictedHeaderItems: [],
    restrictedLinesOfBusiness: [],
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof headerConfig> {}
}
