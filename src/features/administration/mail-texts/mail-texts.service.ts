import { createHash } from 'node:crypto'
import { describeFault, findMailTextFault, roleOf } from '#features/administration/mail-texts/mail-text.rules.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Problem } from '#platform/http/errors.ts'
import { listMailKeys, originalWords, placeholdersOf, type SentMail } from '#platform/mail/mail-template.rules.ts'
import type { MailText } from '#platform/mail/mail-text.store.ts'
import type { Services } from '#platform/services.ts'

type Words = Pick<Services, 'dictionaries'>

/** The words of a mail in one language, as they are and as the product has them. */
export const readFields = ({ dictionaries }: Words, mail: SentMail, language: Language, stored: readonly MailText[]) => {
  const original = originalWords(mail, dictionaries, language)
  return listMailKeys(mail).map((key) => {
    const own = stored.find((row) => row.template === mail.template && row.language === language && row.key === key)
    const words = lookUp(original, key) ?? ''
    const placeholders = placeholdersOf(mail, dictionaries, key)
    return { key, role: roleOf(key, mail.subject), text: own?.text ?? words, original: words, placeholders }
  })
}
export type MailField = ReturnType<typeof readFields>[number]

export const etagOf = (fields: readonly MailField[]): string => {
  const texts = JSON.stringify(fields.map(({ key, text }) => [key, text]))
  return `"${createHash('sha256').update(texts).digest('hex').slice(0, 16)}"`
}

type Written = Readonly<Record<string, string | null>>

/** The fields with what was written; refused as a whole for one text with a fault. */
export const applyTexts = (fields: readonly MailField[], texts: Written): MailField[] => {
  const unknown = Object.keys(texts).filter((key) => !fields.some((field) => field.key === key))
  const written = fields.map((field) => {
    const text = lookUp(texts, field.key)
    return text === undefined ? field : { ...field, text: text?.replaceAll('\r\n', '\n') ?? field.original }
  })
  const problems = [
    ...unknown.map((path) => ({ path, code: 'key', message: 'This mail has no such text.' })),
    ...written.flatMap((field) => {
      const fault = field.text === field.original ? undefined : findMailTextFault(field)
      return fault ? [{ path: field.key, code: fault.code, message: describeFault(fault) }] : []
    }),
  ]
  if (problems.length === 0) return written
  const message = 'Something has to be corrected first.'
  throw new Problem(422, 'invalid_texts', message, { extra: { message, problems } })
}
