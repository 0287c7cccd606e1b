import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'
import { defineConfig, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

export const localeConfig = defineConfig({
  schema: z.strictObject({
    countryEndpoint: sitePath,
    anonymousUserAccessTokenAPI: sitePath,
    countryTranslationEndpoint: sitePath,
    salesOrgCountryJsonPath: sitePath,
    /** A company's own messages, by language and `bt.` key [7.5.3]. */
    messageTexts: z.partialRecord(z.enum(LANGUAGES), z.record(z.string().regex(/^bt\.[\w.]{1,80}$/), z.string().min(1).max(500))),
  }),
  defaults: ({ tenant }) => ({
    countryEndpoint: '/sm/api/countries',
    anonymousUserAccessTokenAPI: '/sm/api/common/account/anonymous-token',
    countryTranslationEndpoint: '/sm/api/countries/translated',
    salesOrgCountryJsonPath: `/content/dam/${tenant}/sales-org-countries.json`,
    messageTexts: {},
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof localeConfig> {}
}

export const marketTraits = z.strictObject({
  /** The market is where the visitor is, in every country and not in the few with a catalogue of their own [4.9.2]. */
  targetMarket: z.enum(['geolocated']).optional(),
  /** Country names come from the portal's own list, for a token that anyone gets [6.1.3, 7.6.3]. */
  countryNames: z.enum(['portal-list']).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof marketTraits> {}
}
