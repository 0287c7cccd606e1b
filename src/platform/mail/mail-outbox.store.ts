import { sql, type ColumnType, type Generated, type Selectable } from 'kysely'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { EarlierMail } from '#platform/mail/mail-limit.rules.ts'
import type { Mail, MailAttachment } from '#platform/mail/mail.rules.ts'

/** `shown` stands in the demo for a message that would have left. */
export type MailState = 'queued' | 'sent' | 'shown' | 'failed'

type MailOutboxTable = {
  id: Generated<string>
  tenant: Generated<TenantKey>
  toAddress: string
  subject: string
  text: string
  html: string | null
  template: string
  attachments: ColumnType<readonly MailAttachment[], string | undefined, string>
  causedBy: string | null
  about: Generated<string>
  sendAfter: Date | null
  earlier: ColumnType<readonly EarlierMail[], string | undefined, string>
  state: Generated<MailState>
  attempts: Generated<number>
  lastError: string | null
  createdAt: Generated<Date>
  endedAt: Date | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    mailOutbox: MailOutboxTable
  }
}

export type OutboxMail = Omit<Selectable<MailOutboxTable>, 'tenant' | 'causedBy' | 'about' | 'sendAfter'>

const SHOWN = [
  ...(['id', 'toAddress', 'subject', 'text', 'html', 'template', 'attachments', 'earlier'] as const),
  ...(['state', 'attempts', 'lastError', 'createdAt', 'endedAt'] as const),
] as const
const MAX_ERROR = 500

/** The latest first. */
export const listOutbox = (tx: Tx, limit: number): Promise<OutboxMail[]> =>
  tx.selectFrom('mailOutbox').select(SHOWN).orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute()

/** Without those that later ones are added to. */
export const countQueuedMails = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('mailOutbox')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('sendAfter', 'is', null), eb('sendAfter', '<=', sql<Date>`now()`)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type CausedMail = Mail & {
  readonly id?: string
  readonly causedBy: string | null
  readonly sendAfter?: Date | undefined
}

export const insertMail = async (tx: Tx, mail: CausedMail): Promise<string> => {
  const { id: given, to, subject, text, html = null, template, attachments = [], cause, causedBy, sendAfter = null } = mail
  const row = { toAddress: to, subject, text, html, template, lastError: null, endedAt: null }
  const more = { attachments: JSON.stringify(attachments), causedBy, about: cause.about, sendAfter }
  const { id } = await tx
    .insertInto('mailOutbox')
    .values({ ...row, ...more, ...(given !== undefined && { id: given }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Held until the transaction ends: a second worker waits here, and then finds nothing left to send. */
export const lockQueuedMail = async (tx: Tx, id: string): Promise<OutboxMail | undefined> => {
  // A slow mail server must not end the transaction after it took the message: it would get it again.
  await sql`select set_config('idle_in_transaction_session_timeout', '5min', true)`.execute(tx)
  const queued = tx.selectFrom('mailOutbox').select(SHOWN).where('id', '=', id).where('state', '=', 'queued')
  return queued.forUpdate().executeTakeFirst()
}

const changeMail = (tx: Tx, id: string) => tx.updateTable('mailOutbox').where('id', '=', id).where('state', '=', 'queued')

type Delivery = { readonly state: 'sent' | 'shown'; readonly html: string | undefined }

/** With the HTML that was drawn when it left. */
export const recordDelivery = async (tx: Tx, id: string, { state, html }: Delivery): Promise<void> => {
  const done = {
    state,
    ...(html !== undefined && { html }),
    attempts: sql<number>`attempts + 1`,
    lastError: null,
    endedAt: sql<Date>`now()`,
  }
  await changeMail(tx, id).set(done).execute()
}

export const recordRefusal = async (tx: Tx, id: string, error: string): Promise<void> => {
  await changeMail(tx, id)
    .set({ attempts: sql<number>`attempts + 1`, lastError: error.slice(0, MAX_ERROR) })
    .execute()
}

/** One that was given up waits again; false for any other. */
export const requeueMail = async (tx: Tx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('mailOutbox')
    .set({ state: 'queued', endedAt: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const failMail = async (tx: Tx, id: string): Promise<void> => {
  await changeMail(tx, id)
    .set({ state: 'failed', endedAt: sql<Date>`now()` })
    .execute()
}
