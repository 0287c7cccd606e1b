import { z } from 'zod'
import { listCandidates, listUnits, foldPassword, undoLeet } from '#foundation/identity/person/password-form.rules.ts'

export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 200

/** Length is what counts, and every character is allowed; a limit keeps hashing from being used against us. */
export const newPassword = z.string().min(MIN_PASSWORD).max(MAX_PASSWORD)

export type PasswordFault = 'short' | 'long' | 'personal' | 'site' | 'common'

/** Words that others can look up: whoever guesses tries them first [T-104]. */
export type PasswordContext = {
  readonly person: { readonly email: string; readonly givenName: string; readonly familyName: string }
  readonly site: { readonly key: string; readonly name: string }
}

const PRODUCT = 'portico'
/** Shorter words are parts of others by chance. */
const LONG_WORD = 4
const SHORT_WORD = 3

const splitWords = (text: string): string[] => foldPassword(text).match(/\p{L}+/gu) ?? []

/** One name of two signs is a whole name in Chinese. */
const isWord = (word: string, shortest: number): boolean =>
  word.length >= shortest || (word.length >= 2 && /^\p{Script=Han}+$/u.test(word))

/** The last label of a host is everybody's: `com`, `example`. */
const listPersonWords = ({ email, givenName, familyName }: PasswordContext['person']): string[] => {
  const [local = '', host = ''] = email.split('@')
  const parts = [givenName, familyName, local, ...host.split('.').slice(0, -1)].flatMap(splitWords)
  const joined = [local, `${givenName}${familyName}`].map((text) => splitWords(text).join(''))
  return [...parts, ...joined].filter((word) => isWord(word, SHORT_WORD))
}

const listSiteWords = ({ key, name }: PasswordContext['site']): string[] => [
  PRODUCT,
  ...splitWords(key).filter((word) => isWord(word, SHORT_WORD)),
  // 'and', 'the' of a long name are nobody's secret.
  ...splitWords(name).filter((word) => isWord(word, LONG_WORD)),
]

/** Three letters count where they stand alone, longer words anywhere. */
const holdsAny = (password: string, words: readonly string[]): boolean => {
  const folded = foldPassword(password)
  const forms = [folded, ...undoLeet(folded)]
  return words.some((word) =>
    word.length === SHORT_WORD
      ? forms.some((form) => splitWords(form).includes(word))
      : forms.some((form) => form.includes(word)),
  )
}

/** A run such as `abcdefghij` or `9876543210`, or one that has two different characters. */
const isSimple = (password: string): boolean => {
  const points = Array.from(password, (sign) => sign.codePointAt(0) ?? 0)
  const isRun = (step: number): boolean => points.every((point, at) => at === 0 || point - (points[at - 1] ?? 0) === step)
  return new Set(points).size < 3 || isRun(1) || isRun(-1)
}

const isCommon = (password: string, isListed: (word: string) => boolean): boolean =>
  listUnits(foldPassword(password)).some(
    (unit) => isSimple(unit) || listCandidates(unit).some(({ word, rest }) => isListed(word) && (rest === '' || isListed(rest))),
  )

/** The fault of a chosen password, if any; `isListed` knows the common ones. */
export const findPasswordFault = (
  password: string,
  { person, site }: PasswordContext,
  isListed: (word: string) => boolean,
): PasswordFault | undefined => {
  if (password.length < MIN_PASSWORD) return 'short'
  if (password.length > MAX_PASSWORD) return 'long'
  if (holdsAny(password, listSiteWords(site))) return 'site'
  if (holdsAny(password, listPersonWords(person))) return 'personal'
  return isCommon(password, isListed) ? 'common' : undefined
}
