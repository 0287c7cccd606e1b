import { ACCOUNT_WORDS, type AccountPage } from '#demo/pages/account-words.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'

/** Pages of the signed-in are blocks that read the person's data in the browser. */
const draftAccountPage = (site: Site, page: AccountPage, path: string, ...types: string[]): PageDraft => ({
  path,
  ...ACCOUNT_WORDS[site.locale.language][page],
  template: 'content-page-template',
  kind: 'Content',
  blocks: types.map((type) => ({ type, props: {} })),
})

export const draftAccountPages = (site: Site): PageDraft[] => [
  draftAccountPage(site, 'home', `/secure/${site.tenant}-home`, 'account-home'),
  draftAccountPage(site, 'overview', '/secure/account/overview', 'account-overview'),
  draftAccountPage(site, 'profile', '/secure/my-account', 'my-account', 'acting-history'),
  draftAccountPage(site, 'notifications', '/secure/account/notifications', 'notification-preferences'),
]
