import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf, defineFlags, type FlagsOf } from '#foundation/tenants/public.ts'

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

/** Strings where the readers of the portal compare strings. */
export const searchFlags = defineFlags({
  schema: z.strictObject({
    disableexactmatch: z.enum(['true', 'false']),
    typeAhead: z.boolean(),
    hybridSearch: z.boolean(),
  }),
  defaults: {
    disableexactmatch: 'true',
    typeAhead: true,
    hybridSearch: true,
  },
})

declare module '#kernel/flags.ts' {
  interface Flags extends FlagsOf<typeof searchFlags> {}
}

export const searchTraits = z.strictObject({
  /** For people who may order, the shop's own products stand for all others [4.13.6, 4.13.7]. */
  productSearch: z.enum(['shop']).optional(),
  /** Trainings are offered to people with an approved training tool only [4.13.8]. */
  trainingSearch: z.enum(['approved']).optional(),
  /** The first search type of visitors, if not news [4.13.4]. */
  visitorSearch: z.enum(['products']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof searchTraits> {}
}
