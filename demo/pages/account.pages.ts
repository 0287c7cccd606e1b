import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { SOFTWARE_EULA } from '#demo/pages/fragment.pages.ts'
import { linkIn } from '#demo/pages/page-parts.ts'
import { demoTenant } from '#demo/tenants.ts'
import { LINK_WORDS } from '#demo/pages/words/link-words.ts'
import { accountStarterPages } from '#features/accounts/account-settings/public.server.ts'
import { linkList } from '#features/site/content/blocks/link-list.schema.ts'

/** Agreements of the portal open over the page. */
const draftEula = (site: Site): BlockDraft => {
  const { documents, eula } = LINK_WORDS[site.locale.language]
  const link = linkIn(site, { label: eula.label, href: SOFTWARE_EULA })
  return draftBlock(linkList, { heading: documents, items: [{ ...link, text: eula.text, icon: 'file', behaviour: 'modal' }] })
}

/** The starter site's portal home, with an agreement to try. */
export const draftAccountHome = (site: Site): PageDraft => {
  const path = `/secure/${site.tenant}-home`
  const page = accountStarterPages({ tenant: demoTenant(site.tenant), locale: site.locale, links: [] }).find(
    (starter) => starter.path === path,
  )
  if (!page) throw new Error(`the starter site has no ${path}`)
  return { template: 'content-page-template', kind: 'Content', ...page, blocks: [...page.blocks, draftEula(site)] }
}
