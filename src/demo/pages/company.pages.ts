import { draftFilm } from '#demo/media/media-blocks.ts'
import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { draftBreadcrumbs, draftDesk, draftSections, draftTitle } from '#demo/pages/page-parts.ts'
import type { ArticleCopy } from '#demo/tenant-copy.ts'
import { cards } from '#features/content/blocks/cards.schema.ts'
import { figures } from '#features/content/blocks/figures.schema.ts'
import { quote } from '#features/content/blocks/quote.schema.ts'
import { table } from '#features/content/blocks/table.schema.ts'

/** Title band, what is special about the page, then its sections. */
const draftCompanyPage = (site: Site, path: string, copy: ArticleCopy, special: readonly BlockDraft[]): PageDraft => ({
  path,
  title: copy.title,
  description: copy.description,
  template: 'content-page-template',
  kind: 'Content',
  blocks: [
    draftBreadcrumbs(site, copy.title),
    draftTitle(copy.title, copy.lead),
    ...special,
    ...draftSections(site, copy.sections),
  ],
})

export const draftServices = (site: Site): PageDraft => {
  const { services } = site.copy
  const offers = draftBlock(cards, { look: 'plain', items: [...services.offers] })
  const page = draftCompanyPage(site, '/services', services, [offers])
  return { ...page, blocks: [...page.blocks, draftDesk(site)] }
}

export const draftAbout = (site: Site): PageDraft => {
  const { about } = site.copy
  const page = draftCompanyPage(site, '/about', about, [draftBlock(figures, { items: [...about.figures] }), draftFilm(site)])
  return { ...page, blocks: [...page.blocks, draftBlock(quote, { ...about.quote }), draftDesk(site)] }
}

export const draftContact = (site: Site): PageDraft => {
  const { contact } = site.copy
  const { caption, name, phone, hours } = site.words.desks
  const desks = draftBlock(table, {
    caption,
    columns: [{ label: name }, { label: phone, kind: 'phone' }, { label: hours }],
    rows: contact.desks.map((desk) => ({ cells: [desk.name, desk.phone, desk.hours] })),
  })
  return draftCompanyPage(site, '/contact-us', contact, [desks])
}
