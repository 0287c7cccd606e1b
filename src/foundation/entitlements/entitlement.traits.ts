import { z } from 'zod'

export const entitlementTraits = z.strictObject({
  /** Who may order through favourite accounts of customers, whatever their own tool says [6.6.3]. */
  orderingByFavourites: z.enum(['employees', 'managers']).optional(),
  /** What ordering needs beside the approved e-commerce tool [6.6.2]. */
  orderingNeeds: z.enum(['default-account']).optional(),
  /** The mini cart asks nobody for a role [6.7.2]. */
  miniCartCheck: z.enum(['none']).optional(),
  /** Links of approved tools show too, not those of service tools alone [6.8.1]. */
  toolLinks: z.enum(['approved']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof entitlementTraits> {}
}
