import type { PageVariant } from '#foundation/blocks/public.ts'
import { chooseMarket, isCountryCode, OVERRIDE_PARAMETER, SELECTED_COOKIE, TARGET_COOKIE } from '#foundation/locale/public.ts'
import { localePath, type Locale } from '#kernel/locale.ts'

export type PageVariants = {
  /** Under which name the cache may have the page that is requested; quick, for the first look of every request. */
  readonly findKey: (url: string, cookies: string | undefined) => string | undefined
  /** Under which name to keep it; undefined when it is made for this request alone. */
  readonly keyOf: (url: string, variant: PageVariant) => string | undefined
  readonly variantOf: (url: string, cookies: string | undefined, place: { locale: Locale; path: string }) => PageVariant
  readonly isMarketPage: (path: string) => boolean
}

const cookieOf = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]?.replaceAll('%2C', ',')

const marketOf = (cookies: string | undefined, urlCountry: string): readonly string[] =>
  chooseMarket(
    { selected: cookieOf(cookies ?? '', SELECTED_COOKIE), target: cookieOf(cookies ?? '', TARGET_COOKIE), urlCountry },
    isCountryCode,
  )

/** The mode an author requests, and whether a cookie has to be set first. */
const PAST_THE_CACHE = new RegExp(`[?&](?:wcmmode|${OVERRIDE_PARAMETER})=`)

const marketKey = (pathname: string, market: readonly string[]): string => `${pathname} ${market.join()}`

/** Pages below the patterns differ by market, and by what their query asks; all others by their address alone. */
export const createPageVariants = (marketPages: readonly RegExp[]): PageVariants => {
  const isMarketPage = (path: string): boolean => marketPages.some((pattern) => pattern.test(path))
  return {
    isMarketPage,
    findKey: (url, cookies) => {
      const end = url.indexOf('?')
      const pathname = end < 0 ? url : url.slice(0, end)
      if (end >= 0 && PAST_THE_CACHE.test(url)) return undefined
      // Past the locale, as in /us/en/products: the one form under which pages of a market are stored.
      if (!isMarketPage(pathname.slice(6))) return pathname
      return end < 0 ? marketKey(pathname, marketOf(cookies, pathname.slice(1, 3))) : undefined
    },
    keyOf: (url, { locale, path, market, query }) => {
      if (isMarketPage(path)) return query.size === 0 ? marketKey(`${localePath(locale)}${path}`, market) : undefined
      const end = url.indexOf('?')
      return end < 0 ? url : url.slice(0, end)
    },
    variantOf: (url, cookies, { locale, path }) => {
      const end = url.indexOf('?')
      const isBound = isMarketPage(path)
      return {
        locale,
        path,
        market: isBound ? marketOf(cookies, locale.country) : [locale.country],
        query: new URLSearchParams(isBound && end >= 0 ? url.slice(end + 1) : ''),
      }
    },
  }
}
