import type { Copy } from '#demo/navigation.ts'
import { NAVIGATION_WORDS } from '#demo/navigation-words.ts'
import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import { QUOTE_PATH } from '#demo/pages/form.pages.ts'
import { QUOTE_WORDS } from '#demo/pages/words/quote-words.ts'
import { newsPath, offerAnchor, sectionAnchor } from '#demo/pages/page-parts.ts'
import type { ArticleCopy } from '#demo/tenant-copy.ts'
import { features } from '#app/features.ts'
import { linkGroup, listSiteLinks, pageHref, type Link } from '#foundation/blocks/public.ts'
import { navColumns } from '#features/site/navigation/blocks/nav-columns.schema.ts'
import { TRAINING_PATH, TRAINING_WORDS } from '#features/training/training/public.server.ts'
import { navTabs } from '#features/site/navigation/blocks/nav-tabs.schema.ts'
import type { Locale } from '#kernel/locale.ts'

export type DemoFlyout = { readonly path: string; readonly title: string; readonly block: BlockDraft }

const FLYOUTS = {
  '/services': { flyout: 'standard', path: '/fragments/navigation/services' },
  '/about': { flyout: 'tab', path: '/fragments/navigation/about' },
} as const

type Parent = keyof typeof FLYOUTS
const isParent = (path: string): path is Parent => Object.hasOwn(FLYOUTS, path)

/** How an entry of the copy opens. */
export const flyoutOf = (locale: Locale, path: string) =>
  isParent(path) ? { flyout: FLYOUTS[path].flyout, subnav: `${pageHref(locale, FLYOUTS[path].path)}.external` } : {}

const linkSections = (locale: Locale, path: string, { sections }: ArticleCopy): Link[] =>
  sections.map(({ heading }, index) => ({ label: heading, href: `${pageHref(locale, path)}#${sectionAnchor(index)}` }))

const draftServices = (locale: Locale, { tenant }: Copy): BlockDraft => {
  const { services: words, dealers } = NAVIGATION_WORDS[locale.language]
  const href = pageHref(locale, '/services')
  return draftBlock(navColumns, {
    columns: [
      {
        heading: words.offers,
        links: tenant.services.offers.map(({ title }, index) => ({ label: title, href: `${href}#${offerAnchor(index)}` })),
      },
      {
        heading: words.ways,
        links: [
          ...linkSections(locale, '/services', tenant.services),
          { label: TRAINING_WORDS[locale.language].title, href: pageHref(locale, TRAINING_PATH) },
        ],
      },
      {
        heading: words.contact,
        links: [
          { label: tenant.contact.title, href: pageHref(locale, '/contact-us') },
          { label: dealers, href: pageHref(locale, '/dealers') },
          ...linkGroup({ locale, links: listSiteLinks(features) }, 'service')
            .filter(({ href }) => href !== pageHref(locale, TRAINING_PATH))
            .map((link) => ({ label: link.label, href: link.href })),
          { label: QUOTE_WORDS[locale.language].title, href: pageHref(locale, QUOTE_PATH) },
          ...linkSections(locale, '/contact-us', tenant.contact),
        ],
      },
    ],
    tile: { label: tenant.services.title, href, text: tenant.services.lead },
  })
}

const draftAbout = (locale: Locale, { tenant, group }: Copy): BlockDraft => {
  const words = NAVIGATION_WORDS[locale.language].about
  const { links } = group.footer
  const policy = (path: string, label: string, { description }: ArticleCopy) => ({
    label,
    href: pageHref(locale, path),
    text: description,
  })
  return draftBlock(navTabs, {
    label: links.about,
    tabs: [
      {
        label: words.company,
        text: tenant.about.lead,
        links: [
          { label: tenant.about.title, href: pageHref(locale, '/about') },
          ...linkSections(locale, '/about', tenant.about),
          { label: links.contactUs, href: pageHref(locale, '/contact-us') },
        ],
      },
      {
        label: words.news,
        links: tenant.news.map((item) => ({ label: item.title, href: pageHref(locale, newsPath(item)), text: item.summary })),
      },
      {
        label: words.policies,
        links: [
          policy('/privacy', links.privacy, group.legal.privacy),
          policy('/terms-of-sale', links.termsOfSale, group.legal.termsOfSale),
          policy('/accessibility', links.accessibility, group.legal.accessibility),
          policy('/cookies', links.cookies, group.legal.cookies),
        ],
      },
    ],
  })
}

/** Flyouts as an author would make them for the two entries that are no products. */
export const draftFlyouts = (locale: Locale, copy: Copy): DemoFlyout[] => [
  { path: FLYOUTS['/services'].path, title: 'Services', block: draftServices(locale, copy) },
  { path: FLYOUTS['/about'].path, title: 'About', block: draftAbout(locale, copy) },
]
