import { sql, type Kysely } from 'kysely'

/** How much of a kind a tenant has waiting is counted with each new job. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index if not exists job_waiting on job (tenant, kind) where state = 'queued'`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index job_waiting`.execute(db)
}
