import { expect, test } from 'vitest'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { PRESET_NAMES } from '#foundation/tenants/public.ts'

/** Calls of a subject stand below the subject's base path. */
const BASES = {
  '/sm/api/common/account/': ['user_account_message_end_point', 'anonymousUserAccessTokenAPI'],
  '/sm/api/common/user/': ['user_status_end_point'],
  '/pif/api/account/v1/': ['statusUri', 'statusDetailEndpoint', 'contactDetailsUri', 'toolsEndpoint', 'updateContactDetailsUrl'],
  '/pif/api/account/v1/account-revalidate/': ['accountRevalidationEndpoint', 'annualRevalidationEndpoint'],
  '/sm/api/uop/myfacilities/': ['allSitesEndpoint', 'deleteSiteEndpoint'],
  '/sm/api/uop/case/': ['createCaseEndpoint'],
  '/sm/api/uop/user-preference/': ['userNotificationEndpoint'],
  '/sm/api/uop/email-notifications/': ['emailNotificationEndpoint', 'saveEmailNotificationEndpoint'],
} as const satisfies Record<string, readonly (keyof SiteConfig)[]>

test.each(PRESET_NAMES)('the calls that pages of %s are told of stand below their base paths [7.10.2]', (tenant) => {
  const config = resolveSiteConfig(tenant, DEFAULT_LOCALE)
  for (const [base, keys] of Object.entries(BASES))
    for (const key of keys) expect(`${key}: ${config[key]}`).toMatch(new RegExp(`^${key}: ${base}\\w`))
})
