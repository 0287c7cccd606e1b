import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

type Values = Record<string, unknown>
export type HistoryEntry = { at: string; by: string; action: string; before: Values; after: Values }

const MOST = 50

/** Who changed one line in the back office, the latest first. */
export const listHistory = async (tx: Tx, kind: string, key: string): Promise<HistoryEntry[]> => {
  const { rows } = await sql<{ at: Date; by: string | null; action: string; before: Values | null; after: Values | null }>`
    select entry.at, entry.action, person.given_name || ' ' || person.family_name as by,
      entry.details->'before' as before, entry.details->'after' as after
    from audit_entry entry left join person on person.id = entry.actor_id
    where entry.action in ('data.save', 'data.remove', 'data.import', 'data.undo', 'data.publish')
      and entry.details->>'kind' = ${kind} and entry.details->>'object' = ${key}
    order by entry.at desc limit ${MOST}`.execute(tx)
  const valuesOf = (value: Values | null): Values => (typeof value === 'object' && value !== null ? value : {})
  return rows.map(({ at, by, action, before, after }) => ({
    ...{ at: at.toISOString(), by: by ?? '', action, before: valuesOf(before), after: valuesOf(after) },
  }))
}
