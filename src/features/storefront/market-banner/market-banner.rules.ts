import type { Block } from '#foundation/blocks/public.ts'
import {
  nameCountry,
  nameSalesOrgCountries,
  preselectSalesOrg,
  salesOrgOptions,
  type MarketOption,
} from '#foundation/locale/public.ts'
import type { SalesOrgCountries } from '#foundation/tenants/public.ts'
import { listFormat } from '#kernel/formatters.ts'
import type { Locale } from '#kernel/locale.ts'

/** Properties that the server adds before the block is drawn. */
export type MarketBannerData = {
  /** The market of this page in words; several countries as a list. */
  readonly marketName: string
  readonly options: readonly MarketOption[]
  /** The option that is chosen; '' when the market is none of them. */
  readonly chosen: string
}

export const describeMarket = (
  countries: SalesOrgCountries,
  { locale, market }: { readonly locale: Locale; readonly market: readonly string[] },
): MarketBannerData => {
  const { language, country } = locale
  const options = salesOrgOptions(nameSalesOrgCountries(countries, language), language)
  const nameOf = (code: string): string => options.find(({ value }) => value === code)?.label ?? nameCountry(code, language)
  return {
    marketName: listFormat(language).format(market.map(nameOf)),
    options,
    chosen: preselectSalesOrg({ market, urlCountry: country, options }),
  }
}

/** For pages that show a market: it belongs below the breadcrumbs. Kept, it stays where others were dismissed. */
export const marketBannerBlock = (props: { readonly isKept?: boolean } = {}): Block => ({
  id: 'market-banner',
  type: 'market-banner',
  props,
})
