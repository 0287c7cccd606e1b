import { z } from 'zod'

export const marketTraits = z.strictObject({
  /** The market is where the visitor is, in every country and not in the few with a catalogue of their own [4.9.2]. */
  targetMarket: z.enum(['geolocated']).optional(),
  /** Country names come from the portal's own list, for a token that anyone gets [6.1.3, 7.6.3]. */
  countryNames: z.enum(['portal-list']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof marketTraits> {}
}
