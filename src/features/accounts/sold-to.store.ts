import { sql, type Insertable } from 'kysely'
import type { HeldSoldTo, SoldToRow } from '#features/accounts/account.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type PersonAccount = { personId: string; soldToId: string; isDefault: boolean; position: number }

declare module '#platform/database/database.ts' {
  interface Tables {
    soldTo: SoldToRow
    personSoldTo: PersonAccount
    favouriteSoldTo: PersonAccount
  }
}

type HeldTable = 'person_sold_to' | 'favourite_sold_to'

/** Some of the accounts, the default one first; or those of one number, however it is written. */
export type HeldChoice = { readonly limit?: number; readonly number?: string }

/** An account of someone's list, of the columns of `sold_to` and `is_default`. */
export const HELD_AS_JSON = sql`json_build_object('id', id, 'number', number, 'erpId', erp_id, 'salesOrg', sales_org,
  'name', name, 'city', city, 'postalCode', postal_code, 'countryCode', country_code,
  'defaultCurrency', default_currency, 'customerUnitCurrency', customer_unit_currency, 'currencies', currencies,
  'isEcomEnabled', is_ecom_enabled, 'toolAccess', tool_access, 'priceList', price_list, 'isDefault', is_default)`

/** Thousands at once: as one JSON value they cost this process half of what as many rows would. */
const listHeld = async (
  tx: Tx,
  table: HeldTable,
  personId: string,
  { limit, number }: HeldChoice = {},
): Promise<HeldSoldTo[]> => {
  const isMeant = number === undefined ? sql`true` : sql`ltrim(sold_to.number, '0') = ltrim(${number}, '0')`
  const { rows } = await sql<{ accounts: HeldSoldTo[] }>`
    select coalesce(json_agg(${HELD_AS_JSON} order by position, number), '[]') as accounts
    from (select sold_to.*, own.is_default, own.position
      from ${sql.table(table)} as own join sold_to on sold_to.id = own.sold_to_id
      where own.person_id = ${personId} and ${isMeant}
      order by own.is_default desc, own.position limit ${limit ?? null}) as held`.execute(tx)
  return rows[0]?.accounts ?? []
}

/** Accounts a person orders for. */
export const listOwnSoldTos = (tx: Tx, personId: string, choice?: HeldChoice): Promise<HeldSoldTo[]> =>
  listHeld(tx, 'person_sold_to', personId, choice)

/** Customers' accounts that an employee keeps at hand. */
export const listFavouriteSoldTos = (tx: Tx, personId: string, choice?: HeldChoice): Promise<HeldSoldTo[]> =>
  listHeld(tx, 'favourite_sold_to', personId, choice)

/** Thousands in one statement: the rows travel as one JSON value. */
export const insertSoldTos = async (tx: Tx, rows: readonly Insertable<SoldToRow>[]): Promise<void> => {
  await sql`
    insert into sold_to (id, number, erp_id, sales_org, name, city, postal_code, country_code, default_currency,
      customer_unit_currency, currencies, is_ecom_enabled, tool_access, price_list)
    select "id", "number", "erpId", "salesOrg", "name", "city", "postalCode", "countryCode", "defaultCurrency",
      "customerUnitCurrency", "currencies", "isEcomEnabled", "toolAccess", "priceList"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("id" uuid, "number" text, "erpId" text, "salesOrg" text,
      "name" text, "city" text, "postalCode" text, "countryCode" text, "defaultCurrency" text, "customerUnitCurrency" text,
      "currencies" text[], "isEcomEnabled" boolean, "toolAccess" text[], "priceList" text)`.execute(tx)
}

export type AccountList = { readonly personId: string; readonly soldToIds: readonly string[]; readonly defaultAt?: number }

const insertLists = async (
  tx: Tx,
  table: 'person_sold_to' | 'favourite_sold_to',
  lists: readonly AccountList[],
): Promise<void> => {
  for (const { personId, soldToIds, defaultAt } of lists)
    await sql`
      insert into ${sql.table(table)} (person_id, sold_to_id, is_default, position)
      select ${personId}::uuid, held, coalesce(place - 1 = ${defaultAt ?? null}::integer, false), place - 1
      from unnest(${[...soldToIds]}::uuid[]) with ordinality as own (held, place)`.execute(tx)
}

export const insertOwnSoldTos = (tx: Tx, lists: readonly AccountList[]): Promise<void> => insertLists(tx, 'person_sold_to', lists)

export const insertFavouriteSoldTos = (tx: Tx, lists: readonly AccountList[]): Promise<void> =>
  insertLists(tx, 'favourite_sold_to', lists)
