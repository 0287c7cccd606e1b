import { sql } from 'kysely'
import { AUDIT_LOG_LIST } from '#foundation/audit/audit.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type LogEntry = {
  readonly id: string
  readonly at: Date
  readonly action: string
  readonly details: Readonly<Record<string, unknown>>
  readonly name: string | null
  readonly email: string | null
}

/** Details that the reader may not see: of entries by the first word of their action, and of entries about lines of a kind. */
export type HiddenEntries = { readonly actions: readonly string[]; readonly kinds: readonly string[] }

export type LogFilter = {
  readonly object?: string | undefined
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly find?: string | undefined
  readonly at?: { readonly from?: Date | undefined; readonly to?: Date | undefined } | undefined
  readonly hidden: HiddenEntries
}

/** Hidden before anything is looked for: a search must not tell what it does not show [T-102]. */
const entriesFor = ({ actions, kinds }: HiddenEntries) =>
  actions.length + kinds.length === 0
    ? sql`audit_entry`
    : sql`(select id, at, action, actor_id,
        case when split_part(action, '.', 1) = any(${[...actions]}::text[])
          or (split_part(action, '.', 1) = 'data' and details->>'kind' = any(${[...kinds]}::text[]))
        then '{}'::jsonb else details end as details
        from audit_entry)`

const actorName = sql`person.given_name || ' ' || person.family_name`

/** Actions on the site, by anyone. */
export const listLog = (
  tx: Tx,
  { object, actor, action, find, at, hidden }: LogFilter,
  list: ListQuery<(typeof AUDIT_LOG_LIST.sortable)[number]>,
): Promise<ListPage<LogEntry>> => {
  const letters = find === undefined ? undefined : containsPattern(find)
  const found = sql<LogEntry>`
    select entry.id, entry.at, entry.action, entry.details, coalesce(${actorName}, entry.details->>'via') as name, person.email
    from ${entriesFor(hidden)} entry left join person on person.id = entry.actor_id
    where true
      ${object === undefined ? sql`` : sql`and ${object} in (entry.details->>'object', entry.details->>'name')`}
      ${action === undefined ? sql`` : sql`and entry.action = ${action}`}
      ${actor === undefined ? sql`` : sql`and (lower(person.email) = lower(${actor}) or entry.actor_id::text = ${actor} or ${actorName} ilike ${containsPattern(actor)})`}
      ${letters === undefined ? sql`` : sql`and (entry.action ilike ${letters} or ${actorName} ilike ${letters} or person.email ilike ${letters} or entry.details::text ilike ${letters})`}
      ${at?.from ? sql`and entry.at >= ${at.from}` : sql``}
      ${at?.to ? sql`and entry.at < ${at.to}` : sql``}`
  return readListPage(tx, found, list, { spec: AUDIT_LOG_LIST, unique: 'id' })
}

/** A handful: read from the index, one after the other. */
export const listActions = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_entry order by action limit 1)
      union all
      select (select entry.action from audit_entry entry where entry.action > known.action order by entry.action limit 1)
      from known where known.action is not null)
    select action from known where action is not null`.execute(tx)
  return rows.map(({ action }) => action)
}
