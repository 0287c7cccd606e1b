import { sql, type Kysely } from 'kysely'

/** Where a tenant sells, and through whom: the installation's data, as its hosts are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant add column sales_org_countries jsonb not null default '{}'`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant drop column sales_org_countries`.execute(db)
}
