import { sql } from 'kysely'
import type { Dealer, DealerTag } from '#features/storefront/dealers/public.ts'
import { announceDealers } from '#features/storefront/dealers/public.server.ts'
import { DEALER_LIST } from '#features/administration/catalogue-admin/dealer/dealer-admin.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

type Filter = { readonly find?: string | undefined; readonly country?: string | undefined; readonly tag?: DealerTag | undefined }

export const listDealerRows = (
  tx: Tx,
  { find, country, tag }: Filter,
  list: ListQuery<(typeof DEALER_LIST.sortable)[number]>,
): Promise<ListPage<Dealer>> => {
  const letters = find === undefined ? undefined : containsPattern(find)
  const found = sql<Dealer>`
    select id, name, street, postal_code, city, region, country, lat, lon, phone, mail, web, hours, tags, markets from dealer
    where true
      ${letters === undefined ? sql`` : sql`and (name ilike ${letters} or city ilike ${letters} or street ilike ${letters})`}
      ${country === undefined ? sql`` : sql`and country = ${country}`}
      ${tag === undefined ? sql`` : sql`and ${tag} = any(tags)`}`
  return readListPage(tx, found, list, { spec: DEALER_LIST, unique: 'id' })
}

/** Two who add dealers at once give them different addresses. */
export const lockNames = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('dealer ' || current_setting('app.tenant')))`.execute(tx)
}

export const saveDealer = async (tx: Tx, { id, ...dealer }: Dealer): Promise<void> => {
  const values = { ...dealer, hours: JSON.stringify(dealer.hours) }
  await tx
    .insertInto('dealer')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.columns(['tenant', 'id'] as never).doUpdateSet(values))
    .execute()
  await announceDealers(tx, [id])
}

export const removeDealers = async (tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> => {
  const removed = await tx
    .deleteFrom('dealer')
    .where('id', 'in', [...ids])
    .returning(['id', 'name'])
    .execute()
  await announceDealers(
    tx,
    removed.map(({ id }) => id),
  )
  return removed
}
