import type pg from 'pg'
import type { SequenceState } from '#platform/backup/archive.rules.ts'
import { quoteTable } from '#platform/backup/stored-tables.store.ts'

type Found = { readonly name: string; readonly table: string | null; readonly column: string | null }

/** Read after the snapshot began: at least as far as its rows. */
export const readSequences = async (client: pg.ClientBase): Promise<SequenceState[]> => {
  const { rows } = await client.query<Found>(
    `select sn.nspname || '.' || s.relname as name, tn.nspname || '.' || t.relname as "table", a.attname::text as "column"
     from pg_class s join pg_namespace sn on sn.oid = s.relnamespace
     left join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and d.refobjsubid > 0
     left join pg_class t on t.oid = d.refobjid left join pg_namespace tn on tn.oid = t.relnamespace
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and sn.nspname = 'public' and coalesce(t.relispartition, false) = false order by 1`,
  )
  const states: SequenceState[] = []
  for (const { name, table, column } of rows) {
    const { rows: values } = await client.query<{ next: string }>(
      `select (last_value + case when is_called then 1 else 0 end)::text as next from ${quoteTable(name)}`,
    )
    states.push({ name, ...(table && column && { table, column }), next: values[0]?.next ?? '1' })
  }
  return states
}

/** Never backwards: numbers that were given out stay given out. */
export const advanceSequences = async (client: pg.ClientBase, states: readonly SequenceState[]): Promise<void> => {
  const current = new Map((await readSequences(client)).map((state) => [keyOf(state), state]))
  for (const state of states) {
    const here = current.get(keyOf(state))
    if (here && BigInt(here.next) < BigInt(state.next))
      await client.query(`select setval($1::regclass, $2::bigint, false)`, [quoteTable(here.name), state.next])
  }
}

const keyOf = ({ name, table, column }: SequenceState): string => (table ? `${table}.${column}` : name)
