import { z } from 'zod'
import { THEMES } from '#ui/themes.ts'

export const tenantTraits = z.strictObject({
  theme: z.enum(THEMES).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof tenantTraits> {}
}
