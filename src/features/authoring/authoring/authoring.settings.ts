import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/public.ts'

const schema = z.strictObject({
  /** Nothing is published without an approved review of exactly that content. */
  reviewRequired: z.boolean().optional(),
})

export const authoringConfig = defineConfig({
  schema,
  // A page that could switch it off for itself would need no review.
  pageSchema: z.strictObject({}),
  siteSchema: schema,
  defaults: () => ({}),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof authoringConfig> {}
}
