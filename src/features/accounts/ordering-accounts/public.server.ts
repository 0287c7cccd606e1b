import { accountAssignment } from '#features/accounts/ordering-accounts/account-assignment.schema.ts'
import { accountRequestRoutes } from '#features/accounts/ordering-accounts/account-request.routes.ts'
import { accountRequests } from '#features/accounts/ordering-accounts/account-request.service.ts'
import { assignmentRoutes } from '#features/accounts/ordering-accounts/assignment.routes.ts'
import { favouriteAccounts } from '#features/accounts/ordering-accounts/favourite-accounts.schema.ts'
import {
  assignmentScreen,
  favouritesLink,
  orderingAccountStarterPages,
} from '#features/accounts/ordering-accounts/ordering-accounts.starter.ts'
import { servedAccountRoutes } from '#features/accounts/ordering-accounts/served-account.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const orderingAccounts: Feature = {
  name: 'ordering-accounts',
  backOffice: [assignmentScreen],
  portalLinks: [favouritesLink],
  starterPages: orderingAccountStarterPages,
  requestKinds: [accountRequests],
  blocks: [favouriteAccounts, accountAssignment],
  routes: (app) => {
    servedAccountRoutes(app)
    assignmentRoutes(app)
    accountRequestRoutes(app)
  },
}
