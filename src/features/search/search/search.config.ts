import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

export const searchConfig = defineConfig({
  schema: z.strictObject({ searchResultsPath: sitePath, suggestionEndpoint: sitePath }),
  defaults: ({ tenant, locale }) => ({
    searchResultsPath: `/${locale.language}/search`,
    suggestionEndpoint: `/api/as/v1/engines/${tenant}/query_suggestion`,
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof searchConfig> {}
}
