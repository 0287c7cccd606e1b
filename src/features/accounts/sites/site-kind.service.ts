import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'

const { text, country, yesNo } = fieldOf

export const siteKind = defineRecords({
  name: 'sites',
  help: 'Where the people of an account work; everybody who orders for the account sees them.',
  keys: ['account', 'number'],
  fields: {
    account: text({ isRequired: true, refersTo: 'accounts', most: 41, help: 'The account, such as M1~1001.' }),
    number: text({ isRequired: true, isSearched: true, most: 40, help: 'Your own number of the site.' }),
    name: text({ isRequired: true, isSearched: true, most: 120, help: 'The name of the site, such as Yard Bergen.' }),
    street: text({ help: 'Street and house number.' }),
    postalCode: text({ most: 20, help: 'The postal code.' }),
    city: text({ isSearched: true, help: 'The city.' }),
    countryCode: country({ help: 'The country.' }),
    isPrimary: yesNo({ help: 'Whether it is the main site; of several main sites the first by name is shown as primary.' }),
  },
  example: {
    ...{ account: 'M1~1001', number: 'Y1', name: 'Yard Bergen', street: 'Dokkeveien 2', postalCode: '5011', city: 'Bergen' },
    ...{ countryCode: 'no', isPrimary: true },
  },
  source: sql`
    select sold_to.account_key as "account", account_site.number, account_site.name, account_site.street,
      account_site.postal_code as "postalCode", account_site.city, lower(account_site.country_code) as "countryCode",
      account_site.is_primary as "isPrimary", account_site.changed_at
    from account_site join sold_to on sold_to.id = account_site.sold_to_id`,
  save: async ({ tx }, changes) => {
    const rows = changes.map(({ line }) => line)
    await sql`
      insert into account_site (sold_to_id, number, name, street, postal_code, city, country_code, is_primary)
      select account.id, row.number, row.name, coalesce(row.street, ''), coalesce(row."postalCode", ''), coalesce(row.city, ''),
        coalesce(upper(row."countryCode"), ''), coalesce(row."isPrimary", false)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (account text, number text, name text, street text,
        "postalCode" text, city text, "countryCode" text, "isPrimary" boolean)
      cross join lateral (
        select id from sold_to where account_key = row.account order by length(number) desc limit 1) as account
      on conflict (tenant, sold_to_id, number) do update set name = excluded.name, street = excluded.street,
        postal_code = excluded.postal_code, city = excluded.city, country_code = excluded.country_code,
        is_primary = excluded.is_primary`.execute(tx)
  },
  remove: async ({ tx }, lines) => {
    await sql`
      delete from account_site using sold_to, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as row (account text, number text)
      where sold_to.account_key = row.account and account_site.sold_to_id = sold_to.id and account_site.number = row.number`.execute(
      tx,
    )
  },
})
