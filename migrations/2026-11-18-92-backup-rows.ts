import { sql, type Kysely } from 'kysely'
import { openToBackup } from '#platform/database/tenant-table.ts'

/** Backups read the rows of all tenants as the owner of the tables; tables made since then have the policy already. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity and not c.relispartition
      and not exists (select from pg_policy where polrelid = c.oid and polname = 'backup_rows')
    order by 1`.execute(db)
  for (const { name } of rows) await openToBackup(db, name)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid where p.polname = 'backup_rows'`.execute(db)
  for (const { name } of rows) await sql`drop policy backup_rows on ${sql.table(name)}`.execute(db)
}
