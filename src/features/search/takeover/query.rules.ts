import { LONGEST_QUERY } from '#features/search/search.rules.ts'
import type { Flags } from '#kernel/flags.ts'

/** Below this nothing is suggested and nothing is remembered [9.6.1]. */
const FEWEST_CHARACTERS = 3

const MARKS = /[™®©]/g
const SIGNS = /[/\\<>*()$;'":|]/g

const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ['1/2', '½'],
  ['1/4', '¼'],
  ['3/4', '¾'],
  ['1/8', '⅛'],
  ['3/8', '⅜'],
  ['5/8', '⅝'],
  ['7/8', '⅞'],
])
const INCHES = /(?<!\d)([1-7]\/[248])(?=\s*(?:["″”]|''|in\b|inch|zoll|pouce|pulg|cal[ei]\b|npt\b|bsp\b|英?寸))/gi
const INCH_SIGN = /(?<=[\d½¼¾⅛⅜⅝⅞])\s?(?:["″”]|'')/g

/** A size in inches is written with the very signs that are stripped: 1/2" would become 12. Quotes around all of it are no inches. */
const writeOutInches = (text: string): string =>
  text.trimStart().startsWith('"')
    ? text
    : text.replace(INCHES, (written) => FRACTIONS.get(written) ?? written).replace(INCH_SIGN, ' inch')

/** Tidies up what was typed [5.8.5]. It keeps nobody out: whoever gets the text treats it as text [T-24]. */
export const cleanQuery = (text: string): string =>
  writeOutInches(text).replace(MARKS, '').replace(SIGNS, '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY).trim()

/** Counted as people count them: an emoji or a rare Chinese character is one. */
export const isLongEnough = (query: string): boolean => Array.from(cleanQuery(query)).length >= FEWEST_CHARACTERS

/** As the results page gets it: in quotes where words must stand as they were written [5.8.9]. */
export const prepareQuery = (text: string, { disableexactmatch }: Pick<Flags, 'disableexactmatch'>): string => {
  const query = cleanQuery(text)
  // Both quotes count, or the second would be cut off again.
  return disableexactmatch === 'false' && query !== '' ? `"${query.slice(0, LONGEST_QUERY - 2).trim()}"` : query
}

/** A question that came by an address is tidied as well; quotes around all of it say that the words stand as written. */
export const cleanWritten = (text: string, flags: Pick<Flags, 'disableexactmatch'>): string => {
  const isExact = /^\s*".*"\s*$/s.test(text)
  // Nothing is left of signs alone, and the empty question would find everything.
  return prepareQuery(text, isExact ? { disableexactmatch: 'false' } : flags) || text
}

export type TypedText = {
  readonly query: string
  readonly type: string
  /** The key that was last pressed; there is none when text is pasted or spoken. */
  readonly key?: string | undefined
  /** The site's flag. */
  readonly isOn: boolean
}

/** Whether suggestions are asked for [5.8.1]. */
export const isTypeAheadDue = ({ query, type, key = '', isOn }: TypedText): boolean =>
  isOn && isLongEnough(query) && key !== 'Enter' && !key.startsWith('Arrow') && type !== 'support'

const addParameter = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

/** Encoded once [2.8.5, T-23]. */
export const writeSuggestionAddress = (path: string, suggestion: string): string => addParameter(path, 'search', suggestion)

export const writeResultsAddress = (path: string, query: string, type: string): string => {
  const address = addParameter(path, 'search', query)
  return type === '' ? address : addParameter(address, 'type', type)
}
