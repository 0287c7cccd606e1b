import { sql } from 'kysely'
import type { InboxRow } from '#foundation/inbox/inbox-list.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type SummaryReader = {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly language: string
  readonly countryCode: string
}

/** People whose summary is due, the longest waiting first. */
export const listDueReaders = async (tx: Tx, now: Date, limit: number): Promise<SummaryReader[]> => {
  const { rows } = await sql<SummaryReader>`
    select id, email, given_name, language, country_code from person
    join (
      select person_id, min(summary_due_at) as due from inbox_entry where summary_due_at <= ${now}
      group by person_id order by due limit ${limit}) waiting on waiting.person_id = person.id
    order by due, id`.execute(tx)
  return rows
}

type SummaryRow = Pick<InboxRow, 'kind' | 'title' | 'values'>

/** Takes what is due out of the summaries to come; what was read or decided meanwhile is no news. */
export const takeDueEntries = async (tx: Tx, personId: string, now: Date): Promise<SummaryRow[]> => {
  const { rows } = await sql<SummaryRow>`
    with due as (
      update inbox_entry set summary_due_at = null where person_id = ${personId} and summary_due_at <= ${now}
      returning kind, title, title_values, needs_action, at, id,
        read_at is null and done_at is null and (expires_at is null or expires_at > ${now}) as is_news)
    select kind, title, title_values as "values" from due where is_news
    order by needs_action desc, at desc, id`.execute(tx)
  return rows
}
