import { linkIn, type StarterPage, type StarterPages, type StarterSite } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'
import { INACTIVE_WORDS } from '#features/accounts/account-settings/account/inactive-account.texts.ts'
import { ACCOUNT_WORDS, type AccountPage, type PageHead } from '#features/accounts/account-settings/account/account-page.texts.ts'

/** Where the shop sends people whose account is not active; another account leads on to the parts search [2.14.9]. */
const writeInactivePage = (site: StarterSite): StarterPage => {
  const { title, lead, parts, contact } = INACTIVE_WORDS[site.locale.language]
  const items = [
    { ...linkIn(site, parts, '/products'), icon: 'search' },
    { ...linkIn(site, contact, '/contact-us'), icon: 'help' },
  ]
  return writeTitledPage(site, {
    path: '/secure/inactive-account',
    title,
    lead,
    blocks: [{ type: 'link-list', props: { heading: title, items } }],
  })
}

/** Pages of the signed-in are blocks that read the person's data in the browser. */
export const accountStarterPages: StarterPages = (site) => {
  const { tenant, locale } = site
  const describe = ({ title, description }: PageHead) => ({ title, description })
  const write = (page: AccountPage, path: string, ...types: readonly string[]): StarterPage => ({
    path,
    ...describe(ACCOUNT_WORDS[locale.language][page]),
    blocks: types.map((type) => ({ type, props: {} })),
  })
  return [
    write('home', `/secure/${tenant.key}-home`, 'account-home', 'home-cards'),
    write('overview', '/secure/account/overview', 'account-overview', 'sites-view'),
    write('profile', '/secure/my-account', 'my-account', 'impersonation-history'),
    write('notifications', '/secure/account/notifications', 'notification-preferences'),
    ...(tenant.traits.leavesAfterChange === 'inactive-account' ? [writeInactivePage(site)] : []),
  ]
}

const link = (page: AccountPage, path: PortalLink['path'], place: Pick<PortalLink, 'icon' | 'group' | 'order'>): PortalLink => ({
  path,
  title: mapWords(ACCOUNT_WORDS, (words) => words[page].link ?? words[page].title),
  ...place,
})

export const accountLinks: readonly PortalLink[] = [
  link('home', (tenant) => `/secure/${tenant}-home`, { icon: 'home', group: 'overview', order: 10 }),
  link('overview', '/secure/account/overview', { icon: 'building', group: 'account', order: 10 }),
  link('profile', '/secure/my-account', { icon: 'user', group: 'account', order: 40 }),
  link('notifications', '/secure/account/notifications', { icon: 'bell', group: 'account', order: 20 }),
]
