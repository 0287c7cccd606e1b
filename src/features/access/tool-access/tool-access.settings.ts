import { z } from 'zod'
import { defineConfig, linkedAddress, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

/** Home with '.html' replaced by '.apps-list.json' [2.1.7]. */
export const appsListPath = (homePath: string): string => `${homePath.replace(/\.html$/, '')}.apps-list.json`

export const toolAccessConfig = defineConfig({
  schema: z.strictObject({
    toolsEndpoint: sitePath,
    updateUserLogEndpoint: sitePath,
    toolServletPath: sitePath,
    // Of redirect pages alone [2.13.1, 2.13.6]. Staff may enter a tool on another host; what explains a refusal stays here [T-7].
    redirectUrl: linkedAddress.optional(),
    currentPagePath: sitePath.optional(),
    pendingPage: sitePath.optional(),
    deniedPage: sitePath.optional(),
    notPermittedPage: sitePath.optional(),
    notRequestedPage: sitePath.optional(),
    groupRequestPage: sitePath.optional(),
    rtnPage: sitePath.optional(),
  }),
  defaults: ({ homePath }) => ({
    toolsEndpoint: '/pif/api/account/v1/tools',
    updateUserLogEndpoint: '/pif/api/account/v1/tools/update-user-log',
    toolServletPath: appsListPath(homePath),
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof toolAccessConfig> {}
}
