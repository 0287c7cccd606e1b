import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

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
