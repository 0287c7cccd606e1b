import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/**
 * What people ask for help with, and what they keep at hand. Notes of staff stand in a table of their own, which nothing
 * that customers read touches.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table support_case (
      tenant text not null default current_setting('app.tenant'),
      /* Letters and digits; it stands in addresses. */
      id text not null,
      /* Null for a visitor who is not signed in. */
      person_id uuid references person on delete cascade,
      kind text not null,
      subject text not null,
      status text not null,
      priority text not null,
      /* Of the kind: field and what was entered. */
      details jsonb not null,
      order_number text,
      product_sku text,
      serial_number text,
      /* Mail addresses that the person named. */
      copies text[] not null default '{}',
      assigned_to uuid references person on delete set null,
      /* What comes again within a day is this case. */
      repeat_key text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      /* The first answer of staff. */
      answered_at timestamptz,
      /* Solved or closed; null while it is open. */
      ended_at timestamptz,
      /* When the person looked last, to tell what is new. */
      seen_at timestamptz,
      rating smallint check (rating between 1 and 5),
      rating_text text,
      primary key (tenant, id)
    )`.execute(db)
  await sql`create index support_case_of_person on support_case (tenant, person_id, updated_at desc)`.execute(db)
  await sql`create index support_case_by_update on support_case (tenant, updated_at desc)`.execute(db)
  await sql`create index support_case_open on support_case (tenant, status) where ended_at is null`.execute(db)
  await sql`create index support_case_ended on support_case (tenant, ended_at) where ended_at is not null`.execute(db)
  await sql`create index support_case_repeat on support_case (tenant, repeat_key, created_at desc) where repeat_key is not null`.execute(
    db,
  )
  const part = (table: string, columns: string) => sql`
    create table ${sql.table(table)} (
      tenant text not null default current_setting('app.tenant'),
      case_id text not null,
      id bigint generated always as identity,
      author_id uuid references person on delete set null,
      ${sql.raw(columns)},
      at timestamptz not null,
      primary key (tenant, case_id, id),
      foreign key (tenant, case_id) references support_case on delete cascade
    )`
  await part('case_message', `by text not null check (by in ('customer', 'staff')), text text not null`).execute(db)
  await part('case_note', `text text not null`).execute(db)
  await part('case_event', `by text not null check (by in ('customer', 'staff')), status text not null`).execute(db)
  await sql`
    create table case_file (
      tenant text not null default current_setting('app.tenant'),
      case_id text not null,
      id uuid not null,
      message_id bigint not null,
      name text not null,
      size bigint not null,
      media_type text not null,
      file_key text not null,
      primary key (tenant, case_id, id),
      foreign key (tenant, case_id) references support_case on delete cascade
    )`.execute(db)
  await sql`
    create table bookmark (
      tenant text not null default current_setting('app.tenant'),
      id uuid not null default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      list text not null check (list in ('favourites', 'quick-links')),
      kind text not null,
      title text not null,
      /* A path of this site, with its locale. */
      href text not null,
      position integer not null,
      created_at timestamptz not null,
      primary key (tenant, id),
      unique (tenant, person_id, list, href)
    )`.execute(db)
  for (const table of ['bookmark', 'support_case', 'case_message', 'case_note', 'case_event', 'case_file'])
    await protectTenantTable(db, table)
}
