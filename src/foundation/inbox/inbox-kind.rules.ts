import type { MailChoice } from '#foundation/inbox/mail-choice.rules.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { MoneyJson } from '#kernel/money.ts'
import type { UserRole } from '#kernel/scope.ts'
import { fillText, listPlaceholders } from '#kernel/texts.ts'
import { createFormats, type Formats } from '#ui/format.ts'
import type { IconName } from '#ui/icon-names.ts'

export type InboxWords<Title extends string = string> = {
  /** In filters, preferences and subjects of mails, such as ‘Support answers’. */
  readonly name: string
  /** On the preferences page: when an entry of this kind comes. */
  readonly about: string
  /** The label of the button beside the entry, such as ‘Read’. */
  readonly action: string
  /** By the name that the entry has; `{value}` is filled from its values. */
  readonly titles: Readonly<Record<Title, string>>
  /** A second line; left out where one of its values is missing. */
  readonly lines?: Readonly<Partial<Record<Title, string>>>
}

/** A kind of entry that an area brings (`Feature.inboxKinds`). */
export type InboxKind<Title extends string = string> = {
  readonly kind: string
  readonly icon: IconName
  readonly words: Readonly<Record<Language, InboxWords<Title>>>
  /** For people who never chose; `at-once` unless given. */
  readonly defaultMail?: MailChoice
  /** The area sends a mail itself where `addToInbox` says so; otherwise the inbox sends one with title and link. */
  readonly hasMail?: true
  /** A topic of the preferences by topic (`notification_preference`) that decides where the person did not choose for the kind. */
  readonly topic?: string
  /** Who can get such entries at all; everyone unless given. */
  readonly isFor?: (roles: readonly UserRole[]) => boolean
}

/** A value of a title: formatted for the reader where it is more than text. */
export type InboxValue =
  | string
  | number
  | { readonly money: MoneyJson }
  | { readonly day: string }
  | { readonly words: Readonly<Partial<Record<Language, string>>> }
export type InboxValues = Readonly<Record<string, InboxValue>>

const writeValue = (value: InboxValue, language: Language, formats: Formats): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formats.number(value)
  if ('money' in value) return formats.money(value.money)
  if ('day' in value) return formats.date(value.day)
  return value.words[language] ?? value.words.en ?? ''
}

type Said = { readonly title: string; readonly values: InboxValues }

/** An entry in its reader's language. */
export const writeEntry = (
  kind: InboxKind,
  { title, values }: Said,
  locale: Locale,
): { readonly title: string; readonly line: string | null } => {
  const { name, titles, lines = {} } = kind.words[locale.language]
  const formats = createFormats(locale)
  const filled = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, writeValue(value, locale.language, formats)]),
  )
  const line = lookUp(lines, title)
  const isComplete = line !== undefined && listPlaceholders(line).every((key) => (lookUp(filled, key) ?? '') !== '')
  return { title: fillText(lookUp(titles, title) ?? name, filled), line: isComplete ? fillText(line, filled) : null }
}

type Choosing = {
  readonly kind: Pick<InboxKind, 'defaultMail'>
  /** The person's choice for the kind. */
  readonly chosen: MailChoice | undefined
  /** The person's choice for the topic; undefined where they made none, or the kind has none. */
  readonly topicByMail: boolean | undefined
}

/** The choice for the kind wins; a topic that was switched off switches its kinds off. */
export const chooseMail = ({ kind: { defaultMail = 'at-once' }, chosen, topicByMail }: Choosing): MailChoice =>
  chosen ?? (topicByMail === false ? 'none' : defaultMail)
