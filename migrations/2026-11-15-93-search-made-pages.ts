import { sql, type Kysely } from 'kysely'

/** Pages that are made of data are found as well: indexes that were made before this take them in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ key: string }>`select key from tenant`.execute(db)
  for (const { key } of rows) {
    await sql`select set_config('app.tenant', ${key}, true)`.execute(db)
    await sql`insert into search_change (tenant, kind, key)
      select ${key}, made.kind, made.path from (values ('catalogue-page', '/products'), ('catalogue-page', '/our-brands'),
        ('catalogue-page', '/compare'), ('dealer-page', '/dealers')) as made (kind, path)
      where exists (select from search_index where tenant = ${key})
      on conflict do nothing`.execute(db)
  }
}

/** What was taken in stays until the next rebuild; nothing reads it any more. */
export const down = async (): Promise<void> => {}
