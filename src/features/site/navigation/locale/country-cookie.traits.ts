import { z } from 'zod'

export const countryCookieTraits = z.strictObject({
  /** Country and language are kept for the browser session instead of 24 months [9.4.1]. */
  countryCookies: z.enum(['session']).optional(),
  /** The page that is opened counts as the choice of country and language [9.4.1]. */
  countryChoice: z.enum(['by-page']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof countryCookieTraits> {}
}
