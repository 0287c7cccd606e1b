import { accountStarterPages } from '#features/upkeep/account/account.starter.ts'
import { accountConfirmation } from '#features/upkeep/account-confirmation.schema.ts'
import { accountHome } from '#features/upkeep/account/account-home.schema.ts'
import { accountOverview } from '#features/upkeep/account/account-overview.schema.ts'
import { companyNameRoutes } from '#features/upkeep/account/company-name.routes.ts'
import { myAccount } from '#features/upkeep/account/my-account.schema.ts'
import { notificationPreferenceRoutes } from '#features/upkeep/account/notification-preference.routes.ts'
import { notificationPreferences } from '#features/upkeep/account/notification-preferences.schema.ts'
import { profileRoutes } from '#features/upkeep/account/profile.routes.ts'
import { confirmationRoutes } from '#features/upkeep/confirmation.routes.ts'
import { emailChangeRoutes } from '#features/upkeep/email-change.routes.ts'
import { emailRestoreRoutes } from '#features/upkeep/email-restore.routes.ts'
import { emailRestore } from '#features/upkeep/email-restore.schema.ts'
import { revalidationRoutes } from '#features/upkeep/revalidation.routes.ts'
import type { Feature } from '#server/feature.ts'

export { accountStarterPages } from '#features/upkeep/account/account.starter.ts'

export const upkeep: Feature = {
  name: 'upkeep',
  starterPages: accountStarterPages,
  blocks: [accountConfirmation, accountHome, accountOverview, emailRestore, myAccount, notificationPreferences],
  routes: (app) => {
    revalidationRoutes(app)
    emailChangeRoutes(app)
    confirmationRoutes(app)
    emailRestoreRoutes(app)
    profileRoutes(app)
    companyNameRoutes(app)
    notificationPreferenceRoutes(app)
  },
}
