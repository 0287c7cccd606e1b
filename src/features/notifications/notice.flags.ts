import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#features/tenants/public.ts'

/** Strings where the readers of the portal compare strings. */
export const noticeFlags = defineFlags({
  schema: z.strictObject({
    notificationAlert: z.enum(['TRUE', 'FALSE']),
  }),
  defaults: {
    notificationAlert: 'TRUE',
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof noticeFlags> {}
}
