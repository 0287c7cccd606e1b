import { sql } from 'kysely'
import type { MarketCurrencies } from '#features/storefront/catalogue/product/market-currency.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepareStatement } from '#platform/database/prepared-statement.ts'

/** Those of today; of several lines about a country the one that began last. */
export const CURRENCIES_OF_TODAY = `select distinct on (country_code) country_code as country, currency from market_currency
  where (now() at time zone 'UTC')::date between valid_from and coalesce(valid_until, 'infinity')
  order by country_code, valid_from desc`

const selectCurrencies = prepareStatement<{ readonly country: string; readonly currency: string }>(CURRENCIES_OF_TODAY)

export const readMarketCurrencies = async (tx: Tx): Promise<MarketCurrencies> => {
  const rows = await selectCurrencies(tx)
  return new Map(rows.map(({ country, currency }) => [country, currency]))
}

/** Every currency that list prices are shown, filtered and sorted in, also those of later days. */
export const listMarketCurrencies = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ currency: string }>`select distinct currency from market_currency order by 1`.execute(tx)
  return rows.map(({ currency }) => currency)
}
