import { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'
import { defineTask, type Jobs, type Task } from '#platform/jobs/jobs.ts'
import { failMail, insertMail, lockQueuedMail, recordDelivery, recordRefusal } from '#platform/mail/mail-outbox.store.ts'
import { findMailFault, isRefusedForGood, type Mail } from '#platform/mail/mail.rules.ts'

export { countQueuedMails, listOutbox, requeueMail, type OutboxMail } from '#platform/mail/mail-outbox.store.ts'
export type { Mail } from '#platform/mail/mail.rules.ts'

export type OutgoingMail = {
  /** The same for every attempt, so that a receiver can tell a repetition. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
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

export type MailService = {
  /** Part of the caller's transaction: what is rolled back is never sent. Returns the message's id. */
  sendMail(tx: Tx, mail: Mail): Promise<string>
  /** To be given to `startWorkers`. */
  readonly deliverMail: Task
}

// About three hours at the longest delay: as long as a mail server may be away.
const RETRY_LIMIT = 24

export const createMail = ({ jobs, mailer }: { jobs: Pick<Jobs, 'enqueue'>; mailer: Mailer }): MailService => {
  const deliverMail = defineTask({
    name: 'deliver-mail',
    schema: z.object({ mailId: z.uuid() }),
    retryLimit: RETRY_LIMIT,
    concurrency: 2,
    async run({ data: { mailId }, transact }) {
      const refusal = await transact((tx) => attemptDelivery(tx, mailer, mailId))
      if (refusal) throw refusal
    },
    giveUp: (tx, { data }) => failMail(tx, data.mailId),
  })
  return {
    deliverMail,
    async sendMail(tx, mail) {
      const fault = findMailFault(mail)
      if (fault) throw new InvalidMailError(`This message cannot be sent: ${fault}.`)
      const mailId = await insertMail(tx, mail)
      await jobs.enqueue(tx, deliverMail, { mailId })
      return mailId
    },
  }
}

/** Returns the error that deserves another attempt; the row's lock keeps a second worker from sending it too. */
const attemptDelivery = async (tx: Tx, mailer: Mailer, mailId: string): Promise<Error | undefined> => {
  const mail = await lockQueuedMail(tx, mailId)
  if (!mail) return undefined
  const { id, toAddress: to, subject, text, html } = mail
  try {
    const state = await mailer.deliver({ id, to, subject, text, html: html ?? undefined })
    await recordDelivery(tx, id, state)
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    await recordRefusal(tx, id, error.message)
    if (!isRefusedForGood(error)) return error
    await failMail(tx, id)
  }
  return undefined
}
