import type { Flags } from '#kernel/flags.ts'

export const LONGEST_QUERY = 128

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
const INCHES = /(?<!\d)([1-7]\/[248])(?=\s{0,9}(?:["″”]|''|in\b|inch|zoll|pouce|pulg|cal[ei]\b|npt\b|bsp\b|英?寸))/gi
const INCH_SIGN = /(?<=[\d½¼¾⅛⅜⅝⅞])\s?(?:["″”]|'')/g

/** A size in inches is written with the very signs that are stripped: 1/2" would become 12. Quotes around all of it are no inches. */
const writeOutInches = (text: string): string =>
  text.trimStart().startsWith('"')
    ? text
    : text.replace(INCHES, (written) => FRACTIONS.get(written) ?? written).replace(INCH_SIGN, ' inch')

/** Tidies up what was typed [5.8.5]. It keeps nobody out: whoever gets the text treats it as text [T-24]. */
export const cleanQuery = (text: string): string =>
  writeOutInches(text).replace(MARKS, '').replace(SIGNS, '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY).trim()

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
