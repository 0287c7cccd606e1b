import { sql, type Kysely } from 'kysely'

const READ = ['person', 'case_message', 'support_case'] as const

/** Employees who answered cases so far go on doing so; other employees see those of the accounts that they serve. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  /* In every tenant: the owner sees them all for a moment. */
  for (const table of READ) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await sql`
    update person set roles = array_append(roles, 'case-agent')
    where 'internal' = any(roles) and not 'case-agent' = any(roles) and (
      exists (select from case_message m where m.author_id = person.id and m.by = 'staff')
      or exists (select from support_case c where c.assigned_to = person.id))`.execute(db)
  for (const table of READ) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person no force row level security`.execute(db)
  await sql`update person set roles = array_remove(roles, 'case-agent')`.execute(db)
  await sql`alter table person force row level security`.execute(db)
}
