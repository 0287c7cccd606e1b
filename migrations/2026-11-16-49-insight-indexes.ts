import { sql, type Kysely } from 'kysely'

/** So that a day is counted without looking at the others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index orders_by_placing on orders (tenant, placed_at)`.execute(db)
  await sql`create index support_case_by_creation on support_case (tenant, created_at)`.execute(db)
  await sql`create index support_case_by_answer on support_case (tenant, answered_at) where answered_at is not null`.execute(db)
  await sql`create index form_submission_by_day on form_submission (tenant, submitted_at)`.execute(db)
}
