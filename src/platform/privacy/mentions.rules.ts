/** Texts of others that may mention somebody. */
export type PersonNames = {
  readonly id: string
  readonly emails: readonly string[]
  readonly givenName: string
  readonly familyName: string
  readonly phone: string
  readonly honId: string
  /** Somebody else of the site has the same first and last name. */
  readonly isNamesake: boolean
}

export type MentionPatterns = {
  /** By these a text is known to speak of the person. */
  readonly found: readonly string[]
  /** The replacement in such a text. */
  readonly patterns: readonly string[]
}

const LEAST_PHONE_DIGITS = 6

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`)

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

/** As texts, JSON and HTML spell it. */
const spellings = (text: string): string[] => [...new Set([text, JSON.stringify(text).slice(1, -1), escapeHtml(text)])]

/** `anna@x.example` is not in `joanna@x.example`, nor `Ann Berg` in `Ann Bergmann`. */
const whole = (text: string): string[] =>
  spellings(text).map((spelling) => String.raw`(?<![\w.+-])${escapePattern(spelling)}(?![\w-])`)

/** Patterns of PostgreSQL, for texts as for JSON. */
export const listMentionPatterns = (names: PersonNames): MentionPatterns => {
  const { emails, phone, honId } = names
  const [given, family] = [names.givenName.trim(), names.familyName.trim()]
  const isNumber = phone.replace(/\D/g, '').length >= LEAST_PHONE_DIGITS
  const hasName = given !== '' && family !== ''
  const full = hasName ? [`${given} ${family}`, `${family}, ${given}`, `${family} ${given}`] : []
  const certain = [...emails, ...(isNumber ? [phone] : []), ...(honId === '' ? [] : [honId])].flatMap(whole)
  const fullNames = full.flatMap(whole)
  // A first name alone stands for many people: only as a whole value of JSON, beside something that is certain.
  const alone = [given, family]
    .filter((name) => name !== '')
    .flatMap((name) => escapePattern(JSON.stringify(name).slice(1, -1)))
    .map((name) => `(?<=")${name}(?=")`)
  return {
    found: [...certain, escapePattern(names.id), ...(names.isNamesake ? [] : fullNames)],
    patterns: [...certain, ...fullNames, ...alone],
  }
}
