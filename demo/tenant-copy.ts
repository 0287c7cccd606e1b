import type { IconName } from '#ui/icon-names.ts'

/**
 * The words of one tenant in one language. `content/{tenant}/{language}.ts` holds them, `pages.ts` turns them into pages.
 * Links are written below the locale (`/products`); the page maker puts the locale in front.
 */
export type TenantCopy = {
  /** Main navigation, level one: three to five entries besides Products, each leading to a page below. */
  readonly navigation: readonly LinkCopy[]
  readonly home: HomeCopy
  /** `/services` and `/about`. */
  readonly services: ArticleCopy & { readonly offers: readonly { title: string; text: string; icon: IconName }[] }
  readonly about: ArticleCopy & { readonly figures: readonly FigureCopy[]; readonly quote: QuoteCopy }
  /** Three items, newest first; the slug is the same in every language. */
  readonly news: readonly NewsCopy[]
  /** `/contact-us`: places and how to reach them. */
  readonly contact: ArticleCopy & { readonly desks: readonly { name: string; phone: string; hours: string }[] }
}

export type LinkCopy = { readonly label: string; readonly href: string }
export type FigureCopy = { readonly value: string; readonly label: string }
export type QuoteCopy = { readonly text: string; readonly author: string; readonly role: string }
/** Body paragraphs are plain text; the page maker wraps them. */
export type ArticleCopy = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly sections: readonly { heading: string; paragraphs: readonly string[] }[]
}
export type NewsCopy = {
  readonly slug: string
  readonly date: string
  readonly title: string
  readonly summary: string
  readonly paragraphs: readonly string[]
}

export type HomeCopy = {
  /** Page title and description for search engines; the description has 110 to 155 characters. */
  readonly title: string
  readonly description: string
  readonly hero: {
    readonly title: string
    readonly lead: string
    readonly primary: LinkCopy
    readonly secondary: LinkCopy
    readonly imageAlt: string
    readonly callouts: readonly { title: string; text: string }[]
  }
  /** Four quick tasks under the hero. */
  readonly tasks: readonly (LinkCopy & { readonly text: string; readonly icon: IconName })[]
  readonly categories: { readonly title: string; readonly text: string; readonly all: string }
  readonly feature: {
    readonly title: string
    readonly lead: string
    readonly figures: readonly FigureCopy[]
    readonly imageAlt: string
  }
  /** Three to four tabs: how a customer works with us, step by step. */
  readonly ways: {
    readonly title: string
    readonly tabs: readonly { label: string; title: string; text: string; points: readonly string[] }[]
  }
  /** Three stories shown one at a time. */
  readonly stories: { readonly title: string; readonly slides: readonly (QuoteCopy & { readonly heading: string })[] }
  readonly news: { readonly title: string; readonly readMore: string }
  readonly questions: { readonly title: string; readonly items: readonly { question: string; answer: string }[] }
  readonly desk: { readonly title: string; readonly text: string; readonly phone: string; readonly action: LinkCopy }
}

/** Words that all five tenants share in one language: `content/group/{language}.ts`. */
export type GroupCopy = {
  /** Main navigation entry that stands before the tenant's own ones. */
  readonly productsLabel: string
  readonly footer: {
    readonly about: string
    readonly headings: Record<'products' | 'services' | 'company' | 'legal', string>
    readonly links: Record<
      'allProducts' | 'services' | 'about' | 'contactUs' | 'privacy' | 'termsOfSale' | 'accessibility' | 'cookies',
      string
    >
    /** `{year}` is filled in when the page is made. */
    readonly copyright: string
  }
  readonly errors: {
    readonly notFound: {
      readonly title: string
      readonly lead: string
      readonly ways: readonly (LinkCopy & { readonly text: string })[]
    }
    readonly failed: { readonly title: string; readonly lead: string }
  }
  /** `/privacy`, `/terms-of-sale`, `/accessibility` and `/cookies`; `{tenant}` in cookie names is the tenant's key. */
  readonly legal: Record<'privacy' | 'termsOfSale' | 'accessibility' | 'cookies', ArticleCopy>
}
