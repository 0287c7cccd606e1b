import type { MailChoice } from '#foundation/inbox/mail-choice.rules.ts'
import { chooseMail, writeEntry, type InboxKind, type InboxValues } from '#foundation/inbox/inbox-kind.rules.ts'
import { INBOX_MAIL_WORDS } from '#foundation/inbox/inbox-mail.texts.ts'
import { closeEntries, findInboxReader, saveEntry, type InboxReader } from '#foundation/inbox/inbox.store.ts'
import { nextSummaryAt, timeZoneOf } from '#foundation/inbox/summary-time.rules.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import type { Services } from '#platform/services.ts'

export type InboxServices = Pick<Services, 'clock' | 'inboxKinds' | 'mail' | 'dictionaries' | 'tenants' | 'originOf'>

/** The caller's transaction: what is rolled back is in nobody's inbox. */
export type InboxContext = { readonly tx: Tx; readonly services: InboxServices; readonly tenant: TenantKey }

export type NewInboxEntry = {
  readonly personId: string
  /** One of `Feature.inboxKinds`. */
  readonly kind: string
  /** The subject, such as the number of an order: a person has one entry a kind and subject. */
  readonly subject: string
  /** The event of the subject, such as the id of a message: another one makes the entry unread again, the same one changes nothing. */
  readonly occurrence?: string
  /** Which of the kind's titles, and what fills it. */
  readonly title: string
  readonly values?: InboxValues
  /** A page of the site, below the locale. */
  readonly link: string
  /** Stands first until `closeInInbox`. */
  readonly needsAction?: boolean
  /** From then on it is not shown. */
  readonly expiresAt?: Date | undefined
}

export const INBOX_MAIL = 'inbox-entry'

export const inboxMail: MailTemplate = {
  template: INBOX_MAIL,
  subject: 'mail.entry.subject',
  parts: ['mail.hello', '{title}', 'mail.link', 'mail.bye'],
  words: INBOX_MAIL_WORDS,
}

type MailParts = { readonly template: string; readonly locale: Locale }

/** Words of one of the inbox's mails, with those that admins wrote in their place. */
export const mailWordsOf = (
  { services, tenant }: Pick<InboxContext, 'services' | 'tenant'>,
  { template, locale: { language } }: MailParts,
): ((key: string, values?: TextValues) => string) => {
  const words = services.mail.wordsIn({ tenant, template, language }, INBOX_MAIL_WORDS[language])
  return (key, values = {}) => fillText(lookUp(words, key) ?? key, values)
}

/** Nothing that somebody wrote stands in the head of the mail. */
const sendEntry = async (context: InboxContext, kind: InboxKind, reader: InboxReader, entry: NewInboxEntry): Promise<void> => {
  const { tx, services, tenant } = context
  const locale = readerLocale(reader)
  const say = mailWordsOf(context, { template: INBOX_MAIL, locale })
  const { title, line } = writeEntry(kind, { title: entry.title, values: entry.values ?? {} }, locale)
  await services.mail.sendMail(tx, {
    to: reader.email,
    template: INBOX_MAIL,
    cause: { class: 'broadcast', by: null, about: `${entry.kind} ${entry.subject}` },
    subject: say('mail.entry.subject', { kind: kind.words[locale.language].name }),
    text: [
      say('mail.hello', { name: reader.givenName }),
      [title, line].filter(Boolean).join('\n'),
      say('mail.link', { link: `${services.originOf(tenant)}${localePath(locale)}${entry.link}` }),
      say('mail.bye', { site: services.tenants.byKey(tenant)?.name ?? '' }),
    ].join('\n\n'),
  })
}

/** `isNew`: the person did not have this occurrence yet. */
type AddedToInbox = { readonly mailAtOnce: boolean; readonly isNew: boolean }

/**
 * Puts an entry into a person's inbox. `mailAtOnce` says whether an area that has a mail of the same (`hasMail`) is to send
 * it now: not to those who chose a daily summary or none.
 */
export const addToInbox = async (context: InboxContext, entry: NewInboxEntry): Promise<AddedToInbox> => {
  const { tx, services } = context
  const kind = services.inboxKinds.find(entry.kind)
  if (!kind) throw new Error(`No feature brings inbox entries of the kind ${entry.kind}`)
  const reader = await findInboxReader(tx, entry.personId, kind)
  if (!reader) return { mailAtOnce: false, isNew: false }
  const mail = chooseMail({ kind, chosen: reader.chosen ?? undefined, topicByMail: reader.topicByMail ?? undefined })
  const at = services.clock.now()
  const { personId, subject, occurrence = '', title, values = {}, link, needsAction = false, expiresAt = null } = entry
  const isNew = await saveEntry(tx, {
    ...{ personId, kind: kind.kind, subject, occurrence, title, values, link, needsAction, at, expiresAt },
    summaryDueAt: mail === 'daily' ? nextSummaryAt(at, timeZoneOf(reader.countryCode)) : null,
  })
  const mailAtOnce = mail === 'at-once'
  if (isNew && mailAtOnce && !kind.hasMail) await sendEntry(context, kind, reader, entry)
  return { mailAtOnce, isNew }
}

/** How a person wants to hear of a kind by mail, for mails about it that come with no entry. Undefined without an active account. */
export const findMailChoice = async (
  { tx, services }: Pick<InboxContext, 'tx' | 'services'>,
  personId: string,
  name: string,
): Promise<MailChoice | undefined> => {
  const kind = services.inboxKinds.find(name)
  const reader = kind && (await findInboxReader(tx, personId, kind))
  return reader && chooseMail({ kind, chosen: reader.chosen ?? undefined, topicByMail: reader.topicByMail ?? undefined })
}

/** The matter is decided: its entries need nobody any more, whoever decided. */
export const closeInInbox = async (
  { tx, services }: Pick<InboxContext, 'tx' | 'services'>,
  matter: { readonly kind: string; readonly subject: string; readonly personId?: string },
): Promise<void> => closeEntries(tx, { ...matter, at: services.clock.now() })
