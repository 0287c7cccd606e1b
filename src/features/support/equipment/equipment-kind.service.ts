import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'

const { text, date } = fieldOf

export const equipmentKind = defineRecords({
  name: 'equipment',
  help: 'Units that customers have, by serial number; everybody who orders for the account sees them.',
  keys: ['serialNumber'],
  fields: {
    serialNumber: text({ isRequired: true, isSearched: true, most: 60, help: 'The serial number of the unit.' }),
    account: text({ isRequired: true, refersTo: 'accounts', most: 41, help: 'The account that has it, such as M1~1001.' }),
    sku: text({ isRequired: true, refersTo: 'products', isSearched: true, most: 60, help: 'The part number of the product.' }),
    site: text({
      isSearched: true,
      most: 120,
      help: 'The number of one of the account’s sites, or where the unit stands in words.',
    }),
    commissionedOn: date({ help: 'The day on which it was put into service.' }),
    nextServiceOn: date({ help: 'The day of its next service.' }),
    warrantyUntil: date({ help: 'The last day of its warranty.' }),
  },
  example: {
    ...{ serialNumber: 'CP20-00417', account: 'M1~1001', sku: 'CP-20', site: 'Y1', commissionedOn: '2025-03-31' },
    ...{ nextServiceOn: '2027-03-31', warrantyUntil: '2028-03-31' },
  },
  source: sql`
    select equipment.serial_number as "serialNumber", sold_to.account_key as "account", equipment.sku, equipment.site,
      equipment.commissioned_on::text as "commissionedOn", equipment.next_service_on::text as "nextServiceOn",
      equipment.warranty_until::text as "warrantyUntil", equipment.changed_at
    from equipment join sold_to on sold_to.id = equipment.sold_to_id`,
  save: async ({ tx }, changes) => {
    const rows = changes.map(({ line }) => line)
    await sql`
      insert into equipment (serial_number, sold_to_id, sku, site, commissioned_on, next_service_on, warranty_until)
      select row."serialNumber", account.id, row.sku, coalesce(row.site, ''), row."commissionedOn", row."nextServiceOn",
        row."warrantyUntil"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("serialNumber" text, account text, sku text, site text,
        "commissionedOn" date, "nextServiceOn" date, "warrantyUntil" date)
      cross join lateral (
        select id from sold_to where account_key = row.account order by length(number) desc limit 1) as account
      on conflict (tenant, serial_number) do update set sold_to_id = excluded.sold_to_id, sku = excluded.sku,
        site = excluded.site, commissioned_on = excluded.commissioned_on, next_service_on = excluded.next_service_on,
        warranty_until = excluded.warranty_until`.execute(tx)
  },
  remove: async ({ tx }, lines) => {
    await sql`
      delete from equipment using jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as row ("serialNumber" text)
      where equipment.serial_number = row."serialNumber"`.execute(tx)
  },
})
