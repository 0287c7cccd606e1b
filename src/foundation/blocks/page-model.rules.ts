import type { Block } from '#foundation/blocks/block.rules.ts'
import type { PageKind, PageTemplate } from '#foundation/blocks/page-kind.rules.ts'
import type { Flags } from '#kernel/flags.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import type { Theme } from '#ui/themes.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Traits } from '#kernel/traits.ts'

/** Parts of the site with a navigation of their own beside the work. */
export const AREAS = ['portal', 'back-office'] as const
export type Area = (typeof AREAS)[number]

export type PageMode = 'publish' | 'preview' | 'edit'

/** The page as every block may see it; nothing in it is personal. */
export type PageContext = {
  readonly tenant: { readonly key: TenantKey; readonly name: string; readonly traits: Traits }
  readonly locale: Locale
  /** Below the locale; '/' is the home page. */
  readonly path: string
  readonly template: PageTemplate
  readonly kind: PageKind
  readonly mode: PageMode
  /** Undefined on the public site. */
  readonly area?: Area | undefined
  readonly config: SiteConfig
  readonly flags: Flags
  /** Locales in which this very page exists, this one included; known where the page is drawn. */
  readonly alternates?: readonly Locale[]
  /** By tag of a locale in which it does not: the path of the nearest page that exists there. */
  readonly nearestPaths?: Readonly<Record<string, string>>
  /** Links on it that lead somewhere in a few countries only: those countries, by address. */
  readonly limitedLinks?: Readonly<Record<string, string>>
}

/** The part of the brand that the head of a page names. */
export type PageBrand = {
  /** A style sheet over those of the theme. */
  readonly style?: string
  readonly icon?: string
  /** The site's web font is not used. */
  readonly usesSystemFont?: true
}

/** Everything the renderer needs. */
export type PageModel = PageContext & {
  readonly alternates: readonly Locale[]
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly publishedAt?: string
  readonly theme?: Theme | undefined
  readonly brand?: PageBrand | undefined
  /** Only some people may see it. */
  readonly isNarrowed?: boolean
  /** Its author's description for search engines. */
  readonly structure?: 'article' | 'questions' | 'page' | 'none' | undefined
  /** Someone else's script that translates this page [7.7.5]. */
  readonly translationScript?: string | undefined
  /** The address of its first calls' replies, where all who open it make the same. */
  readonly firstCalls?: string | undefined
  readonly header?: Block
  /** The site's notices on every page, below the header. */
  readonly notices?: Block
  readonly footer?: Block
  /** Stands beside the page in its area. */
  readonly sideNavigation?: Block | undefined
  readonly blocks: readonly Block[]
}

/** The part that travels in the HTML as `#page-model`: the context, and the blocks that the browser wakes. */
export type EmbeddedModel = Omit<PageContext, 'alternates' | 'nearestPaths'> & { readonly islands: readonly Block[] }

/** Dots, but for those before the selectors that name an article, a case or an order. */
const NAMING_DOT = /\.(?!(?:ka_|CASE-|orderNum-)[\w-]+$)/g

/** The address of a page in a locale, as links and canonical URLs write it; a dot that is not encoded would begin a selector. */
export const pageHref = (locale: Locale, path: string): string =>
  path === '/' ? localePath(locale) : `${localePath(locale)}${path.replaceAll(NAMING_DOT, '%2E')}`

/** The variant of a page beyond its address: everyone with the same variant gets the same page. */
export type PageVariant = {
  readonly locale: Locale
  readonly path: string
  /** The countries whose catalogue is shown. */
  readonly market: readonly string[]
  readonly query: URLSearchParams
}
