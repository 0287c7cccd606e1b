import { decideMarketFilter } from '#features/search/search-api/search-scope.rules.ts'
import type { ActionSlice } from '#kernel/action.ts'
import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/public.ts'

export const searchApiActions: ActionSlice = {
  'narrow-search-to-market': {
    decide: ({ traits }) => decideMarketFilter(traits, true),
    decideForVisitor: ({ traits }) => decideMarketFilter(traits, false),
  },
}

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

export const searchApiTraits = z.strictObject({
  /** Results are narrowed to countries and a language [6.12.1]. */
  searchScope: z.enum(['market']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof searchApiTraits> {}
}
