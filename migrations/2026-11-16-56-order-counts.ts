import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

const createCounts = async (db: Kysely<unknown>): Promise<void> => {
  /*
   * How many orders an account has in each state: rows are only added, and their sum is the number. One row that everybody
   * changes would make all who order for an account wait for each other. A recurring task adds them up.
   */
  await sql`
    create table order_count (
      tenant text not null default current_setting('app.tenant'),
      id bigint generated always as identity primary key,
      account_key text collate "C" not null,
      state text collate "C" not null,
      n integer not null
    )`.execute(db)
  // Rows of other migrations' orders are hidden from the owner too.
  await sql`alter table orders no force row level security`.execute(db)
  await sql`
    insert into order_count (tenant, account_key, state, n)
    select tenant, account_key, state, count(*) from orders group by 1, 2, 3`.execute(db)
  await sql`alter table orders force row level security`.execute(db)
  await sql`create index order_count_of_account on order_count (tenant, account_key, state) include (n)`.execute(db)
  await protectTenantTable(db, 'order_count')
}

/** Whoever writes orders cannot forget it, and a statement over many orders adds one row a state. */
const createTriggers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function count_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into order_count (tenant, account_key, state, n)
          select tenant, account_key, state, count(*) from added group by 1, 2, 3;
      elsif tg_op = 'DELETE' then
        insert into order_count (tenant, account_key, state, n)
          select tenant, account_key, state, -count(*) from removed group by 1, 2, 3;
      else
        insert into order_count (tenant, account_key, state, n)
          select tenant, account_key, state, sum(n) from (
            select tenant, account_key, state, 1 as n from added
            union all select tenant, account_key, state, -1 from removed) changed
          group by 1, 2, 3 having sum(n) <> 0;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger count_added after insert on orders referencing new table as added
    for each statement execute function count_orders()`.execute(db)
  await sql`create trigger count_removed after delete on orders referencing old table as removed
    for each statement execute function count_orders()`.execute(db)
  await sql`create trigger count_changed after update on orders referencing old table as removed new table as added
    for each statement execute function count_orders()`.execute(db)
}

/** Lists of very many orders know their length, and taking many orders in costs less. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createCounts(db)
  await createTriggers(db)
  // Open orders are few, however many there were.
  await sql`create index orders_open on orders (tenant, account_key, promised_on) include (has_backorder)
    where state in ('Received', 'Confirmed', 'In production', 'Part shipped')`.execute(db)
  // Fifteen words an order are fifteen checks of a key that was written a moment ago; they go with their order by a trigger.
  await sql`alter table order_word drop constraint order_word_order_id_fkey`.execute(db)
  await sql`
    create function forget_order_words() returns trigger language plpgsql as $$
    begin
      delete from order_word using removed where order_word.order_id = removed.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger forget_words after delete on orders referencing old table as removed
    for each statement execute function forget_order_words()`.execute(db)
}
