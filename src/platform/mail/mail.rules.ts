import type { Language } from '#kernel/locale.ts'
import type { MailCause } from '#platform/mail/mail-limit.rules.ts'

/** A paper that goes with a message: what it is and of what. It is drawn when the message leaves. */
export type MailAttachment = {
  /** Which feature draws it, by `Feature.mailAttachments`. */
  readonly kind: string
  readonly ref: string
  readonly language: Language
  readonly name: string
}

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Which of the product's messages it is, such as `revalidation`. */
  readonly template: string
  readonly cause: MailCause
  readonly attachments?: readonly MailAttachment[]
}

const MAX_SUBJECT = 250
const MAX_ADDRESS = 254
const MAX_BODY = 512 * 1024
/** Line breaks of every kind, NUL and the marks that reorder what is read. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
/** Stands in a header: letters, digits and an ending, nothing that could end the line or name a folder. */
const FILE_NAME = /^[\w-][\w .-]{0,100}\.[a-z]{3,4}$/
/** One bare address: no list, no display name, no comment, no quoting, no source route. */
const ADDRESS = /^[^\s@<>()[\]{},;:\\"]+@[^\s@<>()[\]{},;:\\"'/]+\.[^\s@<>()[\]{},;:\\"'/.]{2,}$/u

export const isMailAddress = (value: string): boolean => value.length <= MAX_ADDRESS && !HIDDEN.test(value) && ADDRESS.test(value)

/** The fault of a message, if any; nothing of it may become a header or a second recipient. */
export const findMailFault = ({ to, subject, text, html = '', template, attachments = [] }: Mail): string | undefined => {
  if (!isMailAddress(to)) return 'to is not one plain e-mail address'
  if (!subject.trim() || subject.length > MAX_SUBJECT || HIDDEN.test(subject)) return 'subject is not one short line of text'
  if (text.length > MAX_BODY || html.length > MAX_BODY || text.includes('\0') || html.includes('\0'))
    return 'text is too long or no text'
  if (!attachments.every(({ name }) => FILE_NAME.test(name))) return 'an attachment has no plain file name'
  return /^[a-z0-9-]{1,60}$/.test(template) ? undefined : 'template is not the name of a message'
}

/** The receiving side said that it will never take this message; busy, unreachable or unauthorised servers are asked again. */
export const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500
}
