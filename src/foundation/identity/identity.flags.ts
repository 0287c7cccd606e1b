import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

/** Strings where the readers of the portal compare strings. */
export const identityFlags = defineFlags({
  schema: z.strictObject({
    internalCsrFlow: z.enum(['true', 'false']),
  }),
  defaults: {
    internalCsrFlow: 'true',
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof identityFlags> {}
}
