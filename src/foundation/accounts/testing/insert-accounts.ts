import { sql, type Insertable } from 'kysely'
import type { Company, SoldToRow } from '#foundation/accounts/account.rules.ts'
import type { SoldToTable } from '#foundation/accounts/sold-to.store.ts'
import type { Tx } from '#platform/database/database.ts'

export const insertCompanies = async (tx: Tx, companies: readonly Company[]): Promise<void> => {
  if (companies.length > 0)
    await tx
      .insertInto('company')
      .values([...companies])
      .execute()
}

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

type AccountList = { readonly personId: string; readonly soldToIds: readonly string[]; readonly defaultAt?: number }

const insertLists = async (tx: Tx, table: SoldToTable, lists: readonly AccountList[]): Promise<void> => {
  for (const { personId, soldToIds, defaultAt } of lists)
    await sql`
      insert into ${sql.table(table)} (person_id, sold_to_id, is_default, position)
      select ${personId}::uuid, held, coalesce(place - 1 = ${defaultAt ?? null}::integer, false), place - 1
      from unnest(${[...soldToIds]}::uuid[]) with ordinality as own (held, place)`.execute(tx)
}

export const insertOwnSoldTos = (tx: Tx, lists: readonly AccountList[]): Promise<void> => insertLists(tx, 'person_sold_to', lists)

/** Nobody keeps at hand what they do not serve: they are assigned as well. */
export const insertFavouriteSoldTos = async (tx: Tx, lists: readonly AccountList[]): Promise<void> => {
  await insertAssignedSoldTos(tx, lists)
  await insertLists(tx, 'favourite_sold_to', lists)
}

export const insertAssignedSoldTos = async (tx: Tx, lists: readonly AccountList[]): Promise<void> => {
  for (const { personId, soldToIds } of lists)
    await sql`
      insert into assigned_sold_to (person_id, sold_to_id)
      select ${personId}::uuid, held from unnest(${[...soldToIds]}::uuid[]) as held
      on conflict do nothing`.execute(tx)
}
