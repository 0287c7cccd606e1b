import { sql } from 'kysely'
import { fieldOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'
import {
  findAddressFaults,
  formOf,
  tidyAddress,
  type Address,
  type AddressFault,
} from '#features/buying/checkout/address/address.rules.ts'

const { text, country } = fieldOf

type GivenAddress = { readonly [Field in keyof Address]?: unknown }

const toAddress = (line: GivenAddress): Address => {
  const read = (value: unknown): string => (typeof value === 'string' ? value : '')
  return {
    ...{ name: read(line.name), street: read(line.street), extra: read(line.extra), postalCode: read(line.postalCode) },
    ...{ city: read(line.city), region: read(line.region), countryCode: read(line.countryCode).toUpperCase() },
  }
}

/** Only fields that the line has: what it leaves out stays as it is stored. */
const tidyLine = <Line extends Readonly<Record<string, unknown>>>(line: Line): Line => {
  const tidy = new Map<string, unknown>(Object.entries(tidyAddress(toAddress(line))))
  const entries = Object.entries(line).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'countryCode' ? (tidy.get(name) ?? value) : value,
  ])
  return Object.fromEntries(entries) as Line
}

const sayFault = (fault: AddressFault, { postalCode, region, countryCode }: Address): string => {
  const country = countryCode.toLowerCase()
  if (fault === 'missing') return `is missing; addresses in ${country} have one`
  if (fault === 'region') return `‘${region}’ is no state or province of ${country}`
  return `‘${postalCode}’ is no postal code of ${country}; one looks like ${formOf(countryCode)?.example ?? ''}`
}

/** Countries whose addresses are not known are taken as they come. */
const findFaults = (line: GivenAddress): LineProblem[] => {
  const address = toAddress(line)
  if (!formOf(address.countryCode)) return []
  const faults = Object.entries(findAddressFaults(address))
  return faults.map(([column, fault]) => ({ column, reason: sayFault(fault, tidyAddress(address)) }))
}

export const shipToKind = defineRecords({
  name: 'ship-tos',
  help: 'Addresses that an account’s orders may go to.',
  keys: ['account', 'number'],
  fields: {
    account: text({ isRequired: true, refersTo: 'accounts', most: 41, help: 'The account, such as M1~1001.' }),
    number: text({ isRequired: true, isSearched: true, most: 40, help: 'Your own number of the address.' }),
    name: text({ isRequired: true, isSearched: true, help: 'Who receives the goods.' }),
    street: text({ isRequired: true, help: 'Street and house number.' }),
    extra: text({ help: 'A second line, such as a gate or a building.' }),
    postalCode: text({ most: 20, help: 'The postal code, as the country writes it.' }),
    city: text({ isRequired: true, isSearched: true, help: 'The city.' }),
    region: text({ most: 60, help: 'State or province, where addresses have one.' }),
    countryCode: country({ isRequired: true, help: 'The country, which decides on taxes and freight.' }),
    hint: text({ help: 'What the carrier should know, such as opening hours.' }),
  },
  example: {
    ...{ account: 'M1~1001', number: '1', name: 'Nordfjord Shipping, Quay', street: 'Strandgata 4', postalCode: '6771' },
    ...{ city: 'Nordfjordeid', countryCode: 'no' },
  },
  normalise: tidyLine,
  check: findFaults,
  source: sql`
    select sold_to.account_key as "account", ship_to.number, ship_to.name, ship_to.street, ship_to.extra,
      ship_to.postal_code as "postalCode", ship_to.city, ship_to.region, lower(ship_to.country_code) as "countryCode",
      ship_to.hint, ship_to.changed_at
    from ship_to join sold_to on sold_to.id = ship_to.sold_to_id`,
  /** New ones stand behind those that are there, in the order of their lines. */
  save: async ({ tx }, changes) => {
    const rows = JSON.stringify(changes.map(({ line }) => line))
    await sql`
      insert into ship_to (sold_to_id, number, name, street, extra, postal_code, city, region, country_code, hint, position)
      select account.id, row.number, row.name, row.street, coalesce(row.extra, ''), coalesce(row."postalCode", ''), row.city,
        coalesce(row.region, ''), upper(row."countryCode"), coalesce(row.hint, ''),
        coalesce((select max(position) + 1 from ship_to where sold_to_id = account.id), 0) + row.place - 1
      from rows from (jsonb_to_recordset(${rows}::jsonb) as (account text, number text, name text, street text, extra text,
        "postalCode" text, city text, region text, "countryCode" text, hint text)) with ordinality
        as row (account, number, name, street, extra, "postalCode", city, region, "countryCode", hint, place)
      cross join lateral (
        select id from sold_to where account_key = row.account order by length(number) desc limit 1) as account
      on conflict (tenant, sold_to_id, number) do update set name = excluded.name, street = excluded.street,
        extra = excluded.extra, postal_code = excluded.postal_code, city = excluded.city, region = excluded.region,
        country_code = excluded.country_code, hint = excluded.hint`.execute(tx)
  },
  remove: async ({ tx }, lines) => {
    await sql`
      delete from ship_to using sold_to, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as row (account text, number text)
      where sold_to.account_key = row.account and ship_to.sold_to_id = sold_to.id and ship_to.number = row.number`.execute(tx)
  },
})
