import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/setting-slices.rules.ts'
import { siteName, sitePath } from '#foundation/tenants/site-address.rules.ts'
import { THEMES } from '#ui/themes.ts'

export const tenantConfig = defineConfig({
  schema: z.strictObject({
    homePath: sitePath,
    domainId: siteName,
    sbgName: siteName,
    appId: siteName,
  }),
  // Cookies, sessions and stored data are named after them.
  fixed: ['domainId', 'sbgName', 'appId'],
  defaults: ({ tenant, homePath }) => ({ homePath, domainId: tenant, sbgName: tenant, appId: `portico-${tenant}` }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof tenantConfig> {}
}

export const tenantTraits = z.strictObject({
  theme: z.enum(THEMES).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof tenantTraits> {}
}
