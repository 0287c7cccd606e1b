import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Schedules of products that people keep. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table product_schedule (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null,
      person_id uuid not null references person on delete cascade,
      kind text not null check (kind in ('general', 'video')),
      name text not null,
      lines jsonb not null default '[]',
      /* Each writing makes the next one: who comes with an older number has not seen the newer lines. */
      version integer not null default 1,
      updated_at timestamptz not null,
      primary key (tenant, id)
    )`.execute(db)
  await sql`create index product_schedule_person on product_schedule (tenant, person_id, updated_at desc)`.execute(db)
  await protectTenantTable(db, 'product_schedule')
}
