import type { ClientConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'

/** Parts like the demo's own, under numbers of their own; returns the numbers. */
export const addParts = (database: ClientConfig, tenant: string, count: number): Promise<string[]> =>
  withClient(database, async (client) => {
    const columns = await client.query<{ list: string }>(
      `select string_agg(format('copy.%I', column_name), ', ' order by ordinal_position) as list
       from information_schema.columns where table_name = 'product' and is_generated = 'NEVER' and is_identity = 'NO'`,
    )
    const list = columns.rows[0]?.list ?? ''
    const { rows } = await client.query<{ sku: string }>(
      `with model as (
         select *, row_number() over (order by sku) as place, count(*) over () as models
         from product where tenant = $1 and lifecycle = 'active' and markets is null and (prices->'list') ? 'USD')
       insert into product (${list.replaceAll('copy.', '')})
       select ${list} from generate_series(1, $2::integer) n
         join model on model.place = 1 + n % model.models
         join product on product.tenant = model.tenant and product.sku = model.sku,
         jsonb_populate_record(product, jsonb_build_object('sku', 'BENCH-' || lpad(n::text, 5, '0'))) copy
       returning sku`,
      [tenant, count],
    )
    return rows.map(({ sku }) => sku)
  })
