import { sql, type Kysely } from 'kysely'

/** Hosts at which a tenant answered before: they lead to the present one, and no other tenant can have them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant_host add column is_former boolean not null default false`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  // To the version before they would be hosts like others.
  await sql`delete from tenant_host where is_former`.execute(db)
  await sql`alter table tenant_host drop column is_former`.execute(db)
}
