import { sql, type RawBuilder } from 'kysely'
import type { PersonSoldTo, SoldToRow } from '#foundation/accounts/account.rules.ts'
import { findOfferRule, type SoldToSite } from '#foundation/accounts/sold-to.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type PersonAccount = { personId: string; soldToId: string; isDefault: boolean; position: number; currency: string | null }

declare module '#platform/database/database.ts' {
  interface Tables {
    soldTo: SoldToRow
    personSoldTo: PersonAccount
    favouriteSoldTo: PersonAccount
    assignedSoldTo: Pick<PersonAccount, 'personId' | 'soldToId'>
  }
}

/** Own accounts, or those of customers that an employee keeps at hand. */
export type SoldToTable = 'person_sold_to' | 'favourite_sold_to'

/** Some of the accounts, the default one first; or those of one number, however it is written; or of some keys. */
export type SoldToChoice = {
  readonly limit?: number
  readonly number?: string
  readonly keys?: readonly string[]
  readonly site?: SoldToSite
}

/** `isOffered` for the database, of the columns of `sold_to`. */
export const offeredCondition = (site: SoldToSite) => {
  const rule = findOfferRule(site)
  if (rule === 'orders-returns') return sql`(sold_to.tool_access is null or 'OrdersReturns' = any(sold_to.tool_access))`
  return rule === 'enabled' ? sql`sold_to.is_ecom_enabled` : sql`true`
}

/** An account of someone's list, of the columns of `sold_to` and `is_default`. */
export const HELD_AS_JSON = sql`json_build_object('id', id, 'number', number, 'erpId', erp_id, 'salesOrg', sales_org,
  'name', name, 'city', city, 'postalCode', postal_code, 'countryCode', country_code,
  'defaultCurrency', default_currency, 'customerUnitCurrency', customer_unit_currency, 'currencies', currencies,
  'isEcomEnabled', is_ecom_enabled, 'toolAccess', tool_access, 'priceList', price_list, 'isDefault', is_default, 'key', account_key,
  'chosenCurrency', chosen_currency)`

type AssignedChoice = Omit<SoldToChoice, 'keys'> & { readonly keys?: RawBuilder<readonly string[]> | undefined }

/** Accounts of a list as one JSON value: thousands at once cost this process half of what as many rows would. */
export const selectAssigned = (table: SoldToTable, personId: string, { limit, number, keys, site }: AssignedChoice) => {
  const isMeant = number === undefined ? sql`true` : sql`ltrim(sold_to.number, '0') = ltrim(${number}, '0')`
  const isNamed = keys === undefined ? sql`true` : sql`sold_to.account_key = any(${keys})`
  return sql<PersonSoldTo[]>`(
    select coalesce(json_agg(${HELD_AS_JSON} order by position, number), '[]')
    from (select sold_to.*, own.is_default, own.position, own.currency as chosen_currency
      from ${sql.table(table)} as own join sold_to on sold_to.id = own.sold_to_id
      where own.person_id = ${personId} and ${isMeant} and ${isNamed} and ${site ? offeredCondition(site) : sql`true`}
      order by own.is_default desc, own.position limit ${limit ?? null}) as held)`
}

export const listWaiting = async (
  tx: Tx,
  table: SoldToTable,
  personId: string,
  { keys, ...choice }: SoldToChoice = {},
): Promise<PersonSoldTo[]> => {
  const named = keys && sql<readonly string[]>`${[...keys]}::text[]`
  const { rows } = await sql<{ accounts: PersonSoldTo[] }>`
    select ${selectAssigned(table, personId, { ...choice, keys: named })} as accounts`.execute(tx)
  return rows[0]?.accounts ?? []
}

/** Accounts a person orders for. */
export const listOwnSoldTos = (tx: Tx, personId: string, choice?: SoldToChoice): Promise<PersonSoldTo[]> =>
  listWaiting(tx, 'person_sold_to', personId, choice)

/** Customers' accounts that an employee keeps at hand. */
export const listFavouriteSoldTos = (tx: Tx, personId: string, choice?: SoldToChoice): Promise<PersonSoldTo[]> =>
  listWaiting(tx, 'favourite_sold_to', personId, choice)

/** One more account at the end of the person's list; the first one is the default. */
export const grantOwnSoldTo = async (tx: Tx, personId: string, soldToId: string): Promise<void> => {
  await sql`
    insert into person_sold_to (person_id, sold_to_id, is_default, position)
    select ${personId}::uuid, ${soldToId}::uuid, count(*) = 0, coalesce(max(position) + 1, 0)
    from person_sold_to where person_id = ${personId}::uuid
    on conflict do nothing`.execute(tx)
}
