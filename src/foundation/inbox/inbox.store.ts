import { sql, type Generated } from 'kysely'
import type { InboxValues } from '#foundation/inbox/inbox-kind.rules.ts'
import type { MailChoice } from '#foundation/inbox/mail-choice.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    inboxEntry: {
      id: Generated<string>
      personId: string
      kind: string
      subject: string
      occurrence: string
      title: string
      titleValues: InboxValues
      link: string
      needsAction: boolean
      at: Date
      readAt: Date | null
      doneAt: Date | null
      expiresAt: Date | null
      summaryDueAt: Date | null
    }
    inboxPreference: { personId: string; kind: string; mail: MailChoice }
  }
}

/** Payload: the tenant and the person, with a space between them. */
export const INBOX_CHANNEL = 'inbox_changed'

export type InboxReader = {
  readonly email: string
  readonly givenName: string
  readonly language: string
  readonly countryCode: string
  /** Their choice for the kind, and for its topic. */
  readonly chosen: MailChoice | null
  readonly topicByMail: boolean | null
}

type OfKind = { readonly kind: string; readonly topic?: string | undefined }

/** A transaction reads a person and their choice for a kind once. */
const known = new WeakMap<Tx, Map<string, Promise<InboxReader | undefined>>>()

/** Undefined for somebody who has no active account. */
export const findInboxReader = (tx: Tx, personId: string, of: OfKind): Promise<InboxReader | undefined> => {
  const readers = known.get(tx) ?? new Map<string, Promise<InboxReader | undefined>>()
  const name = `${personId} ${of.kind}`
  const reader = readers.get(name) ?? readInboxReader(tx, personId, of)
  known.set(tx, readers.set(name, reader))
  return reader
}

const readInboxReader = async (tx: Tx, personId: string, { kind, topic }: OfKind): Promise<InboxReader | undefined> => {
  const { rows } = await sql<InboxReader>`
    select email, given_name, language, country_code,
      (select mail from inbox_preference p where p.person_id = person.id and p.kind = ${kind}) as chosen,
      (select by_email from notification_preference n where n.person_id = person.id and n.topic = ${topic ?? null})
        as topic_by_mail
    from person where id = ${personId} and status = 'active'`.execute(tx)
  return rows[0]
}

/** Every process that has a stream of this person sends the new count, after the transaction is committed. */
export const notifyInbox = async (tx: Tx, personIds: readonly string[]): Promise<void> => {
  if (personIds.length === 0) return
  await sql`select pg_notify(${INBOX_CHANNEL}, current_setting('app.tenant') || ' ' || id)
    from unnest(${[...new Set(personIds)]}::text[]) id`.execute(tx)
}

export type StoredEntry = {
  readonly personId: string
  readonly kind: string
  readonly subject: string
  readonly occurrence: string
  readonly title: string
  readonly values: InboxValues
  readonly link: string
  readonly needsAction: boolean
  readonly at: Date
  readonly expiresAt: Date | null
  readonly summaryDueAt: Date | null
}

const NOTIFY = (personId: string) =>
  sql`pg_notify(${INBOX_CHANNEL}, current_setting('app.tenant') || ' ' || ${sql.ref(personId)}::text)`

/** Every process that has a stream of the person hears of it. False where the same occurrence is there already: read or decided, it stays so. */
export const saveEntry = async (tx: Tx, { values, ...entry }: StoredEntry): Promise<boolean> => {
  const { rows } = await sql`
    with saved as (insert into inbox_entry
      (person_id, kind, subject, occurrence, title, title_values, link, needs_action, at, expires_at, summary_due_at)
    values (${entry.personId}, ${entry.kind}, ${entry.subject}, ${entry.occurrence}, ${entry.title}, ${JSON.stringify(values)},
      ${entry.link}, ${entry.needsAction}, ${entry.at}, ${entry.expiresAt}, ${entry.summaryDueAt})
    on conflict (tenant, person_id, kind, subject) do update set
      occurrence = excluded.occurrence, title = excluded.title, title_values = excluded.title_values, link = excluded.link,
      needs_action = excluded.needs_action, at = excluded.at, expires_at = excluded.expires_at,
      summary_due_at = excluded.summary_due_at, read_at = null, done_at = null
    where inbox_entry.occurrence <> excluded.occurrence
    returning person_id)
    select ${NOTIFY('saved.person_id')} from saved`.execute(tx)
  return rows.length > 0
}

type Closing = {
  readonly kind: string
  readonly subject: string
  /** Of one person only; of everybody who has it unless given. */
  readonly personId?: string | undefined
  readonly at: Date
}

/** A decided entry needs nobody any more: it counts as read, leaves the next summary, and every stream of its people hears of it. */
export const closeEntries = async (tx: Tx, { kind, subject, personId, at }: Closing): Promise<void> => {
  await sql`
    with closed as (update inbox_entry set done_at = ${at}, read_at = coalesce(read_at, ${at}), summary_due_at = null
    where kind = ${kind} and subject = ${subject} and done_at is null
      and (${personId ?? null}::uuid is null or person_id = ${personId ?? null}::uuid)
    returning person_id)
    select ${NOTIFY('closed.person_id')} from closed`.execute(tx)
}
