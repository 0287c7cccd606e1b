import { sql } from 'kysely'
import type { MailChoice } from '#foundation/inbox/mail-choice.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export const listChosenMails = async (tx: Tx, personId: string): Promise<ReadonlyMap<string, MailChoice>> => {
  const rows = await tx.selectFrom('inboxPreference').select(['kind', 'mail']).where('personId', '=', personId).execute()
  return new Map(rows.map(({ kind, mail }) => [kind, mail]))
}

/** The person's choices for topics, where they made any. */
export const listTopicsByMail = async (tx: Tx, personId: string): Promise<ReadonlyMap<string, boolean>> => {
  const { rows } = await sql<{ topic: string; byEmail: boolean }>`
    select topic, by_email from notification_preference where person_id = ${personId}`.execute(tx)
  return new Map(rows.map(({ topic, byEmail }) => [topic, byEmail]))
}

type Choice = { readonly kind: string; readonly mail: MailChoice }

export const saveChosenMails = async (tx: Tx, personId: string, choices: readonly Choice[]): Promise<void> => {
  await sql`
    insert into inbox_preference (person_id, kind, mail)
    select ${personId}, kind, mail from unnest(${choices.map(({ kind }) => kind)}::text[], ${choices.map(({ mail }) => mail)}::text[]) c (kind, mail)
    on conflict (tenant, person_id, kind) do update set mail = excluded.mail`.execute(tx)
}

/** A choice for a topic as a whole takes the place of the choices for its kinds. */
export const forgetChosenMails = async (tx: Tx, personId: string, kinds: readonly string[]): Promise<void> => {
  await sql`delete from inbox_preference where person_id = ${personId} and kind = any(${[...kinds]})`.execute(tx)
}
