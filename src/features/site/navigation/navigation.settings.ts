import { decideHeaderItem } from '#features/site/navigation/header/header-item.rules.ts'
import type { ActionSlice } from '#kernel/action.ts'
import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/public.ts'

export const headerActions: ActionSlice = {
  'see-header-item': {
    isTargeted: true,
    decide: ({ person, config, soldTos }, target) =>
      decideHeaderItem(target, {
        linesOfBusiness: person.linesOfBusiness,
        restrictedLines: config.restrictedLinesOfBusiness,
        restrictedItems: config.restrictedHeaderItems,
        hasSoldTo: soldTos > 0,
      }),
  },
}

export const headerConfig = defineConfig({
  schema: z.strictObject({
    /** Parts of the header that are hidden from people with nothing but restricted lines of business [6.11.1]. */
    restrictedHeaderItems: z.array(z.string().max(100)).max(50),
    restrictedLinesOfBusiness: z.array(z.string().max(100)).max(50),
  }),
  defaults: () => ({
    restrictedHeaderItems: [],
    restrictedLinesOfBusiness: [],
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof headerConfig> {}
}

export const countryCookieTraits = z.strictObject({
  /** Country and language are stored for the browser session instead of 24 months [9.4.1]. */
  countryCookies: z.enum(['session']).optional(),
  /** The page that is opened counts as the choice of country and language [9.4.1]. */
  countryChoice: z.enum(['by-page']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof countryCookieTraits> {}
}
