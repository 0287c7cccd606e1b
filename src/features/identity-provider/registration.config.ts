import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#features/tenants/public.ts'

export const registrationConfig = defineConfig({
  schema: z.strictObject({
    emailDomainEndpoint: sitePath,
  }),
  defaults: () => ({
    emailDomainEndpoint: '/sm/api/domains/blocked',
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof registrationConfig> {}
}
