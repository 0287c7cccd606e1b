import { draftCloserLook, draftFilm, draftGallery, draftSpin } from '#demo/media/media-blocks.ts'
import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { draftContactForm } from '#demo/pages/form.pages.ts'
import { draftBreadcrumbs, draftAdmin, draftSections, draftTitle, linkIn, offerAnchor } from '#demo/pages/page-parts.ts'
import { writeParagraphs } from '#demo/pages/prose.ts'
import { draftIndustries } from '#demo/pages/scenes.ts'
import { LINK_WORDS } from '#demo/pages/words/link-words.ts'
import { SEARCH_BANNER_WORDS } from '#demo/pages/words/search-words.ts'
import type { ArticleCopy } from '#demo/tenant-copy.ts'
import { accordion } from '#features/site/content/blocks/accordion.schema.ts'
import { cards } from '#features/site/content/blocks/cards.schema.ts'
import { figures } from '#features/site/content/blocks/figures.schema.ts'
import { linkList } from '#features/site/content/blocks/link-list.schema.ts'
import { quote } from '#features/site/content/blocks/quote.schema.ts'
import { table } from '#features/site/content/blocks/table.schema.ts'
import { searchBanner } from '#features/search/search/blocks/search-banner.schema.ts'

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
  const offers = draftBlock(cards, {
    look: 'plain',
    items: services.offers.map((offer, index) => ({ ...offer, anchor: offerAnchor(index) })),
  })
  const page = draftCompanyPage(site, '/services', services, [offers])
  // Pictures of the parts that the services are for.
  const pictures = [draftGallery(site), draftSpin(site), ...draftCloserLook(site)]
  return { ...page, blocks: [...page.blocks, ...pictures, draftAdmin(site)] }
}

export const draftAbout = (site: Site): PageDraft => {
  const { about } = site.copy
  const page = draftCompanyPage(site, '/about', about, [
    draftBlock(figures, { items: [...about.figures] }),
    draftIndustries(site),
    draftFilm(site),
  ])
  return { ...page, blocks: [...page.blocks, draftBlock(quote, { ...about.quote }), draftAdmin(site)] }
}

/** The subject of the request is part of the address, so that a form can start with it. */
const draftTopics = (site: Site): BlockDraft => {
  const { heading, ...topics } = LINK_WORDS[site.locale.language].topics
  const ways = { orders: `/secure/${site.tenant}-home`, products: '/products', services: '/services' } as const
  const icons = { orders: 'truck', products: 'box', services: 'wrench' } as const
  return draftBlock(linkList, {
    heading,
    items: (['orders', 'products', 'services'] as const).map((topic) => ({
      ...linkIn(site, { label: topics[topic].label, href: ways[topic] }),
      text: topics[topic].text,
      icon: icons[topic],
      behaviour: 'paramCheck' as const,
      behaviourValue: topic,
    })),
  })
}

/** Many questions are answered before they are asked. */
const draftSearchBanner = (site: Site): BlockDraft => draftBlock(searchBanner, SEARCH_BANNER_WORDS[site.locale.language])

const draftQuestions = ({ copy: { home } }: Site): BlockDraft =>
  draftBlock(accordion, {
    heading: home.questions.title,
    items: home.questions.items.map(({ question, answer }) => ({ question, html: writeParagraphs([answer]) })),
  })

export const draftContact = (site: Site): PageDraft => {
  const { contact } = site.copy
  const { caption, name, phone, hours } = site.words.desks
  const desks = draftBlock(table, {
    caption,
    columns: [{ label: name }, { label: phone, kind: 'phone' }, { label: hours }],
    rows: contact.desks.map((office) => ({ cells: [office.name, office.phone, office.hours] })),
  })
  return draftCompanyPage(site, '/contact-us', contact, [
    draftContactForm(site),
    draftSearchBanner(site),
    desks,
    draftQuestions(site),
    draftTopics(site),
  ])
}
