import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/public.ts'

const schema = z.strictObject({
  /** Opens the search of this tenant and nothing else; made once for each tenant unless its data names one. */
  searchKey: z
    .string()
    .regex(/^search-[a-z0-9]{16,64}$/, 'must be a key for searching')
    .optional(),
})

export const searchApiConfig = defineConfig({
  schema,
  // Which key opens the search is not for a page to say.
  fixed: ['searchKey'],
  defaults: () => ({}),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof searchApiConfig> {}
}
