import { z } from 'zod'

export const searchApiTraits = z.strictObject({
  /** Results are narrowed to countries and a language [6.12.1]. */
  searchScope: z.enum(['market']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof searchApiTraits> {}
}
