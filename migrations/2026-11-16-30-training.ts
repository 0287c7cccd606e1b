import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** The learning system that the product brings: courses, their dates, who takes part, and certificates. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table course (
      tenant text not null default current_setting('app.tenant'),
      id text not null,
      level text not null check (level in ('basic', 'advanced', 'expert')),
      days integer not null check (days > 0),
      /* Null: no certificate. */
      certificate_months integer check (certificate_months > 0),
      /* By language: title, summary, audience. */
      texts jsonb not null,
      position integer not null default 0,
      primary key (tenant, id)
    )`.execute(db)
  await sql`
    create table course_date (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      course_id text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      time_zone text not null,
      language text not null,
      /* Null: online. */
      city text,
      country_code text,
      venue text,
      seats integer not null check (seats > 0),
      primary key (tenant, id),
      foreign key (tenant, course_id) references course (tenant, id) on delete cascade
    )`.execute(db)
  await sql`create index course_date_by_end on course_date (tenant, ends_at)`.execute(db)
  await sql`create index course_date_of_course on course_date (tenant, course_id, starts_at)`.execute(db)
  await sql`
    create table course_enrolment (
      tenant text not null default current_setting('app.tenant'),
      date_id uuid not null,
      person_id uuid not null references person on delete cascade,
      status text not null check (status in ('Enrolled', 'Waiting')),
      enrolled_at timestamptz not null,
      primary key (tenant, date_id, person_id),
      foreign key (tenant, date_id) references course_date (tenant, id) on delete cascade
    )`.execute(db)
  await sql`create index course_enrolment_of_person on course_enrolment (person_id)`.execute(db)
  await sql`
    create table certificate (
      tenant text not null default current_setting('app.tenant'),
      number text not null,
      person_id uuid not null references person on delete cascade,
      /* As it is printed, whatever the person is called later. */
      holder text not null,
      course_id text not null,
      course_titles jsonb not null,
      /* The date it was earned on; dates are forgotten before certificates are. */
      date_id uuid,
      issued_on date not null,
      valid_until date,
      is_revoked boolean not null default false,
      primary key (tenant, number),
      unique (tenant, person_id, date_id)
    )`.execute(db)
  await sql`create index certificate_of_person on certificate (person_id)`.execute(db)
  for (const table of ['course', 'course_date', 'course_enrolment', 'certificate']) await protectTenantTable(db, table)
}
