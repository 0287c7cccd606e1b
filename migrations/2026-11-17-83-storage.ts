import { sql, type Kysely } from 'kysely'
import { grantToApplication } from '#platform/database/tenant-table.ts'

/** One writer for each upload, how much each tenant stores, and the network that sent a form. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table upload
      /* The key of the part that is being received; another one may take over when its time is up. */
      add column writer text,
      add column writing_until timestamptz`.execute(db)
  /* The installation's, like the list of tenants: what all of them store is limited too, and no tenant's transaction can add that up. */
  await sql`
    create table file_usage (
      tenant_key text not null,
      kind text not null,
      files bigint not null,
      bytes bigint not null,
      measured_at timestamptz not null,
      swept_at timestamptz,
      primary key (tenant_key, kind)
    )`.execute(db)
  await grantToApplication(db, 'file_usage', ['select', 'insert', 'update'])
  /* A hash, as in caused_by of mails. */
  await sql`alter table form_submission add column network text`.execute(db)
  await sql`
    create index form_submission_files on form_submission (tenant, submitted_at) where files <> '[]'`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table upload drop column writer, drop column writing_until`.execute(db)
  await sql`drop table file_usage`.execute(db)
  await sql`drop index form_submission_files`.execute(db)
  await sql`alter table form_submission drop column network`.execute(db)
}
