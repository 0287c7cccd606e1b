import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { listPlaceholders, type AllDictionaries, type Dictionary } from '#kernel/texts.ts'

/** One of the product's messages; its words are texts of the feature, which admins of a site may write differently. */
export type MailTemplate = {
  /** As the outbox names it. */
  readonly template: string
  /** Keys of texts. */
  readonly subject: string
  /** In their order; `{link}` stands for what the product puts there itself. */
  readonly parts: readonly string[]
  /** Where the words are not texts of the feature. */
  readonly words?: Readonly<Record<Language, Dictionary>>
}

/** With the feature that sends it. */
export type SentMail = MailTemplate & { readonly area: string }

type Brought = { readonly name: string; readonly mails?: readonly MailTemplate[] }

export const listMailTemplates = (features: readonly Brought[]): readonly SentMail[] =>
  features.flatMap(({ name, mails = [] }) => mails.map((mail) => ({ ...mail, area: name })))

/** Placeholders that the product fills in are no keys of a text. */
export const isFixedPart = (part: string): boolean => part.startsWith('{')

/** Keys that may be written differently, each once: the subject first. */
export const listMailKeys = ({ subject, parts }: MailTemplate): readonly string[] => [
  ...new Set([subject, ...parts.filter((part) => !isFixedPart(part))]),
]

/** The product's own words of a mail. */
export const originalWords = ({ area, words }: SentMail, dictionaries: AllDictionaries, language: Language): Dictionary =>
  words?.[language] ?? lookUp(dictionaries[language], area) ?? {}

/** Those of any language: a translation may leave one out. */
export const placeholdersOf = (mail: SentMail, dictionaries: AllDictionaries, key: string): string[] => [
  ...new Set(LANGUAGES.flatMap((language) => listPlaceholders(lookUp(originalWords(mail, dictionaries, language), key) ?? ''))),
]
