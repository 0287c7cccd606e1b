import type { StarterPages } from '#features/blocks/public.ts'
import { writeTitledPage } from '#features/content/public.server.ts'
import { accountAssignment } from '#features/ordering-accounts/account-assignment.schema.ts'
import { favouriteAccounts } from '#features/ordering-accounts/favourite-accounts.schema.ts'
import { ORDERING_ACCOUNT_WORDS } from '#features/ordering-accounts/ordering-accounts.words.ts'

/** One for employees who serve customers, one for admins who say whom they serve. */
export const orderingAccountStarterPages: StarterPages = (site) => {
  const { favourites, assignment } = ORDERING_ACCOUNT_WORDS[site.locale.language]
  return [
    writeTitledPage(site, {
      path: '/secure/account/ordering-accounts',
      ...favourites,
      blocks: [{ type: favouriteAccounts.type, props: {} }],
    }),
    writeTitledPage(site, {
      path: '/back-office/accounts',
      ...assignment,
      blocks: [{ type: accountAssignment.type, props: {} }],
    }),
  ]
}
