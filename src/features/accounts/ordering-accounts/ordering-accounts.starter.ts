import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { accountAssignment } from '#features/accounts/ordering-accounts/account-assignment.schema.ts'
import { favouriteAccounts } from '#features/accounts/ordering-accounts/favourite-accounts.schema.ts'
import { isStaff } from '#foundation/identity/public.ts'
import { ORDERING_ACCOUNT_WORDS } from '#features/accounts/ordering-accounts/ordering-accounts.texts.ts'
import { mapWords, type BackOfficeEntry, type PortalLink } from '#foundation/side-navigation/public.ts'

export const assignmentScreen: BackOfficeEntry = {
  path: '/back-office/accounts',
  title: mapWords(ORDERING_ACCOUNT_WORDS, ({ assignment }) => assignment.title),
  icon: 'building',
  group: 'people',
  order: 30,
  roles: ['admin'],
}

export const favouritesLink: PortalLink = {
  path: '/secure/account/ordering-accounts',
  title: mapWords(ORDERING_ACCOUNT_WORDS, ({ favourites }) => favourites.title),
  icon: 'building',
  group: 'overview',
  order: 40,
  isFor: (roles) => roles.includes('internal') && !isStaff(roles),
}

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
