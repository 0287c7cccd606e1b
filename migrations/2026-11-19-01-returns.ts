import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** Staff's answer to a return with the address it goes to, and pictures of what goes back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_return
    add column answer text not null default '' check (length(answer) <= 1000),
    add column return_address text not null default '' check (length(return_address) <= 500),
    add column decided_by uuid references person on delete set null,
    add column decided_at timestamptz`.execute(db)
  await sql`create index order_return_decided_by on order_return (decided_by)`.execute(db)
  await sql`
    create table order_return_picture (
      tenant text not null default current_setting('app.tenant'),
      id uuid primary key,
      return_id bigint not null references order_return on delete cascade,
      name text not null,
      size integer not null,
      media_type text not null,
      file_key text not null
    )`.execute(db)
  await sql`create index order_return_picture_of_return on order_return_picture (return_id)`.execute(db)
  await protectTenantTable(db, 'order_return_picture')
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table order_return_picture`.execute(db)
  await sql`alter table order_return drop column answer, drop column return_address, drop column decided_by, drop column decided_at`.execute(
    db,
  )
}
