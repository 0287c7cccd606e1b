import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What people of some roles are shown after signing in [1.0.24]. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sign_in_message (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      /* By language. */
      texts jsonb not null check (jsonb_typeof(texts) = 'object'),
      /* Empty: everyone. */
      roles text[] not null,
      starts_at timestamptz not null,
      /* The first moment at which it is not shown any more; null: until somebody ends it. */
      ends_at timestamptz,
      changed_at timestamptz not null,
      changed_by uuid references person on delete set null,
      check (ends_at is null or ends_at >= starts_at)
    )`.execute(db)
  await sql`create index sign_in_message_by_start on sign_in_message (tenant, starts_at)`.execute(db)
  await sql`create index sign_in_message_by_end on sign_in_message (tenant, ends_at)`.execute(db)
  await protectTenantTable(db, 'sign_in_message')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table sign_in_message`.execute(db)
}
