import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

/** Strings where the readers of the portal compare strings. */
export const searchFlags = defineFlags({
  schema: z.strictObject({
    disableexactmatch: z.enum(['true', 'false']),
    typeAhead: z.boolean(),
    hybridSearch: z.boolean(),
  }),
  defaults: {
    disableexactmatch: 'true',
    typeAhead: true,
    hybridSearch: true,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof searchFlags> {}
}
