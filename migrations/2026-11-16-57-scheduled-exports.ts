import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Exports that come by themselves, and what an export knows of the time that it covers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table export_file
      /* Only what changed since then is in it; null where everything is. */
      add column changed_since timestamptz,
      /* When it began to read. */
      add column read_at timestamptz`.execute(db)
  await sql`
    create table export_schedule (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      account text not null,
      every text not null check (every in ('day', 'week', 'month')),
      format text not null check (format in ('xlsx', 'csv')),
      only_changed boolean not null,
      language text not null,
      next_at timestamptz not null,
      ends_at timestamptz not null,
      created_at timestamptz not null,
      primary key (tenant, id)
    )`.execute(db)
  await sql`create index export_schedule_of_person on export_schedule (person_id, created_at)`.execute(db)
  await sql`create index export_schedule_due on export_schedule (tenant, next_at)`.execute(db)
  await protectTenantTable(db, 'export_schedule')
}
