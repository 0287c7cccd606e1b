import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf, defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

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

export const sessionLifeFlags = defineFlags({
  schema: z.strictObject({
    eightHourSession: z.boolean(),
    oneHourSession: z.boolean(),
    oneHourSessionExternal: z.boolean(),
  }),
  defaults: {
    eightHourSession: false,
    oneHourSession: false,
    oneHourSessionExternal: false,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof sessionLifeFlags> {}
}
