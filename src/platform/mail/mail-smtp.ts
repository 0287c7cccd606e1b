import { createTransport } from 'nodemailer'
import type { Mailer } from '#platform/mail/mail.ts'

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)

/** The domain of `Portico <no-reply@portico.example>`. */
const domainOf = (from: string): string => /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'

const openTransport = (
  address: string,
  waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 40_000 },
) => {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return createTransport({
    host,
    port: url.port ? Number(url.port) : undefined,
    secure: url.protocol === 'smtps:',
    // A line that hides STARTTLS must not get our password in the clear.
    requireTLS: Boolean(url.username) && !isLoopback(host),
    auth: url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : undefined,
    // The message's row stays locked while we wait; all steps together fit into the five minutes of its transaction.
    ...waits,
    // A text such as { path: '/etc/passwd' } would become a file's content.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const PROBE_MS = 4000

/** Connects and signs in, and sends nothing; an error says what the server did not like. */
export const verifyMailServer = async (address: string): Promise<void> => {
  const transport = openTransport(address, {
    connectionTimeout: PROBE_MS,
    greetingTimeout: PROBE_MS,
    socketTimeout: PROBE_MS,
  })
  await transport.verify().finally(() => transport.close())
}

export const openSmtpMailer = (address: string, from: string): Mailer => {
  const transport = openTransport(address)
  return {
    async deliver({ id, to, from: sender = from, subject, text, html, attachments = [] }) {
      const messageId = `<${id}@${domainOf(sender)}>`
      // As an object an address is never parsed as a list.
      const recipient = { name: '', address: to }
      const files = []
      for (const { name, content } of attachments) files.push({ filename: name, content: await content() })
      await transport.sendMail({
        from: sender,
        to: recipient,
        subject,
        text,
        html,
        messageId,
        attachments: files,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return 'sent'
    },
  }
}
