/** Longer than anything a form requests; what is longer is refused before any pattern looks at it [T-67]. */
export const LONGEST_VALUE = 5000
const LONGEST_ADDRESS = 254

/** No two parts of these patterns can take the same character, so each is read once. */
const EMAIL_RULE = /^[\w.+-]+@(?:\[\d{1,3}\.\d{1,3}\.\d{1,3}\.|(?:[A-Za-z\d-]+\.)+)(?:[A-Za-z]{2,4}|\d{1,3})\]?$/
const MARKETING_EMAIL = /^[A-Za-z\d!#$%&'*+/=?^_`{|}~.-]+@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,6}$/
const URL_RULE = /^https?:\/\/(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/i
const NUMBER = /^-?\d+(?:[.,]\d+)?$/

const fits = (value: string, pattern: RegExp, longest = LONGEST_VALUE): boolean => value.length <= longest && pattern.test(value)

/** emailRule [5.2.1]. */
export const isRuledEmail = (value: string): boolean => fits(value, EMAIL_RULE, LONGEST_ADDRESS)

/** The e-mail field of marketing forms [5.2.7]. */
export const isMarketingEmail = (value: string): boolean =>
  fits(value, MARKETING_EMAIL, LONGEST_ADDRESS) && !value.includes('..') && !/^\.|\.@/.test(value)

/** lastnameRule [5.3.1]. */
export const isLastName = (value: string): boolean => fits(value, /^[A-Za-z']+$/)
/** Names of people and companies in every script: 'Müller', 'Smith-Jones', '王', '3M', 'Vestkyst A/S'. */
export const isName = (value: string): boolean =>
  fits(value, /^[\p{L}\p{M}\p{N} '’&.,·・()+/‐‑–-]+$/u) && /[\p{L}\p{N}]/u.test(value)
/** onlyCharactersRule [5.3.2]. */
export const isOnlyLetters = (value: string): boolean => fits(value, /^[A-Za-z]+$/)
/** onlyCharactersAndSpaceRule [5.3.3]. */
export const isLettersAndSpaces = (value: string): boolean => fits(value, /^[A-Za-z ]+$/)
/** onlyCharactersNumbersSpacesRule [5.3.4]. */
export const isLettersDigitsAndSpaces = (value: string): boolean => fits(value, /^[A-Za-z\d ]+$/)
export const isUrl = (value: string): boolean => fits(value, URL_RULE, 2048)
export const isNumber = (value: string): boolean => fits(value, NUMBER, 40)
export const isDigits = (value: string): boolean => fits(value, /^\d+$/)
/** [5.3.7] */
export const hasNoSpace = (value: string): boolean => !value.includes(' ')

/** [5.3.6] Both bounds belong to what is allowed; nothing entered has no size. */
export const isOfSize = (value: string, least: number, most: number): boolean =>
  value === '' || (value.length >= least && value.length <= most)

const MOST_OPEN_ENDED = 2
/** Letters, classes and their repetitions in a row; groups, alternatives and references could take for ever [T-67]. */
const PLAIN_PATTERN =
  /^\^?(?:(?:\[(?:[^[\]\\]|\\[\w\\[\].^$*+?(){}|/-])+\]|\\[dDwWsS.+*?^$()[\]{}|/\\-]|[\w @.,:;'"#%&=!~<>/_-])(?:[+*?]|\{\d{1,3}(?:,\d{0,3})?\})?)*\$?$/

/** Whether an author's pattern may be run on what visitors write. */
export const isPlainPattern = (pattern: string): boolean => {
  if (pattern.length > 200 || !PLAIN_PATTERN.test(pattern)) return false
  const outside = pattern.replace(/\[(?:[^[\]\\]|\\.)*\]|\\./g, 'x')
  if ((outside.match(/[+*]|\{\d+,\}/g) ?? []).length > MOST_OPEN_ENDED) return false
  try {
    return Boolean(new RegExp(pattern))
  } catch {
    return false
  }
}

const LONGEST_FOR_PATTERN = 1000

const runPattern = (value: string, pattern: string): boolean =>
  value.length <= LONGEST_FOR_PATTERN && isPlainPattern(pattern.replace(/\$$/, '')) && new RegExp(pattern).test(value)

/** alpha and accept: the value must end with the pattern [5.3.5]. */
export const endsWithPattern = (value: string, pattern: string): boolean => runPattern(value, `${pattern.replace(/\$$/, '')}$`)

/** [5.3.8] Where there is no value there is nothing to match. */
export const matchesPattern = (value: string | null | undefined, pattern: string): boolean =>
  value === null || value === undefined || runPattern(value, pattern)

/** Repeated white space becomes one space [5.3.9]. */
export const collapseSpaces = (value: string): string => value.replace(/\s+/g, ' ')
/** The first letter of the first word becomes a capital [5.3.9]. */
export const capitaliseFirst = (value: string): string => value.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('en'))
