import { sql, type RawBuilder } from 'kysely'

/** More pieces of placed orders that somebody requested and nobody answered yet, a row a line; what was refused is in none. */
export const PENDING_INCREASES: RawBuilder<unknown> = sql`(
  select change.order_id, round(part.total_minor::numeric * change.quantity / change.before) - part.total_minor as minor
  from order_change_line as change
  join order_line as part on part.order_id = change.order_id and part.position = change.position
  where change.is_open and change.quantity > change.before)`
