import { sql, type Kysely } from 'kysely'

/**
 * When each public price and each stock of a product changed, as seconds: `{"from": …, "stock": {"de": …}, "prices": {"EUR": …}}`.
 * One without a time of its own is not newer than `from`.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table product
      add column line_times jsonb not null default jsonb_build_object('from', extract(epoch from now()))`.execute(db)
  await sql`
    create function note_line_times() returns trigger language plpgsql as $$
    declare
      at jsonb := to_jsonb(extract(epoch from now()));
      changed jsonb;
    begin
      if tg_op = 'INSERT' then
        new.line_times := jsonb_build_object('from', at);
        return new;
      end if;
      if new.stock is distinct from old.stock then
        select jsonb_object_agg(key, at) into changed from jsonb_each(new.stock) where value is distinct from old.stock->key;
        new.line_times := new.line_times || jsonb_build_object('stock',
          coalesce(old.line_times->'stock', '{}') || coalesce(changed, '{}'));
      end if;
      if new.prices->'list' is distinct from old.prices->'list' then
        select jsonb_object_agg(key, at) into changed from jsonb_each(new.prices->'list')
        where value is distinct from old.prices->'list'->key;
        new.line_times := new.line_times || jsonb_build_object('prices',
          coalesce(old.line_times->'prices', '{}') || coalesce(changed, '{}'));
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger product_line_times before insert or update of stock, prices on product for each row
    execute function note_line_times()`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger product_line_times on product`.execute(db)
  await sql`drop function note_line_times()`.execute(db)
  await sql`alter table product drop column line_times`.execute(db)
}
