import { z } from 'zod'
import { defineConfig, sitePath, type ConfigOf } from '#foundation/tenants/public.ts'

export const accountSettingsConfig = defineConfig({
  schema: z.strictObject({
    accountRevalidationEndpoint: sitePath,
    annualRevalidationEndpoint: sitePath,
    emailNotificationEndpoint: sitePath,
    userNotificationEndpoint: sitePath,
    saveEmailNotificationEndpoint: sitePath,
  }),
  defaults: () => ({
    accountRevalidationEndpoint: '/pif/api/account/v1/account-revalidate/start',
    annualRevalidationEndpoint: '/pif/api/account/v1/account-revalidate/annual',
    emailNotificationEndpoint: '/sm/api/uop/email-notifications/preferences',
    userNotificationEndpoint: '/sm/api/uop/user-preference/notification',
    saveEmailNotificationEndpoint: '/sm/api/uop/email-notifications/save',
  }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof accountSettingsConfig> {}
}
