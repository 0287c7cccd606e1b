import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

/** Strings where the readers of the portal compare strings. */
export const entitlementFlags = defineFlags({
  schema: z.strictObject({
    minicartPersonaCheck: z.boolean(),
    rtnPageEnabled: z.enum(['true', 'false']),
  }),
  defaults: {
    minicartPersonaCheck: true,
    rtnPageEnabled: 'true',
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof entitlementFlags> {}
}
