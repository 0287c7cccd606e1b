import type { DemoCategory } from '#demo/catalogue/categories.ts'
import { listContactWays } from '#demo/contact-ways.ts'
import type { GroupCopy, TenantCopy } from '#demo/tenant-copy.ts'
import { DEMO_TENANTS } from '#demo/tenants.ts'
import { pageHref, type Link } from '#features/blocks/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText } from '#kernel/texts.ts'

export type NavigationEntry = Link & { readonly children: readonly Link[] }

export type DemoNavigation = {
  /** 'Halden' and 'Aerospace'. */
  readonly brand: string
  readonly unit: string
  readonly entries: readonly NavigationEntry[]
  readonly contact: Link
  readonly contactWays: readonly (Link & { readonly text: string })[]
  readonly footer: {
    readonly about: string
    readonly columns: readonly { readonly heading: string; readonly links: readonly Link[] }[]
    /** The group's sites, this one among them. */
    readonly business: readonly Link[]
    readonly legal: readonly Link[]
    readonly copyright: string
  }
}

/** The demo's calendar stands in this year. */
const DEMO_YEAR = 2026
const BRAND = 'Halden'
const FOOTER_CATEGORIES = 6
const CONTACT = '/contact-us'

/** What the header and the footer of a site hold. */
export const demoNavigation = (
  tenant: TenantKey,
  locale: Locale,
  copy: { readonly tenant: TenantCopy; readonly group: GroupCopy },
  categories: Iterable<DemoCategory>,
): DemoNavigation => {
  const { productsLabel, footer } = copy.group
  const { headings, links } = footer
  const link = (label: string, path: string): Link => ({ label, href: pageHref(locale, path) })
  const top = [...categories]
    .filter(({ depth }) => depth === 1)
    .map(({ names, path }) => link(names[locale.language], `/products/${path}`))
  // The contact page has a place of its own in the frame.
  const own = copy.tenant.navigation
    .filter(({ href }) => href !== CONTACT)
    .map(({ label, href }) => ({ ...link(label, href), children: [] }))
  const name = DEMO_TENANTS.find(({ key }) => key === tenant)?.name ?? BRAND
  return {
    brand: BRAND,
    unit: name.replace(`${BRAND} `, ''),
    entries: [{ ...link(productsLabel, '/products'), children: top }, ...own],
    contact: link(links.contactUs, CONTACT),
    contactWays: listContactWays(tenant, locale.language, {
      phone: copy.tenant.home.desk.phone,
      services: pageHref(locale, '/services'),
    }),
    footer: {
      about: footer.about,
      columns: [
        { heading: headings.products, links: [...top.slice(0, FOOTER_CATEGORIES), link(links.allProducts, '/products')] },
        {
          heading: headings.company,
          links: [link(links.about, '/about'), link(links.services, '/services'), link(links.contactUs, CONTACT)],
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
    },
  }
}
