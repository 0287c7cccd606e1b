import { sql, type RawBuilder } from 'kysely'
import { productDocumentSource } from '#features/storefront/catalogue/search/product-source.service.ts'
import { announceChanges } from '#foundation/search-engine/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** Products that search has to read again, chosen by a condition on the table `product`. */
export const touchProducts = async (tx: Tx, condition: RawBuilder<unknown>): Promise<void> => {
  const { numAffectedRows } = await sql`
    insert into search_change (kind, key) select ${productDocumentSource.name}, sku from product where ${condition}
    on conflict do nothing`.execute(tx)
  if ((numAffectedRows ?? 0n) > 0n) await announceChanges(tx)
}
