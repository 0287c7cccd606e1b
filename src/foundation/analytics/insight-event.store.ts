import { sql } from 'kysely'
import { prepareMonths } from '#foundation/analytics/analytics.store.ts'
import { EVENT_NAMES } from '#foundation/analytics/tracked-event.rules.ts'
import { PAGE_KINDS } from '#foundation/blocks/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { InsightDay, InsightRow } from '#kernel/insight.ts'
import type { InsightSource } from '#platform/insight.ts'

/** Browsers write them: only names that we know are counted, and of files those that many tell of. */
const MOST_FILES = 60
const TWO_LETTERS = '^[a-z]{2}$'

/** One look at the day's events; each figure is counted from what it found. */
const countEvents = async (tx: Tx, { from, to }: InsightDay): Promise<InsightRow[]> => {
  const { rows } = await sql<{ figure: string; key: string; count: string }>`
    with seen as materialized (
      select request -> 'page' ->> 'kind' as kind, request -> 'page' ->> 'locale' as locale, event ->> 'name' as name, event
      from analytics_request, jsonb_array_elements(
        case jsonb_typeof(request -> 'events') when 'array' then request -> 'events' else '[]' end) event
      where at >= ${from} and at < ${to}
        /* Further parts of an event that was split, and additions of which nothing succeeded, are no events of their own. */
        and coalesce(event ->> 'part', '1') = '1'
        and not coalesce(event ->> 'name' = 'cart.add' and event -> 'products' @> '[{"status": "failed"}]'
          and not event -> 'products' @> '[{"status": "success"}]', false)),
    viewed as (
      select kind, lower(split_part(locale, '-', 2)) as market, split_part(locale, '-', 1) as language from seen
      where name = 'page.view')
    select 'events.name' as figure, name as key, count(*) as count from seen where name = any(${EVENT_NAMES}::text[]) group by 2
    union all select 'events.kind', kind, count(*) from viewed where kind = any(${PAGE_KINDS}::text[]) group by 2
    union all select 'events.market', market, count(*) from viewed where market ~ ${TWO_LETTERS} group by 2
    union all select 'events.language', language, count(*) from viewed where language ~ ${TWO_LETTERS} group by 2
    union all (
      select 'events.file', coalesce(event ->> 'productName', event ->> 'file', event ->> 'title', ''), count(*) from seen
      where name in ('software.download', 'download', 'techpub.view') group by 2 order by 3 desc, 2 limit ${MOST_FILES})`.execute(
    tx,
  )
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export const eventSource: InsightSource = {
  name: 'events',
  count: async (tx, day) => {
    await prepareMonths(tx, day.to)
    return countEvents(tx, day)
  },
}
