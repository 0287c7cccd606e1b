import { z } from 'zod'
import { defineConfig, type ConfigOf } from '#foundation/tenants/setting-slices.rules.ts'
import { siteName, sitePath } from '#foundation/tenants/site-address.rules.ts'
import { contactAddress, mailAddress } from '#platform/config-fields.ts'
import { THEMES } from '#ui/themes.ts'

export const tenantConfig = defineConfig({
  schema: z.strictObject({
    homePath: sitePath,
    domainId: siteName,
    sbgName: siteName,
    appId: siteName,
  }),
  // Cookies, sessions and stored data are named after them.
  fixed: ['domainId', 'sbgName', 'appId'],
  defaults: ({ tenant, homePath }) => ({ homePath, domainId: tenant, sbgName: tenant, appId: `portico-${tenant}` }),
})

declare module '#kernel/site-config.ts' {
  interface SiteConfig extends ConfigOf<typeof tenantConfig> {}
}

export const tenantTraits = z.strictObject({
  theme: z.enum(THEMES).optional(),
  /** The sender of its mails, in the place of MAIL_FROM. */
  mailFrom: mailAddress.optional(),
  /** Where weaknesses are reported, in the place of SECURITY_CONTACT. */
  securityContact: contactAddress.optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof tenantTraits> {}
}
