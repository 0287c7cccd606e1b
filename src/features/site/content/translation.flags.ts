import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

export const translationFlags = defineFlags({
  schema: z.strictObject({
    websiteTranslation: z.boolean(),
  }),
  defaults: {
    websiteTranslation: false,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof translationFlags> {}
}
