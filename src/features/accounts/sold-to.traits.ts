import { z } from 'zod'

export const soldToTraits = z.strictObject({
  /** Which accounts are offered: those with orders and returns [5.7.2], or under soldto_control those enabled for ordering [5.7.3]. */
  soldToList: z.enum(['orders-returns', 'controlled']).optional(),
  /** Of one account listed twice the first stays, or for managers the default one [5.7.4]. */
  soldToMerge: z.enum(['manager-default']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof soldToTraits> {}
}
