import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/public.ts'

export const formsConfig = defineConfig({
  /** How long browsers remember what was filled in, such as 30d [5.10.2]. */
  schema: z.strictObject({ formMemoryExpiry: z.string().max(20) }),
  defaults: () => ({ formMemoryExpiry: '30d' }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof formsConfig> {}
}

/** Read by the server alone. */
export const formsServerTraits = z.strictObject({
  /** After so many days what was sent with forms is erased; a year unless the tenant says otherwise. */
  formRetentionDays: z.number().int().min(1).max(3650).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof formsServerTraits> {}
}
