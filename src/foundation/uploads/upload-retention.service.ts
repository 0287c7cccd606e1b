import { sql } from 'kysely'
import type { Retention } from '#platform/retention/retention.ts'

/** The bytes go before the row: without it nobody would know of them. */
const removeOlder =
  (onlyIf: string): Retention['remove'] =>
  async (tx, before, limit, { files }) => {
    let removed = 0
    for (; removed < limit; removed += 1) {
      const { rows } = await sql<{ id: string; keys: string[] }>`
        select id, keys from upload where touched_at < ${before} and ${sql.raw(onlyIf)}
        order by touched_at limit 1 for update skip locked`.execute(tx)
      const [old] = rows
      if (!old) break
      for (const key of old.keys) await files.remove(key)
      await sql`delete from upload where id = ${old.id}`.execute(tx)
    }
    return removed
  }

export const uploadRetention: readonly Retention[] = [
  { table: 'upload', part: 'removed', days: 0, remove: removeOlder(`state = 'removed'`) },
  { table: 'upload', part: 'unclaimed', days: 1, remove: removeOlder(`state in ('receiving', 'complete')`) },
  // Whatever took it is done with it, or has failed for good.
  { table: 'upload', part: 'claimed', days: 7, remove: removeOlder(`state = 'claimed'`) },
]
