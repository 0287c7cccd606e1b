import { sql, type Insertable } from 'kysely'
import type { HeldSoldTo, SoldToRow } from '#features/accounts/account.rules.ts'
import type { Tx } from '#server/database/database.ts'

type PersonAccount = { personId: string; soldToId: string; isDefault: boolean; position: number }

declare module '#server/database/database.ts' {
  interface Tables {
    soldTo: SoldToRow
    personSoldTo: PersonAccount
    favouriteSoldTo: PersonAccount
  }
}

const COLUMNS = [
  'soldTo.id',
  'soldTo.number',
  'soldTo.erpId',
  'soldTo.salesOrg',
  'soldTo.name',
  'soldTo.city',
  'soldTo.postalCode',
  'soldTo.countryCode',
  'soldTo.defaultCurrency',
  'soldTo.customerUnitCurrency',
  'soldTo.currencies',
  'soldTo.isEcomEnabled',
  'soldTo.toolAccess',
] as const

const listHeld = (tx: Tx, table: 'personSoldTo' | 'favouriteSoldTo', personId: string): Promise<HeldSoldTo[]> =>
  tx
    .selectFrom('soldTo')
    .innerJoin(`${table} as held`, 'held.soldToId', 'soldTo.id')
    .select([...COLUMNS, 'held.isDefault'])
    .where('held.personId', '=', personId)
    .orderBy('held.position')
    .orderBy('soldTo.number')
    .execute()

/** Accounts a person orders for. */
export const listOwnSoldTos = (tx: Tx, personId: string): Promise<HeldSoldTo[]> => listHeld(tx, 'personSoldTo', personId)

/** Customers' accounts that an employee keeps at hand. */
export const listFavouriteSoldTos = (tx: Tx, personId: string): Promise<HeldSoldTo[]> => listHeld(tx, 'favouriteSoldTo', personId)

/** Thousands in one statement: the rows travel as one JSON value. */
export const insertSoldTos = async (tx: Tx, rows: readonly Insertable<SoldToRow>[]): Promise<void> => {
  await sql`
    insert into sold_to (id, number, erp_id, sales_org, name, city, postal_code, country_code, default_currency,
      customer_unit_currency, currencies, is_ecom_enabled, tool_access)
    select "id", "number", "erpId", "salesOrg", "name", "city", "postalCode", "countryCode", "defaultCurrency",
      "customerUnitCurrency", "currencies", "isEcomEnabled", "toolAccess"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("id" uuid, "number" text, "erpId" text, "salesOrg" text,
      "name" text, "city" text, "postalCode" text, "countryCode" text, "defaultCurrency" text, "customerUnitCurrency" text,
      "currencies" text[], "isEcomEnabled" boolean, "toolAccess" text[])`.execute(tx)
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
