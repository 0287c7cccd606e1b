import type { Block } from '#features/blocks/block.rules.ts'
import type { Link } from '#features/blocks/block-parts.rules.ts'
import type { PageKind, PageTemplate } from '#features/blocks/page-kind.rules.ts'
import { pageHref } from '#features/blocks/page-model.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'

/** The site that a new tenant begins with, in one locale. */
export type StarterSite = { readonly tenant: { readonly key: TenantKey; readonly name: string }; readonly locale: Locale }

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
