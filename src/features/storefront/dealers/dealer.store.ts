import { sql, type ColumnType } from 'kysely'
import type { Dealer, DealerTag, OpeningHours } from '#features/storefront/dealers/dealer.rules.ts'
import { announceData } from '#features/site/content/public.server.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    dealer: Omit<Dealer, 'hours' | 'tags' | 'markets'> & {
      hours: ColumnType<readonly OpeningHours[], string, string>
      tags: readonly DealerTag[]
      markets: readonly string[] | null
    }
  }
}

/** Their kind in the search index. */
export const DEALER_KIND = 'dealer'
export const DEALER_PAGE_KIND = 'dealer-page'
export const DEALERS_PATH = '/dealers'

const COLUMNS = [
  'id',
  'name',
  'street',
  'postalCode',
  'city',
  'region',
  'country',
  'lat',
  'lon',
  'phone',
  'mail',
  'web',
  'hours',
  'tags',
  'markets',
] as const

/** All of a site, or those that visitors of a market see [T-26]. */
export const listDealers = (tx: Tx, market?: readonly string[]): Promise<Dealer[]> =>
  tx
    .selectFrom('dealer')
    .select(COLUMNS)
    .$if(market !== undefined, (query) =>
      query.where((eb) => eb.or([eb('markets', 'is', null), sql<boolean>`markets && ${[...(market ?? [])]}::text[]`])),
    )
    .orderBy('country')
    .orderBy('city')
    .orderBy('id')
    .execute()

export const hasDealers = async (tx: Tx, market: readonly string[]): Promise<boolean> =>
  (await listDealers(tx, market)).length > 0

/** Search and pages follow what was changed. */
export const announceDealers = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await touchDocuments(tx, DEALER_KIND, ids)
  // With the first dealer comes the page that shows them, and with the last one it goes.
  await touchDocuments(tx, DEALER_PAGE_KIND, [DEALERS_PATH])
  await announceData(tx)
}
