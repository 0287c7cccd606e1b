import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#features/tenants/public.ts'

export const localeConfig = defineConfig({
  schema: z.strictObject({
    countryEndpoint: sitePath,
    anonymousUserAccessTokenAPI: sitePath,
    countryTranslationEndpoint: sitePath,
    salesOrgCountryJsonPath: sitePath,
  }),
  defaults: ({ tenant }) => ({
    countryEndpoint: '/sm/api/countries',
    anonymousUserAccessTokenAPI: '/sm/api/common/account/anonymous-token',
    countryTranslationEndpoint: '/sm/api/countries/translated',
    salesOrgCountryJsonPath: `/content/dam/${tenant}/sales-org-countries.json`,
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof localeConfig> {}
}
