import type { Block } from '#foundation/blocks/block.rules.ts'
import type { Link } from '#foundation/blocks/block-parts.rules.ts'
import type { PageKind, PageTemplate } from '#foundation/blocks/page-kind.rules.ts'
import { pageHref } from '#foundation/blocks/page-model.rules.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'
import type { IconName } from '#ui/icon-names.ts'

/** A public page that header and footer of every site link to; without such a link visitors never find it. */
export type SiteLink = {
  /** Below the locale. */
  readonly path: string
  /** Finding and choosing products, or help with them. */
  readonly group: 'products' | 'service'
  readonly words: Readonly<Record<Language, { readonly title: string; readonly lead: string }>>
  readonly icon: IconName
  /** Smaller numbers come first in their group. */
  readonly order: number
}

/** The site that a new tenant begins with, in one locale. */
export type StarterSite = {
  readonly tenant: { readonly key: TenantKey; readonly name: string; readonly traits: Traits }
  readonly locale: Locale
  /** Of all features, in their order. */
  readonly links: readonly SiteLink[]
}

/** A page before its blocks have ids; ordinary content unless template and kind are named. */
export type StarterPage = {
  /** Below the locale. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly template?: PageTemplate
  readonly kind?: PageKind
  readonly blocks: readonly Omit<Block, 'id'>[]
}

/** The pages that a feature brings to a new site. Authors change them like any other. */
export type StarterPages = (site: StarterSite) => readonly StarterPage[]

/** A part that other pages hold or open; nobody opens it on its own. */
export const FRAGMENT_PAGE = { template: 'fragment-template', kind: 'Fragment', description: '' } as const

export const linkIn = ({ locale }: StarterSite, label: string, path: string): Link => ({ label, href: pageHref(locale, path) })

type Brought = { readonly siteLinks?: readonly SiteLink[]; readonly starterPages?: StarterPages }

/** In the order in which they are shown. */
export const listSiteLinks = (features: readonly Brought[]): SiteLink[] =>
  features.flatMap(({ siteLinks = [] }) => siteLinks).toSorted((one, other) => one.order - other.order)

/** The links of a group with the words of the site's language. */
export const linkGroup = (site: Pick<StarterSite, 'links' | 'locale'>, group: SiteLink['group']) =>
  site.links
    .filter((link) => link.group === group)
    .map(({ path, words, icon }) => {
      const { title, lead } = words[site.locale.language]
      return { label: title, href: pageHref(site.locale, path), text: lead, icon }
    })

/** Every page that features bring to a new site. */
export const listStarterPages = (features: readonly Brought[], site: Omit<StarterSite, 'links'>): StarterPage[] => {
  const links = listSiteLinks(features)
  return features.flatMap(({ starterPages }) => starterPages?.({ ...site, links }) ?? [])
}
