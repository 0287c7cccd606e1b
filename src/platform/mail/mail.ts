import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineTask, type Jobs, type Task } from '#platform/jobs/jobs.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'
import { decideMail, MAIL_LIMITS, writeCombined } from '#platform/mail/mail-limit.rules.ts'
import { addToGathering, countMails } from '#platform/mail/mail-limit.store.ts'
import { failMail, insertMail, lockQueuedMail, recordDelivery, recordRefusal } from '#platform/mail/mail-outbox.store.ts'
import type { MailWords } from '#platform/mail/mail-words.ts'
import { findMailFault, isRefusedForGood, type Mail, type MailAttachment } from '#platform/mail/mail.rules.ts'
import { withSpan } from '#platform/telemetry/trace.ts'

export { countQueuedMails, listOutbox, requeueMail } from '#platform/mail/mail-outbox.store.ts'
export type { MailCause } from '#platform/mail/mail-limit.rules.ts'
export type { Mail, MailAttachment } from '#platform/mail/mail.rules.ts'

export type OutgoingMail = {
  /** The same for every attempt, so that a receiver can tell a repetition. */
  readonly id: string
  readonly to: string
  /** The sender of this message; that of the installation unless given. */
  readonly from?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly { readonly name: string; readonly content: () => Promise<Buffer> }[]
}

/** Takes one message away, or says by an error why not. */
export type Mailer = { deliver(mail: OutgoingMail): Promise<'sent' | 'shown'> }

export class InvalidMailError extends Error {
  readonly statusCode = 400
}

/** `outbox:` keeps every message inside; `smtp://user:password@host:587` or `smtps://…` sends it. */
export const openMailer = (url: string, from: string): Mailer => {
  if (url === 'outbox:') return { deliver: () => Promise.resolve('shown') }
  let opened: Promise<Mailer> | undefined
  return {
    async deliver(mail) {
      // Only a process that delivers loads the SMTP client.
      opened ??= import('#platform/mail/mail-smtp.ts').then(({ openSmtpMailer }) => openSmtpMailer(url, from))
      return (await opened).deliver(mail)
    },
  }
}

/** The paper's bytes; undefined when what it is of is not there any more. */
export type DrawAttachment = (tx: Tx, tenant: TenantKey, attachment: MailAttachment) => Promise<Buffer | undefined>

/** The same words as HTML in the site's colours; undefined where a site has none of its own. */
export type DressMail = (tenant: TenantKey, mail: { readonly subject: string; readonly text: string }) => string | undefined

export type MailService = {
  /**
   * Part of the caller's transaction: what is rolled back is never sent. What is repeated too often leaves later, as one
   * message [T-101]. Returns the message's id, or undefined when its causer sends so many that this one is dropped.
   */
  sendMail(tx: Tx, mail: Mail): Promise<string | undefined>
  /** The words of a mail: the product's, with those that admins of the site wrote in their place. */
  readonly wordsIn: MailWords['wordsIn']
  /** To be given to `startWorkers`. */
  readonly deliverMail: Task
}

/** Neither people nor networks are stored in the open. */
const hashCauser = (by: string): string => createHash('sha256').update(by).digest('base64url').slice(0, 32)

// About three hours at the longest delay: as long as a mail server may be away.
const RETRY_LIMIT = 24

type MailParts = {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly mailer: Mailer
  readonly draw?: DrawAttachment
  readonly dress?: DressMail
  /** A tenant's own sender. */
  readonly senderOf?: (tenant: TenantKey) => string | undefined
  readonly words?: Pick<MailWords, 'wordsIn'>
  /** Of the ordinary limits. */
  readonly limitPercent?: number
}
const PRODUCT_WORDS: Pick<MailWords, 'wordsIn'> = { wordsIn: (_, original = {}) => original }

export const createMail = ({
  jobs,
  mailer,
  draw = async () => undefined,
  dress = () => undefined,
  senderOf = () => undefined,
  words = PRODUCT_WORDS,
  limitPercent = 100,
}: MailParts): MailService => {
  const deliverMail = defineTask({
    name: 'deliver-mail',
    schema: z.object({ mailId: z.uuid() }),
    retryLimit: RETRY_LIMIT,
    concurrency: 2,
    async run({ data: { mailId }, tenant, transact }) {
      const refusal = await transact((tx) =>
        attemptDelivery(tx, mailer, mailId, {
          draw: (attachment) => draw(tx, tenant, attachment),
          dress: (mail) => dress(tenant, mail),
          from: senderOf(tenant),
        }),
      )
      if (refusal) throw refusal
    },
    giveUp: (tx, { data }) => failMail(tx, data.mailId),
  })
  return {
    deliverMail,
    wordsIn: words.wordsIn,
    async sendMail(tx, mail) {
      const fault = findMailFault(mail)
      if (fault) throw new InvalidMailError(`This message cannot be sent: ${fault}.`)
      const caused = { ...mail, causedBy: mail.cause.by === null ? null : hashCauser(mail.cause.by) }
      // One after the other for each causer, or calls at the same moment would not see each other's messages.
      const [, use] = await Promise.all([
        caused.causedBy !== null && lockName(tx, 'mail', caused.causedBy),
        countMails(tx, caused),
      ])
      const decision = decideMail(mail.cause.class, use, limitPercent)
      if (decision === 'drop') return undefined
      if (decision === 'send') {
        const mailId = randomUUID()
        await Promise.all([insertMail(tx, { ...caused, id: mailId }), jobs.enqueue(tx, deliverMail, { mailId })])
        return mailId
      }
      const waiting = await addToGathering(tx, caused)
      if (waiting !== undefined) return waiting
      const sendAfter = new Date(Date.now() + MAIL_LIMITS[mail.cause.class].gatherS * 1000)
      const mailId = await insertMail(tx, { ...caused, sendAfter })
      await jobs.enqueue(tx, deliverMail, { mailId }, { startAfter: sendAfter })
      return mailId
    },
  }
}

type Dressing = {
  readonly draw: (attachment: MailAttachment) => Promise<Buffer | undefined>
  readonly dress: (mail: { readonly subject: string; readonly text: string }) => string | undefined
  readonly from: string | undefined
}

/** Returns the error that deserves another attempt; the row's lock keeps a second worker from sending it too. */
const attemptDelivery = async (
  tx: Tx,
  mailer: Mailer,
  mailId: string,
  { draw, dress, from }: Dressing,
): Promise<Error | undefined> => {
  const mail = await lockQueuedMail(tx, mailId)
  if (!mail) return undefined
  const { id, toAddress: to, subject } = mail
  const text = writeCombined(mail.text, mail.earlier)
  const html = mail.html ?? dress({ subject, text })
  const attachments = mail.attachments.map((attachment) => ({
    name: attachment.name,
    content: async (): Promise<Buffer> => {
      const content = await draw(attachment)
      if (!content) throw new Error(`${attachment.kind} ${attachment.ref} cannot be drawn`)
      return content
    },
  }))
  try {
    const attributes = { 'portico.mail.template': mail.template }
    const message = { id, to, from, subject, text, html, attachments }
    const state = await withSpan('mail', { kind: 'client', attributes }, () => mailer.deliver(message))
    await recordDelivery(tx, id, { state, html })
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    await recordRefusal(tx, id, error.message)
    if (!isRefusedForGood(error)) return error
    await failMail(tx, id)
  }
  return undefined
}
