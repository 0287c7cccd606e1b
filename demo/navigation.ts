import type { DemoCategory } from '#demo/catalogue/categories.ts'
import { isSoldAt } from '#demo/catalogue/markets.ts'
import { draftFlyouts, flyoutOf, type DemoFlyout } from '#demo/navigation-flyouts.ts'
import { NAVIGATION_WORDS } from '#demo/navigation-words.ts'
import { LINK_WORDS } from '#demo/pages/words/link-words.ts'
import { draftSearch } from '#demo/search-takeover.ts'
import { listContactWays } from '#demo/contact-ways.ts'
import type { GroupCopy, TenantCopy } from '#demo/tenant-copy.ts'
import { DEMO_TENANTS } from '#demo/tenants.ts'
import { features } from '#app/features.ts'
import { linkGroup, listSiteLinks, pageHref, type Link, type SiteLink } from '#foundation/blocks/public.ts'
import type { siteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import type { searchTakeover } from '#features/search/search/blocks/search-takeover.schema.ts'
import type { Locale } from '#kernel/locale.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'
import { fillText } from '#kernel/texts.ts'
import type { z } from 'zod'

export type DemoNavigation = {
  readonly header: z.input<typeof siteHeader.schema>
  /** Fragments that the header's entries load. */
  readonly flyouts: readonly DemoFlyout[]
  readonly search: z.input<typeof searchTakeover.schema>
  readonly footer: {
    readonly about: string
    readonly columns: readonly { readonly heading: string; readonly links: readonly Link[] }[]
    /** The group's sites, this one among them. */
    readonly business: readonly Link[]
    readonly legal: readonly Link[]
    readonly copyright: string
    readonly support: Link
  }
}

export type Copy = { readonly tenant: TenantCopy; readonly group: GroupCopy }

/** The demo's calendar stands in this year. */
const DEMO_YEAR = 2026
const BRAND = 'Halden'
const FOOTER_CATEGORIES = 6
const CONTACT = '/contact-us'

const nameOf = (tenant: TenantKey): string => DEMO_TENANTS.find(({ key }) => key === tenant)?.name ?? BRAND
const portalOf = (tenant: TenantKey): string => `/secure/${tenant}-home`

const listLinks = (locale: Locale, group: SiteLink['group']): Link[] =>
  linkGroup({ locale, links: listSiteLinks(features) }, group).map(({ label, href }) => ({ label, href }))

const draftHeader = (tenant: TenantKey, locale: Locale, copy: Copy): DemoNavigation['header'] => {
  const words = NAVIGATION_WORDS[locale.language]
  const link = (label: string, path: string): Link => ({ label, href: pageHref(locale, path) })
  // The contact page has a place of its own in the frame.
  const own = copy.tenant.navigation.filter(({ href }) => href !== CONTACT)
  return {
    brand: BRAND,
    unit: nameOf(tenant).replace(`${BRAND} `, ''),
    entries: [
      {
        ...link(copy.group.productsLabel, '/products'),
        flyout: 'product',
        subnav: `${pageHref(locale, '/by-category')}.external`,
      },
      ...own.map(({ label, href }) => ({ ...link(label, href), ...flyoutOf(locale, href) })),
      { ...link(words.portal, portalOf(tenant)), locked: true },
    ],
    business: TENANT_KEYS.map((key) => ({ label: nameOf(key), href: `/business/${key}`, text: words.business[key] })),
    contact: link(copy.group.footer.links.contactUs, CONTACT),
    contactWays: listContactWays(tenant, locale, {
      phone: copy.tenant.home.desk.phone,
      services: pageHref(locale, '/services'),
    }),
    // Downloads and courses have places of their own in the menus.
    help: listLinks(locale, 'service').filter(({ href }) => href.includes('/support')),
    signInLinks: [
      { label: words.signIn, href: '/system/sling/login.html', addQueryParameter: true },
      link(words.register, '/register'),
    ],
    postLoginPages: [{ country: 'cn', language: 'zh', href: pageHref({ country: 'cn', language: 'zh' }, portalOf(tenant)) }],
    tour: (['navigation', 'search', 'locale', 'account'] as const).map((place) => ({ place, ...words.tour[place] })),
  }
}

/** Entries of the header and the footer of a site. */
export const demoNavigation = (
  tenant: TenantKey,
  locale: Locale,
  copy: Copy,
  categories: Iterable<DemoCategory>,
): DemoNavigation => {
  const { footer } = copy.group
  const { headings, links } = footer
  const link = (label: string, path: string): Link => ({ label, href: pageHref(locale, path) })
  const sold = [...categories].filter((category) => isSoldAt(category, locale.country))
  const top = sold.filter(({ depth }) => depth === 1).map(({ names, path }) => link(names[locale.language], `/products/${path}`))
  const words = NAVIGATION_WORDS[locale.language]
  return {
    header: draftHeader(tenant, locale, copy),
    flyouts: draftFlyouts(locale, copy),
    search: draftSearch(locale, copy, sold),
    footer: {
      about: footer.about,
      columns: [
        {
          heading: headings.products,
          links: [
            ...top.slice(0, FOOTER_CATEGORIES),
            link(links.allProducts, '/products'),
            link(words.brands, '/our-brands'),
            ...listLinks(locale, 'products'),
          ],
        },
        {
          heading: headings.company,
          links: [link(links.about, '/about'), link(words.dealers, '/dealers'), link(links.contactUs, CONTACT)],
        },
        {
          heading: headings.services,
          links: [
            link(links.services, '/services'),
            // Pages below the support page are linked there, and the form for quotes in the flyout of services.
            ...listLinks(locale, 'service').filter(({ href }) => !href.includes('/support/')),
          ],
        },
      ],
      business: DEMO_TENANTS.map(({ key, name: label }) => ({ label, href: `/business/${key}` })),
      legal: [
        link(links.privacy, '/privacy'),
        link(links.termsOfSale, '/terms-of-sale'),
        link(links.accessibility, '/accessibility'),
        link(links.cookies, '/cookies'),
      ],
      copyright: fillText(footer.copyright, { year: DEMO_YEAR }),
      support: link(LINK_WORDS[locale.language].support, CONTACT),
    },
  }
}
