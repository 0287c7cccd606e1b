import type { StarterPage, StarterPages } from '#features/blocks/public.ts'
import { ACCOUNT_WORDS, type AccountPage } from '#features/account-settings/account/account-page.words.ts'

/** Pages of the signed-in are blocks that read the person's data in the browser. */
export const accountStarterPages: StarterPages = ({ tenant, locale }) => {
  const write = (page: AccountPage, path: string, ...types: readonly string[]): StarterPage => ({
    path,
    ...ACCOUNT_WORDS[locale.language][page],
    blocks: types.map((type) => ({ type, props: {} })),
  })
  return [
    write('home', `/secure/${tenant.key}-home`, 'account-home'),
    write('overview', '/secure/account/overview', 'account-overview', 'sites-view'),
    write('profile', '/secure/my-account', 'my-account', 'impersonation-history'),
    write('notifications', '/secure/account/notifications', 'notification-preferences'),
  ]
}
