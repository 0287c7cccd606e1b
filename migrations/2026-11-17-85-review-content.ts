import { sql, type Kysely } from 'kysely'

const READ = ['page_review', 'page', 'page_version'] as const

/** A decision is of exactly the content that was looked at; an older approval counts only where nobody wrote since. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table page_review add column content_hash text`.execute(db)
  /* In every tenant: the owner sees them all for a moment. */
  for (const table of READ) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await sql`
    update page_review review set content_hash = encode(sha256(convert_to(v.content::text, 'UTF8')), 'hex')
    from page, page_version v
    where review.decision is not null and page.id = review.page_id and page.last_version = review.version
      and page.revision = review.revision and v.page_id = page.id and v.number = review.version`.execute(db)
  for (const table of READ) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table page_review drop column content_hash`.execute(db)
}
