import { sql, type Kysely } from 'kysely'

/** A site has a hundred keys at most. */
export const briefLocks = ['integration_key']

/** A key of one customer company sees and writes that company alone; it ends with the company. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table integration_key add column company_id uuid references company on delete cascade`.execute(db)
  await sql`create index integration_key_by_company on integration_key (company_id) where company_id is not null`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table integration_key drop column company_id`.execute(db)
}
