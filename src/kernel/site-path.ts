import { isLanguage, type Locale } from '#kernel/locale.ts'

/** An address of the site, parsed once: `/{country}/{language}/{path}[.selector…][.extension][/suffix]`. */
export type SitePath = {
  readonly locale?: Locale
  /** The page's path below its locale, without selectors and extension; '/' for the home page. */
  readonly page: string
  readonly selectors: readonly string[]
  readonly extension?: string
  readonly isHome: boolean
}
