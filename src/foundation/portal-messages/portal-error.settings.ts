import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

export const portalErrorFlags = defineFlags({
  schema: z.strictObject({
    errorModal: z.boolean(),
  }),
  defaults: {
    errorModal: true,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof portalErrorFlags> {}
}
