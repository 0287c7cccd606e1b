import { z } from 'zod'

export const marketBannerTraits = z.strictObject({
  /** Signed-in customers do not see the banner: their account knows the market [2.6.4]. */
  marketBanner: z.enum(['visitors-only']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof marketBannerTraits> {}
}
