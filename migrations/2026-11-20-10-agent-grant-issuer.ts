import { sql, type Kysely } from 'kysely'

/** Apps and agents that come with tokens of the tenant's own OpenID provider. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  /* Null: the built-in provider, where the person gave the consent on our page. */
  await sql`alter table agent_grant add column issuer text check (length(issuer) <= 500)`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table agent_grant drop column issuer`.execute(db)
}
