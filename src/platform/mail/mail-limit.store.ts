import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { addEarlier, type EarlierMail, type MailUse } from '#platform/mail/mail-limit.rules.ts'
import type { CausedMail } from '#platform/mail/mail-outbox.store.ts'
import type { MailAttachment } from '#platform/mail/mail.rules.ts'

/** Messages of the last hour, from the outbox itself: one that was rolled back does not count. */
export const countMails = async (tx: Tx, { to, template, causedBy, cause }: CausedMail): Promise<MailUse> => {
  const since = sql`created_at > now() - interval '1 hour'`
  const same = sql`to_address = ${to} and template = ${template} and caused_by is not distinct from ${causedBy}`
  const { rows } = await sql<MailUse>`
    select
      (select count(*)::integer from mail_outbox where ${since} and ${same} and about = ${cause.about}) as about_one,
      (select count(*)::integer from mail_outbox where ${since} and ${same}) as of_template,
      (select count(*)::integer from mail_outbox where ${since} and caused_by = ${causedBy}) as by_causer,
      (select count(*)::integer from mail_outbox where ${since} and to_address = ${to}) as to_recipient`.execute(tx)
  return rows[0] ?? { aboutOne: 0, ofTemplate: 0, byCauser: 0, toRecipient: 0 }
}

type Gathering = {
  readonly id: string
  readonly subject: string
  readonly earlier: readonly EarlierMail[]
  readonly attachments: readonly MailAttachment[]
}

const MOST_ATTACHMENTS = 10

/** Replaces the message that waits by this one and remembers the earlier subject; undefined when none waits. */
export const addToGathering = async (tx: Tx, mail: CausedMail): Promise<string | undefined> => {
  const { rows } = await sql<Gathering>`
    select id, subject, earlier, attachments from mail_outbox
    where to_address = ${mail.to} and template = ${mail.template} and caused_by is not distinct from ${mail.causedBy}
      and state = 'queued' and send_after > now()
    order by created_at limit 1 for update`.execute(tx)
  const [waiting] = rows
  if (!waiting) return undefined
  const attachments = [...(mail.attachments ?? []), ...waiting.attachments].slice(0, MOST_ATTACHMENTS)
  await tx
    .updateTable('mailOutbox')
    .set({
      ...{ subject: mail.subject, text: mail.text, html: mail.html ?? null },
      about: mail.cause.about,
      earlier: JSON.stringify(addEarlier(waiting.earlier, waiting.subject)),
      attachments: JSON.stringify(attachments),
    })
    .where('id', '=', waiting.id)
    .execute()
  return waiting.id
}
