import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Which account is ordered for: one key for an account, what each session chose, and whom employees serve. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  /* One account has one key, however its number is written; the ERP is part of it [T-52]. */
  await sql`
    alter table sold_to add column account_key text not null generated always as (
      erp_id || '~' || case
        when number ~ '^[0-9]+$' then repeat('0', greatest(0, 10 - length(ltrim(number, '0')))) || ltrim(number, '0')
        else number
      end) stored`.execute(db)
  await sql`create index sold_to_by_key on sold_to (tenant, account_key)`.execute(db)
  /* What the person wants to pay in with this account; null: what the account says. */
  for (const table of ['person_sold_to', 'favourite_sold_to'])
    await sql`alter table ${sql.table(table)} add column currency text`.execute(db)
  /* The account of a session, for the person it shows: while an employee acts for a customer that is the customer. */
  await sql`
    create table session_account (
      tenant text not null default current_setting('app.tenant'),
      session_id uuid not null references session on delete cascade,
      person_id uuid not null references person on delete cascade,
      sold_to_id uuid not null references sold_to on delete cascade,
      currency text,
      primary key (session_id, person_id)
    )`.execute(db)
  await sql`create index session_account_of_person on session_account (person_id)`.execute(db)
  await sql`create index session_account_by_account on session_account (sold_to_id)`.execute(db)
  /* Customers' accounts that an admin gave an employee to serve. */
  await sql`
    create table assigned_sold_to (
      tenant text not null default current_setting('app.tenant'),
      person_id uuid not null references person on delete cascade,
      sold_to_id uuid not null references sold_to on delete cascade,
      primary key (person_id, sold_to_id)
    )`.execute(db)
  await sql`create index assigned_sold_to_by_account on assigned_sold_to (sold_to_id)`.execute(db)
  /* What was a favourite so far counts as assigned, in every tenant: the owner sees them all for a moment. */
  await sql`alter table favourite_sold_to no force row level security`.execute(db)
  await sql`
    insert into assigned_sold_to (tenant, person_id, sold_to_id)
    select tenant, person_id, sold_to_id from favourite_sold_to`.execute(db)
  await sql`alter table favourite_sold_to force row level security`.execute(db)
  /* Favourites are some of the assigned ones, and go with the assignment. */
  await sql`
    alter table favourite_sold_to add constraint favourite_is_assigned
    foreign key (person_id, sold_to_id) references assigned_sold_to on delete cascade`.execute(db)
  for (const table of ['session_account', 'assigned_sold_to']) await protectTenantTable(db, table)
}
