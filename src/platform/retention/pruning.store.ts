import { sql, type Generated } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Retention } from '#platform/retention/retention.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    /** The worker writes it, any web process shows it: they share nothing else. */
    pruning: { tableName: string; removed: Generated<string>; ranAt: Generated<Date> }
  }
}

export type Pruning = { readonly table: string; readonly removed: number; readonly ranAt: Date }

export const nameRetention = ({ table, part }: Pick<Retention, 'table' | 'part'>): string => (part ? `${table} (${part})` : table)

export const recordPruning = async (db: Db, retention: Retention, removed: number): Promise<void> => {
  await sql`insert into pruning (table_name, removed) values (${nameRetention(retention)}, ${removed})
    on conflict (table_name) do update set removed = pruning.removed + excluded.removed, ran_at = now()`.execute(db)
}

export const listPrunings = async (db: Db): Promise<Pruning[]> =>
  (await db.selectFrom('pruning').selectAll().orderBy('tableName').execute()).map(({ tableName, removed, ranAt }) => ({
    table: tableName,
    removed: Number(removed),
    ranAt,
  }))
