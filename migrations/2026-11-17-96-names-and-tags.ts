import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'

const TOUCHED = ['page_review', 'page', 'page_version'] as const

/** How jsonb writes these fields: its keys are in order of length, then of letters. */
const STRICT_NAME = '"name": "lastName", "rule": "lastnameRule"'
const STRICT_COMPANY = '"name": "company", "rule": "alpha"'
const STRICT_PATTERN = '"pattern": "^[a-zA-Z ]+"'

const renewed = sql`(case when v.content::text like ${`%${STRICT_PATTERN}%`}
  then replace(replace(v.content::text, ${STRICT_NAME}, ${STRICT_NAME.replace('lastnameRule', 'nameRule')}),
    ${STRICT_COMPANY}, ${STRICT_COMPANY.replace('alpha', 'nameRule')})
  else v.content::text end)`
const content = sql`replace(${renewed}, '"rule": "workEmail"', '"rule": "checkEmailDomain"')`
const hash = (text: ReturnType<typeof sql>) => sql`encode(sha256(convert_to((${text})::jsonb::text, 'UTF8')), 'hex')`

/**
 * Forms that sites began with refused 'Müller', '王' and '3M'; and the rule about domains of addresses has its public name.
 * Approvals stay with the content that they were given for.
 */
export const renewForms = async (db: QueryExecutorProvider): Promise<void> => {
  /* In every tenant: the owner sees them all for a moment. */
  for (const table of TOUCHED) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  const isTouched = sql`(v.content::text like '%"rule": "workEmail"%' or v.content::text like ${`%${STRICT_PATTERN}%`})`
  await sql`
    update page_review review set content_hash = ${hash(content)}
    from page_version v
    where v.page_id = review.page_id and v.number = review.version and ${isTouched}
      and review.content_hash = ${hash(sql`v.content`)}`.execute(db)
  await sql`update page_version v set content = (${content})::jsonb where ${isTouched}`.execute(db)
  for (const table of TOUCHED) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // What dealers offer is the site's to say; the form of a tag is checked where it comes in [2.20.2].
  await sql`alter table dealer drop constraint dealer_tags_check`.execute(db)
  await renewForms(db)
}

/** Names that were taken since would be refused again: the rules stay as they are. */
export const down = async (): Promise<void> => {}
