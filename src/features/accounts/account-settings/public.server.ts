import { firstCall } from '#foundation/first-calls/public.server.ts'
import { readProfile } from '#features/accounts/account-settings/account/profile.api.ts'
import { settingsMails } from '#features/accounts/account-settings/settings-mail.service.ts'
import { accountSettingsConfig } from '#features/accounts/account-settings/account-settings.settings.ts'
import { accountLinks, accountStarterPages } from '#features/accounts/account-settings/account/account.starter.ts'
import { accountConfirmation } from '#features/accounts/account-settings/account-confirmation.schema.ts'
import { accountHome } from '#features/accounts/account-settings/account/account-home.schema.ts'
import { accountOverview } from '#features/accounts/account-settings/account/account-overview.schema.ts'
import { companyNameRequests } from '#features/accounts/account-settings/account/company-name-request.service.ts'
import { companyNameRoutes } from '#features/accounts/account-settings/account/company-name.routes.ts'
import { erasureRequestRoutes } from '#features/accounts/account-settings/account/erasure-request.routes.ts'
import { erasureRequests } from '#features/accounts/account-settings/account/erasure-request.service.ts'
import { myAccount } from '#features/accounts/account-settings/account/my-account.schema.ts'
import { notificationPreferenceRoutes } from '#features/accounts/account-settings/account/notification-preference.routes.ts'
import { notificationPreferences } from '#features/accounts/account-settings/account/notification-preferences.schema.ts'
import { profileRoutes } from '#features/accounts/account-settings/account/profile.routes.ts'
import { confirmationRoutes } from '#features/accounts/account-settings/confirmation.routes.ts'
import { emailChangeRoutes } from '#features/accounts/account-settings/email-change.routes.ts'
import { emailRestoreRoutes } from '#features/accounts/account-settings/email-restore.routes.ts'
import { emailRestore } from '#features/accounts/account-settings/email-restore.schema.ts'
import { revalidationRoutes } from '#features/accounts/account-settings/revalidation.routes.ts'
import { statusSeenRoutes } from '#features/accounts/account-settings/status-seen.routes.ts'
import { readOverviewView } from '#features/accounts/account-settings/account/overview-view.rules.ts'
import { personalData } from '#features/accounts/account-settings/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { accountStarterPages } from '#features/accounts/account-settings/account/account.starter.ts'
export { OVERVIEW_PATH, readOverviewView, SITES_QUERY } from '#features/accounts/account-settings/account/overview-view.rules.ts'

export const accountSettings: Feature = {
  name: 'account-settings',
  firstCalls: [
    firstCall(
      readProfile,
      ({ config, blocks }) => (blocks.some(({ type }) => type === accountHome.type) ? { appId: config.appId } : undefined),
      true,
    ),
  ],
  personalData,
  mails: settingsMails,
  config: accountSettingsConfig,
  portalLinks: accountLinks,
  starterPages: accountStarterPages,
  requestKinds: [companyNameRequests, erasureRequests],
  blocks: [accountConfirmation, accountHome, accountOverview, emailRestore, myAccount, notificationPreferences],
  fillers: {
    [accountOverview.type]: async (_tx, props, { query }) => ({ ...props, view: readOverviewView(query) }),
  },
  routes: (app) => {
    revalidationRoutes(app)
    statusSeenRoutes(app)
    emailChangeRoutes(app)
    confirmationRoutes(app)
    emailRestoreRoutes(app)
    profileRoutes(app)
    companyNameRoutes(app)
    erasureRequestRoutes(app)
    notificationPreferenceRoutes(app)
  },
}
