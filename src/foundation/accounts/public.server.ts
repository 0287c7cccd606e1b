import { accountFacts } from '#foundation/accounts/account-facts.store.ts'
import {
  listFavouriteAccounts,
  readAccountStatus,
  readContactDetails,
  readVisitStatus,
} from '#foundation/accounts/account.api.ts'
import { readSessionDetails } from '#foundation/identity/public.ts'
import { choosePortalAddresses } from '#foundation/accounts/portal-data.rules.ts'
import { firstCall } from '#foundation/first-calls/public.server.ts'
import { contactActions, accountConfig, accountFlags, soldToTraits } from '#foundation/accounts/accounts.settings.ts'
import { accountRoutes } from '#foundation/accounts/account.routes.ts'
import { activeAccountRoutes } from '#foundation/accounts/ordering/active-account.routes.ts'
import { changeAccountRoutes } from '#foundation/accounts/ordering/change-account.routes.ts'
import { accountKind } from '#foundation/accounts/kinds/account-kind.service.ts'
import { companyKind } from '#foundation/accounts/kinds/company-kind.service.ts'
import { personKind } from '#foundation/accounts/kinds/person-kind.service.ts'
import { personalData } from '#foundation/accounts/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { openAccountDirectory } from '#foundation/accounts/account-directory.store.ts'
export { listPersonAccountKeys } from '#foundation/accounts/person-accounts.service.ts'
export type { Company, PersonSoldTo } from '#foundation/accounts/account.rules.ts'
export { changeOwnSoldTos, listCompanyAccounts, type CompanyAccount } from '#foundation/accounts/company-account.store.ts'
export { grantOwnSoldTo } from '#foundation/accounts/sold-to.store.ts'
export { renameCompany } from '#foundation/accounts/company.store.ts'
export type { ActiveAccount } from '#foundation/accounts/ordering/active-account.rules.ts'
export {
  requireCustomer,
  requireOrderingAccount,
  requirePersonAccount,
  selectOrderingAccount,
} from '#foundation/accounts/ordering/active-account.service.ts'
export {
  findOrderableAccount,
  listOrderableKeys,
  selectOrderable,
} from '#foundation/accounts/ordering/orderable-account.service.ts'

export const accounts: Feature = {
  name: 'accounts',
  // In the order of the calls [4.1.5].
  firstCalls: [
    firstCall(readSessionDetails, ({ config }) => ({ path: choosePortalAddresses(config).session, appId: config.appId })),
    firstCall(listFavouriteAccounts, ({ config }) => ({ path: config.savedFavoriteSoldUri, appId: config.appId })),
    firstCall(readContactDetails, ({ config }) => ({ path: config.contactDetailsUri, appId: config.appId })),
    firstCall(readAccountStatus, ({ config }) => ({ path: choosePortalAddresses(config).status, appId: config.appId })),
    firstCall(readVisitStatus, ({ config }) => ({ path: config.user_status_end_point, appId: config.appId })),
  ],
  personalData,
  actions: contactActions,
  facts: accountFacts,
  config: accountConfig,
  flags: accountFlags,
  traits: soldToTraits,
  dataKinds: [companyKind, accountKind, personKind],
  routes: (app) => {
    accountRoutes(app)
    changeAccountRoutes(app)
    activeAccountRoutes(app)
  },
}
