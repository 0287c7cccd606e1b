import type { FastifyRequest } from 'fastify'
import { readMarketCurrencies } from '#features/storefront/catalogue/public.server.ts'
import { chooseMarket, isCountryCode, SELECTED_COOKIE, TARGET_COOKIE } from '#foundation/locale/public.ts'
import type { ToolSetting } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** For whom an answer is made: the market by the visitor's cookies, prices by the tenant's flag and currencies. */
export const readSetting = async (request: FastifyRequest, locale: Locale, tx: Tx = request.tx): Promise<ToolSetting> => {
  const { [SELECTED_COOKIE]: selected, [TARGET_COOKIE]: target } = request.cookies
  const { hideCurrency } = request.server.services.tenants.flagsOf(request.scope.tenant)
  return {
    locale,
    market: chooseMarket({ selected, target, urlCountry: locale.country }, isCountryCode),
    currencies: await readMarketCurrencies(tx),
    hidesPrices: hideCurrency,
  }
}
