import { ACCOUNT_WORDS, type AccountPage } from '#demo/pages/account-words.ts'
import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { SOFTWARE_EULA } from '#demo/pages/fragment.pages.ts'
import { linkIn } from '#demo/pages/page-parts.ts'
import { LINK_WORDS } from '#demo/pages/words/link-words.ts'
import { linkList } from '#features/content/blocks/link-list.schema.ts'

/** Pages of the signed-in are blocks that read the person's data in the browser. */
const draftAccountPage = (site: Site, page: AccountPage, path: string, ...types: string[]): PageDraft => ({
  path,
  ...ACCOUNT_WORDS[site.locale.language][page],
  template: 'content-page-template',
  kind: 'Content',
  blocks: types.map((type) => ({ type, props: {} })),
})

/** Agreements of the portal open over the page. */
const draftEula = (site: Site): BlockDraft => {
  const { documents, eula } = LINK_WORDS[site.locale.language]
  const link = linkIn(site, { label: eula.label, href: SOFTWARE_EULA })
  return draftBlock(linkList, { heading: documents, items: [{ ...link, text: eula.text, icon: 'file', behaviour: 'modal' }] })
}

const draftAccountHome = (site: Site): PageDraft => {
  const page = draftAccountPage(site, 'home', `/secure/${site.tenant}-home`, 'account-home')
  return { ...page, blocks: [...page.blocks, draftEula(site)] }
}

export const draftAccountPages = (site: Site): PageDraft[] => [
  draftAccountHome(site),
  draftAccountPage(site, 'overview', '/secure/account/overview', 'account-overview'),
  draftAccountPage(site, 'profile', '/secure/my-account', 'my-account', 'acting-history'),
  draftAccountPage(site, 'notifications', '/secure/account/notifications', 'notification-preferences'),
]
