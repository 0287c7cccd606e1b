import { accountFacts } from '#foundation/accounts/account-facts.store.ts'
import { contactActions, accountConfig, accountFlags, soldToTraits } from '#foundation/accounts/accounts.settings.ts'
import { accountRoutes } from '#foundation/accounts/account.routes.ts'
import { activeAccountRoutes } from '#foundation/accounts/ordering/active-account.routes.ts'
import { changeAccountRoutes } from '#foundation/accounts/ordering/change-account.routes.ts'
import { accountKind } from '#foundation/accounts/kinds/account-kind.service.ts'
import { companyKind } from '#foundation/accounts/kinds/company-kind.service.ts'
import { personKind } from '#foundation/accounts/kinds/person-kind.service.ts'
import { personalData } from '#foundation/accounts/personal-data.store.ts'
import { accountSection } from '#foundation/accounts/customer/account-section.service.ts'
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
  MOST_CUSTOMER_ITEMS,
  type CustomerRequest,
  type CustomerSection,
  type CustomerTarget,
} from '#foundation/accounts/customer/customer-section.service.ts'
export { assessCredit as judgeCredit, sumCredits } from '#foundation/accounts/customer/credit.rules.ts'
export {
  findAccountCompany,
  findCustomer,
  listCompanyKeys,
  listCreditAccounts,
} from '#foundation/accounts/customer/customer.store.ts'
export {
  findOrderableAccount,
  listOrderableKeys,
  selectOrderable,
} from '#foundation/accounts/ordering/orderable-account.service.ts'

export const accounts: Feature = {
  name: 'accounts',
  personalData,
  actions: contactActions,
  facts: accountFacts,
  config: accountConfig,
  flags: accountFlags,
  traits: soldToTraits,
  dataKinds: [companyKind, accountKind, personKind],
  customerSections: [accountSection],
  routes: (app) => {
    accountRoutes(app)
    changeAccountRoutes(app)
    activeAccountRoutes(app)
  },
}
