import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

export const siteConfig = defineConfig({
  schema: z.strictObject({ allSitesEndpoint: sitePath, deleteSiteEndpoint: sitePath, createCaseEndpoint: sitePath }),
  defaults: () => ({
    allSitesEndpoint: '/sm/api/uop/myfacilities/sites',
    deleteSiteEndpoint: '/sm/api/uop/myfacilities/site',
    createCaseEndpoint: '/sm/api/uop/case/add-site',
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof siteConfig> {}
}
