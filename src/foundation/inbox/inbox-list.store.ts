import { sql } from 'kysely'
import { MOST_COUNTED, type InboxView, type Place } from '#foundation/inbox/inbox-list.rules.ts'
import type { InboxValues } from '#foundation/inbox/inbox-kind.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type InboxRow = Place & {
  readonly kind: string
  readonly title: string
  readonly values: InboxValues
  readonly link: string
  readonly isRead: boolean
  readonly isDone: boolean
}

const OPEN = sql`(needs_action and done_at is null)`
const isCurrent = (now: Date) => sql`(expires_at is null or expires_at > ${now})`

type Listing = {
  readonly personId: string
  /** Those that the product has. */
  readonly kinds: readonly string[]
  readonly view: InboxView
  readonly after: Place | undefined
  readonly limit: number
  readonly now: Date
}

export const listEntries = async (tx: Tx, { personId, kinds, view, after, limit, now }: Listing): Promise<InboxRow[]> => {
  const where = { all: sql`true`, unread: sql`read_at is null`, needs: OPEN }[view]
  const beyond = after ? sql`(${OPEN}, at, id) < (${after.needsAction}, ${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`
  const { rows } = await sql<InboxRow>`
    select id, kind, title, title_values as "values", link, ${OPEN} as needs_action, at, read_at is not null as is_read,
      done_at is not null as is_done
    from inbox_entry
    where person_id = ${personId} and kind = any(${[...kinds]}) and ${isCurrent(now)} and ${where} and ${beyond}
    order by ${OPEN} desc, at desc, id desc limit ${limit}`.execute(tx)
  return rows
}

export const listPresentKinds = async (tx: Tx, personId: string, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from inbox_entry where person_id = ${personId} and ${isCurrent(now)}`.execute(tx)
  return rows.map(({ kind }) => kind)
}

/** By person. */
export const countUnread = async (tx: Tx, personIds: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select who.id, (select count(*)::int from (
      select from inbox_entry where person_id = who.id and read_at is null and ${isCurrent(now)} limit ${MOST_COUNTED}) counted) as count
    from unnest(${[...personIds]}::uuid[]) who (id)`.execute(tx)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export const countNeeds = async (tx: Tx, personId: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from inbox_entry where person_id = ${personId} and ${OPEN} and ${isCurrent(now)} limit ${MOST_COUNTED}) counted`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** Undefined when this person has no such entry, else whether it changed. What was read needs no summary. */
export const markOne = async (
  tx: Tx,
  { personId, id, readAt }: { readonly personId: string; readonly id: string; readonly readAt: Date | null },
): Promise<boolean | undefined> => {
  const { rows } = await sql<{ isChanged: boolean }>`
    with before as (select read_at from inbox_entry where person_id = ${personId} and id = ${id} for update)
    update inbox_entry set
      read_at = case when ${readAt}::timestamptz is null then null else coalesce(inbox_entry.read_at, ${readAt}) end
    from before where person_id = ${personId} and id = ${id}
    returning (before.read_at is null) <> (inbox_entry.read_at is null) as is_changed`.execute(tx)
  return rows[0]?.isChanged
}

export const markAll = async (tx: Tx, personId: string, until: Date, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update inbox_entry set read_at = ${now} where person_id = ${personId} and read_at is null and at <= ${until}`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
