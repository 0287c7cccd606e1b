import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Changes of orders that customers ask for by line, and staff's answers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_change (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key default gen_random_uuid(),
      order_id bigint not null references orders on delete cascade,
      state text not null check (state in ('Requested', 'Approved', 'Refused')),
      note text not null default '' check (length(note) <= 1000),
      answer text not null default '' check (length(answer) <= 1000),
      requested_by uuid references person on delete set null,
      requested_at timestamptz not null,
      decided_by uuid references person on delete set null,
      decided_at timestamptz
    )`.execute(db)
  await sql`create index order_change_of_order on order_change (order_id)`.execute(db)
  await sql`create index order_change_by_day on order_change (tenant, requested_at, id)`.execute(db)
  await sql`create index order_change_requested_by on order_change (requested_by)`.execute(db)
  await sql`create index order_change_decided_by on order_change (decided_by)`.execute(db)
  await sql`
    create table order_change_line (
      tenant text not null default current_setting('app.tenant'),
      change_id uuid not null references order_change on delete cascade,
      order_id bigint not null references orders on delete cascade,
      position integer not null,
      before integer not null,
      quantity integer not null check (quantity >= 0),
      is_cancelled boolean not null default false,
      is_open boolean not null default true,
      primary key (change_id, position)
    )`.execute(db)
  /* A line waits for one answer at a time. */
  await sql`create unique index order_change_line_open on order_change_line (order_id, position) where is_open`.execute(db)
  for (const table of ['order_change', 'order_change_line']) await protectTenantTable(db, table)
  /* A line of which nothing was sent and nothing will be stays, with no pieces. */
  await sql`alter table order_line drop constraint order_line_quantity_check`.execute(db)
  await sql`alter table order_line add constraint order_line_quantity_check check (quantity >= 0) not valid`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table order_change_line, order_change`.execute(db)
  await sql`alter table order_line drop constraint order_line_quantity_check`.execute(db)
  await sql`alter table order_line add constraint order_line_quantity_check check (quantity >= 1) not valid`.execute(db)
}
