import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

export const accountFlags = defineFlags({
  schema: z.strictObject({
    retain_currency: z.boolean(),
    soldto_control: z.boolean(),
    hideCurrency: z.boolean(),
  }),
  defaults: {
    retain_currency: false,
    soldto_control: false,
    hideCurrency: false,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof accountFlags> {}
}
