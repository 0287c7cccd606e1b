import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#features/tenants/public.ts'

/** Home with '.html' replaced by '.apps-list.json' [2.1.7]. */
export const appsListPath = (homePath: string): string => `${homePath.replace(/\.html$/, '')}.apps-list.json`

export const toolConfig = defineConfig({
  schema: z.strictObject({
    // Access to tools takes these over.
    toolsEndpoint: sitePath,
    updateUserLogEndpoint: sitePath,
    toolServletPath: sitePath,
  }),
  defaults: ({ homePath }) => ({
    toolsEndpoint: '/pif/api/account/v1/tools',
    updateUserLogEndpoint: '/pif/api/account/v1/tools/update-user-log',
    toolServletPath: appsListPath(homePath),
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof toolConfig> {}
}
