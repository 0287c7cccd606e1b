import { sql } from 'kysely'
import type { HeldSoldTo } from '#features/accounts/account.rules.ts'
import { toLikePattern, type FavouriteChoice, type FavouriteField } from '#features/accounts/favourite-page.rules.ts'
import { HELD_AS_JSON } from '#features/accounts/sold-to.store.ts'
import type { Tx } from '#server/database/database.ts'

const COLUMNS: Readonly<Record<FavouriteField, ReturnType<typeof sql>>> = {
  position: sql`own.position`,
  number: sql`sold_to.number`,
  name: sql`lower(sold_to.name)`,
  city: sql`lower(sold_to.city)`,
  postalCode: sql`sold_to.postal_code`,
}

export type FavouritePage = { readonly soldTos: readonly HeldSoldTo[]; readonly total: number }

const fits = (typed: string) => {
  const pattern = toLikePattern(typed)
  return sql`(sold_to.number ilike ${pattern} or sold_to.name ilike ${pattern} or sold_to.city ilike ${pattern}
    or sold_to.postal_code ilike ${pattern})`
}

/** Full numbers find accounts that are kept without their zeros. */
const dropZeros = (typed: string): string => (/^0+\d+$/.test(typed) ? typed.replace(/^0+/, '') : typed)

/** A page of the accounts that an employee keeps at hand; the default one is always the first. */
export const readFavouritePage = async (tx: Tx, personId: string, choice: FavouriteChoice): Promise<FavouritePage> => {
  const { page, size, sort } = choice
  const typed = dropZeros(choice.q.trim())
  const isMeant = typed === '' ? sql`true` : fits(typed)
  const order = sql`${COLUMNS[sort.field]} ${sort.isDescending ? sql`desc` : sql`asc`}, own.position, own.sold_to_id`
  const own = sql`favourite_sold_to as own join sold_to on sold_to.id = own.sold_to_id
    where own.person_id = ${personId} and ${isMeant}`
  // Every favourite is an account: without a word to look for, accounts need not be read to count.
  const counted = typed === '' ? sql`favourite_sold_to as own where own.person_id = ${personId}` : own
  const { rows } = await sql<{ accounts: HeldSoldTo[]; total: number }>`
    select (select count(*)::integer from ${counted}) as total,
      coalesce((select json_agg(${HELD_AS_JSON} order by place)
        from (select sold_to.*, own.is_default, row_number() over (order by own.is_default desc, ${order}) as place
          from ${own} order by own.is_default desc, ${order} limit ${size} offset ${(page - 1) * size}) as held), '[]') as accounts`.execute(
    tx,
  )
  return { soldTos: rows[0]?.accounts ?? [], total: rows[0]?.total ?? 0 }
}
