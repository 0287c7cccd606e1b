import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** What visitors sent with forms. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table form_submission (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    reference text not null,
    form_key text not null,
    page text not null,
    language text not null,
    /* Not jsonb: the fields stay in the order of the form. */
    labels json not null,
    submitted json not null,
    consents jsonb not null,
    email text,
    /* Who sent it, as identity names them: a person, or a visitor by the hash of a cookie. */
    holder text not null,
    person_id uuid,
    address text not null,
    captcha_score double precision not null,
    repeat_key text not null,
    files jsonb not null default '[]',
    submitted_at timestamptz not null,
    /* As long as the tenant's setting said when it was sent. */
    keep_until timestamptz not null,
    unique (tenant, reference)
  )`.execute(db)
  await sql`create index form_submission_time on form_submission (tenant, submitted_at)`.execute(db)
  await sql`create index form_submission_end on form_submission (tenant, keep_until)`.execute(db)
  await sql`create index form_submission_repeat on form_submission (tenant, repeat_key)`.execute(db)
  await sql`create index form_submission_email on form_submission (tenant, lower(email))`.execute(db)
  await sql`create index form_submission_holder on form_submission (tenant, holder, form_key)`.execute(db)
  await protectTenantTable(db, 'form_submission')
}
