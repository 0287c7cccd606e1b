import { sql, type Kysely } from 'kysely'

/** The first host of a tenant is the one that mails and redirects name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant_host add column position integer not null default 0`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant_host drop column position`.execute(db)
}
