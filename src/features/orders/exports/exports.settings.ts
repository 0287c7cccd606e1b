import { z } from 'zod'
import { defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

/** Whether a banner shows while orders are exported; a string, since the portal's readers compare one [4.16.11]. */
export const exportFlags = defineFlags({
  schema: z.strictObject({
    notificationAlert: z.enum(['TRUE', 'FALSE']),
  }),
  defaults: {
    notificationAlert: 'TRUE',
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof exportFlags> {}
}
