import { sql } from 'kysely'
import type { PersonSoldTo } from '#foundation/accounts/account.rules.ts'
import { toLikePattern, type FavouriteChoice, type FavouriteField } from '#foundation/accounts/favourite-page.rules.ts'
import { HELD_AS_JSON, offeredCondition } from '#foundation/accounts/sold-to.store.ts'
import { findOfferRule, type SoldToSite } from '#foundation/accounts/sold-to.rules.ts'
import type { Tx } from '#platform/database/database.ts'

const COLUMNS: Readonly<Record<FavouriteField, ReturnType<typeof sql>>> = {
  position: sql`own.position`,
  number: sql`sold_to.number`,
  name: sql`lower(sold_to.name)`,
  city: sql`lower(sold_to.city)`,
  postalCode: sql`sold_to.postal_code`,
}

export type FavouritePage = { readonly soldTos: readonly PersonSoldTo[]; readonly total: number }

/** Full numbers find accounts that are stored without their zeros. */
const dropZeros = (typed: string): string => (/^0\d+$/.test(typed) ? typed.replace(/^0+/, '') : typed)

/** One comparison for all of them: four would cost four times as much. */
const fits = (typed: string) =>
  sql`concat_ws(' ', sold_to.number, sold_to.name, sold_to.city, sold_to.postal_code) ilike ${toLikePattern(typed)}`

/** A page of the accounts that an employee keeps at hand; the default one is always the first. */
export const readFavouritePage = async (
  tx: Tx,
  personId: string,
  choice: FavouriteChoice,
  site: SoldToSite | undefined,
): Promise<FavouritePage> => {
  const { page, size, sort, firstId } = choice
  const isFirst = firstId === undefined ? sql`is_default` : sql`(sold_to_id = ${firstId})`
  const typed = dropZeros(choice.q.trim())
  // Their own order is in the list itself: then only the accounts of the page are read, else each of them once.
  const isLimited = site !== undefined && findOfferRule(site) !== undefined
  const isAsStored = typed === '' && sort.field === 'position' && !isLimited
  const listed = isAsStored
    ? sql`select sold_to_id, is_default, position, currency as chosen_currency, position as key from favourite_sold_to where person_id = ${personId}`
    : sql`select own.sold_to_id, own.is_default, own.position, own.currency as chosen_currency, ${COLUMNS[sort.field]} as key
        from favourite_sold_to as own join sold_to on sold_to.id = own.sold_to_id
        where own.person_id = ${personId} and ${typed === '' ? sql`true` : fits(typed)}
          and ${isLimited ? offeredCondition(site) : sql`true`}`
  const { rows } = await sql<{ accounts: PersonSoldTo[]; total: number }>`
    with listed as ${isAsStored ? sql`not materialized` : sql`materialized`} (${listed}),
    shown as materialized (
      select sold_to_id, is_default, chosen_currency, row_number() over () as place
      from (select sold_to_id, is_default, chosen_currency from listed
        order by ${isFirst} desc, key ${sort.isDescending ? sql`desc` : sql`asc`}, position, sold_to_id
        limit ${size} offset ${(page - 1) * size}) as ordered)
    select (select count(*)::integer from listed) as total,
      coalesce((select json_agg(${HELD_AS_JSON} order by place)
        from shown join sold_to on sold_to.id = shown.sold_to_id), '[]') as accounts`.execute(tx)
  return { soldTos: rows[0]?.accounts ?? [], total: rows[0]?.total ?? 0 }
}
