import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Units that customers have, by serial number, as their owner's systems know them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table equipment (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      serial_number text not null,
      sold_to_id uuid not null references sold_to on delete cascade,
      sku text not null,
      /* The number of one of the account's sites, or where it stands in words. */
      site text not null default '',
      commissioned_on date,
      next_service_on date,
      warranty_until date,
      changed_at timestamptz not null default now(),
      primary key (tenant, id),
      unique (tenant, serial_number)
    )`.execute(db)
  await sql`create index equipment_of_account on equipment (sold_to_id, next_service_on)`.execute(db)
  await protectTenantTable(db, 'equipment')
  await sql`
    create trigger equipment_changed before update on equipment for each row execute function touch_changed_at()`.execute(db)
  /* Cases of a unit are found by its serial number. */
  await sql`
    create index support_case_of_unit on support_case (tenant, serial_number) where serial_number is not null`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index support_case_of_unit`.execute(db)
  await sql`drop table equipment`.execute(db)
}
