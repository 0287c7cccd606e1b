import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

type Values = Record<string, unknown>
export type HistoryEntry = {
  at: string
  by: string
  /** A person, the key of a program, or a file. */
  source: 'person' | 'key' | 'file'
  action: string
  /** Of a file or a call that is too long for an entry a line. */
  rows: number | null
  before: Values
  after: Values
}

type Row = {
  readonly at: Date
  readonly by: string | null
  readonly source: HistoryEntry['source'] | null
  readonly action: string
  readonly rows: number | null
  readonly before: Values | null
  readonly after: Values | null
}

const MOST = 50

const LINE_ACTIONS = ['data.save', 'data.remove', 'data.import', 'data.undo', 'data.publish', 'data.bring']

/** Who changed one line, the latest first: people, programs and files. A long file is named where the line changed while it was brought. */
export const listHistory = async (
  tx: Tx,
  { kind, key, changedAt }: { readonly kind: string; readonly key: string; readonly changedAt: string },
): Promise<HistoryEntry[]> => {
  const { rows } = await sql<Row>`
    with line as (
      select * from audit_entry
      where action = any(${LINE_ACTIONS}::text[]) and details->>'kind' = ${kind} and details->>'object' = ${key}
    ), found as (
      select * from line
      union all
      select * from audit_entry
      where action = 'data.brought' and details->>'kind' = ${kind}
        and ${changedAt}::timestamptz between (details->>'from')::timestamptz - interval '1 ms' and (details->>'until')::timestamptz
        and not exists (select from line where case when audit_entry.details->>'rows' is null
          -- Of the rest of a day: the last change of the line has no entry of its own.
          then line.at >= ${changedAt}::timestamptz - interval '1 ms'
          else line.actor_id = audit_entry.actor_id and line.details->>'via' = audit_entry.details->>'via'
            and line.at between (audit_entry.details->>'from')::timestamptz and audit_entry.at end)
    )
    select entry.at, entry.action, coalesce(person.given_name || ' ' || person.family_name, entry.details->>'via') as by,
      entry.details->>'viaKind' as source, (entry.details->>'rows')::integer as rows,
      entry.details->'before' as before, entry.details->'after' as after
    from found entry left join person on person.id = entry.actor_id
    order by entry.at desc limit ${MOST}`.execute(tx)
  const valuesOf = (value: Values | null): Values => (typeof value === 'object' && value !== null ? value : {})
  return rows.map(({ at, by, source, action, rows: count, before, after }) => ({
    ...{ at: at.toISOString(), by: by ?? '', source: source ?? 'person' },
    // An import or what takes it back may remove a line, too.
    ...{ action: before !== null && after === null ? 'data.remove' : action },
    ...{ rows: action === 'data.brought' ? count : null },
    ...{ before: valuesOf(before), after: valuesOf(after) },
  }))
}
