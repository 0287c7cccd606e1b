import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'
import { defineConfig, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

export const localeConfig = defineConfig({
  schema: z.strictObject({
    countryEndpoint: sitePath,
    anonymousUserAccessTokenAPI: sitePath,
    countryTranslationEndpoint: sitePath,
    salesOrgCountryJsonPath: sitePath,
    /** What a company says instead of the usual messages, by language and `bt.` key [7.5.3]. */
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
