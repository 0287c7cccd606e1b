import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

export const analyticsFlags = defineFlags({
  schema: z.strictObject({
    /** Says so in every call, and gives events to Adobe's web SDK where a page has it. */
    isWebSdkEnable: z.boolean(),
  }),
  defaults: {
    isWebSdkEnable: false,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof analyticsFlags> {}
}
