import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Who did what, and for whom. The application only reads and adds. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table audit_entry (
      id uuid primary key default gen_random_uuid(),
      tenant text not null default current_setting('app.tenant'),
      at timestamptz not null,
      /* Who did it, and for whom; the same person unless someone acts for a customer. */
      actor_id uuid not null,
      subject_id uuid not null,
      action text not null,
      details jsonb not null default '{}'
    )`.execute(db)
  await sql`create index audit_of_subject on audit_entry (tenant, subject_id, at desc)`.execute(db)
  await protectTenantTable(db, 'audit_entry', { appendOnly: true })
}
