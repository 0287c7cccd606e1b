import { readAccountFacts } from '#features/accounts/account-facts.store.ts'
import { contactActions } from '#features/accounts/contact.actions.ts'
import { accountConfig } from '#features/accounts/account.config.ts'
import { accountFlags } from '#features/accounts/account.flags.ts'
import { soldToTraits } from '#features/accounts/sold-to.traits.ts'
import { accountRoutes } from '#features/accounts/account.routes.ts'
import { activeAccountRoutes } from '#features/accounts/ordering/active-account.routes.ts'
import { changeAccountRoutes } from '#features/accounts/ordering/change-account.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { openAccountDirectory } from '#features/accounts/account-directory.store.ts'
export { listOwnAccountKeys } from '#features/accounts/own-accounts.service.ts'
export type { Company, HeldSoldTo } from '#features/accounts/account.rules.ts'
export { grantOwnSoldTo } from '#features/accounts/sold-to.store.ts'
export { renameCompany } from '#features/accounts/company.store.ts'
/** @public */
export type { ActiveAccount } from '#features/accounts/ordering/active-account.rules.ts'
/** @public */
export {
  listHeldKeys,
  meetCustomer,
  requireOrderingAccount,
  requireOwnAccount,
} from '#features/accounts/ordering/active-account.service.ts'

export const accounts: Feature = {
  name: 'accounts',
  actions: contactActions,
  facts: readAccountFacts,
  config: accountConfig,
  flags: accountFlags,
  traits: soldToTraits,
  routes: (app) => {
    accountRoutes(app)
    changeAccountRoutes(app)
    activeAccountRoutes(app)
  },
}
