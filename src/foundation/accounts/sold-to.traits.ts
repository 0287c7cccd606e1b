import { z } from 'zod'

export const soldToTraits = z.strictObject({
  /** Which accounts are offered: those with orders and returns [5.7.2], or under soldto_control those enabled for ordering [5.7.3]. */
  soldToList: z.enum(['orders-returns', 'controlled']).optional(),
  /** Of one account listed twice the first stays, or for managers the default one [5.7.4]. */
  soldToMerge: z.enum(['manager-default']).optional(),
  /** What a choice of an account is worth to scripts: its number, or the ERP and its number [3.4.10]. */
  soldToValue: z.enum(['with-erp']).optional(),
  /** Employees change the account by their role [6.4.3]: all of them, or managers. */
  soldToChange: z.enum(['roles', 'manager-roles']).optional(),
  /** Customers' calls say once more that the account changed [7.2.2]. */
  soldToChangeMark: z.enum(['sent']).optional(),
  /** The page that is not shown again after a change, but another one [2.14.9, 2.14.10, 2.14.11]. */
  leavesAfterChange: z.enum(['inactive-account', 'video-selector', 'not-permitted']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof soldToTraits> {}
}
