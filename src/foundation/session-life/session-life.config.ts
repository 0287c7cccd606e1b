import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

export const sessionLifeConfig = defineConfig({
  schema: z.strictObject({
    deleteLoginEndpoint: sitePath,
    refreshEndpoint: sitePath,
    remainingTimeEndpoint: sitePath,
    sessionTimedOutPath: sitePath,
  }),
  fixed: ['deleteLoginEndpoint', 'refreshEndpoint', 'remainingTimeEndpoint'],
  defaults: ({ root }) => ({
    deleteLoginEndpoint: '/bin/deleteLogin',
    refreshEndpoint: '/pif/api/session/refresh',
    remainingTimeEndpoint: '/pif/api/session/remaining-time',
    sessionTimedOutPath: `${root}/session-time-out`,
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof sessionLifeConfig> {}
}
