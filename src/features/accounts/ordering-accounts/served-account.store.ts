import { sql } from 'kysely'
import {
  EMPLOYEE_LIST,
  SERVED_LIST,
  type AssignableAccount,
  type ServedAccount,
  type ServingEmployee,
} from '#features/accounts/ordering-accounts/served-account.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

type ServedColumn = (typeof SERVED_LIST.sortable)[number]

/** One comparison for all of them: four would cost four times as much. */
const fits = (search: string) =>
  search.trim() === ''
    ? sql`true`
    : sql`concat_ws(' ', sold_to.number, sold_to.name, sold_to.city, sold_to.postal_code) ilike ${containsPattern(search)}`

const ACCOUNT = sql`sold_to.account_key as key, sold_to.number, sold_to.name, sold_to.city, sold_to.postal_code as "postalCode"`

export type ServedChoice = ListQuery<ServedColumn> & {
  readonly search: string
  readonly kept?: 'favourites' | 'others' | undefined
}

export const listServed = (
  tx: Tx,
  personId: string,
  { search, kept, ...list }: ServedChoice,
): Promise<ListPage<ServedAccount>> => {
  const isStored =
    kept === undefined ? sql`true` : kept === 'favourites' ? sql`own.sold_to_id is not null` : sql`own.sold_to_id is null`
  const found = sql<ServedAccount>`
    select ${ACCOUNT}, own.sold_to_id is not null as "isFavourite"
    from assigned_sold_to served
    join sold_to on sold_to.id = served.sold_to_id
    left join favourite_sold_to own on own.person_id = served.person_id and own.sold_to_id = served.sold_to_id
    where served.person_id = ${personId} and ${fits(search)} and ${isStored}`
  return readListPage(tx, found, list, { spec: SERVED_LIST, unique: 'key' })
}

/** Ids of the accounts with this key, or this number, that a person was assigned; one account may be written twice. */
export const findServed = async (
  tx: Tx,
  personId: string,
  name: { readonly erpId: string | undefined; readonly number: string },
): Promise<{ id: string; key: string; erpId: string }[]> => {
  const { rows } = await sql<{ id: string; key: string; erpId: string }>`
    select sold_to.id, sold_to.account_key as key, sold_to.erp_id
    from assigned_sold_to served join sold_to on sold_to.id = served.sold_to_id
    where served.person_id = ${personId} and ltrim(sold_to.number, '0') = ltrim(${name.number}, '0')
      and (${name.erpId ?? null}::text is null or sold_to.erp_id = ${name.erpId ?? null})
    order by sold_to.number desc`.execute(tx)
  return rows
}

/** At the end of the list; once more changes nothing. */
export const insertFavourite = async (tx: Tx, personId: string, soldToId: string): Promise<void> => {
  await sql`
    insert into favourite_sold_to (person_id, sold_to_id, position)
    select ${personId}, ${soldToId}, coalesce(max(position) + 1, 0) from favourite_sold_to where person_id = ${personId}
    on conflict do nothing`.execute(tx)
}

export const deleteFavourites = async (tx: Tx, personId: string, soldToIds: readonly string[]): Promise<void> => {
  await sql`delete from favourite_sold_to where person_id = ${personId} and sold_to_id = any(${[...soldToIds]}::uuid[])`.execute(
    tx,
  )
}

export const listEmployees = (
  tx: Tx,
  { search, ...list }: ListQuery<(typeof EMPLOYEE_LIST.sortable)[number]> & { readonly search: string },
): Promise<ListPage<ServingEmployee>> => {
  const pattern = containsPattern(search)
  const found = sql<ServingEmployee>`
    select person.id, person.given_name || ' ' || person.family_name as name, person.email,
      (select count(*)::integer from assigned_sold_to served where served.person_id = person.id) as accounts
    from person
    where person.is_internal and person.status = 'active'
      and (person.given_name || ' ' || person.family_name ilike ${pattern} or person.email ilike ${pattern})`
  return readListPage(tx, found, list, { spec: EMPLOYEE_LIST, unique: 'id' })
}

export type AssignableChoice = ListQuery<ServedColumn> & { readonly search: string; readonly served?: 'yes' | 'no' | undefined }

export const listAssignable = (
  tx: Tx,
  personId: string,
  { search, served, ...list }: AssignableChoice,
): Promise<ListPage<AssignableAccount>> => {
  const isMeant =
    served === undefined ? sql`true` : served === 'yes' ? sql`own.sold_to_id is not null` : sql`own.sold_to_id is null`
  const found = sql<AssignableAccount>`
    select sold_to.id, ${ACCOUNT}, own.sold_to_id is not null as "isAssigned"
    from sold_to left join assigned_sold_to own on own.sold_to_id = sold_to.id and own.person_id = ${personId}
    where ${fits(search)} and ${isMeant}`
  return readListPage(tx, found, list, { spec: SERVED_LIST, unique: 'id' })
}

/** Keys of accounts that there are; what is missing from it does not exist here. */
export const findKeys = async (tx: Tx, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select distinct account_key as key from sold_to where account_key = any(${[...keys]}::text[])`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

export const assign = async (tx: Tx, personId: string, keys: readonly string[]): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into assigned_sold_to (person_id, sold_to_id)
    select ${personId}, id from sold_to where account_key = any(${[...keys]}::text[])
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/** Favourites of theirs go with them. */
export const unassign = async (tx: Tx, personId: string, keys: readonly string[]): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from assigned_sold_to using sold_to
    where assigned_sold_to.person_id = ${personId} and sold_to.id = assigned_sold_to.sold_to_id
      and sold_to.account_key = any(${[...keys]}::text[])`.execute(tx)
  return Number(numAffectedRows)
}
