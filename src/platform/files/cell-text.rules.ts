import { lookUp } from '#kernel/look-up.ts'

/** Programs for sheets take these for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/
const LONGEST = 32_767

/** Text of others stays text, also when the sheet is saved as CSV and opened again [T-50]. */
export const neutraliseCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text).slice(0, LONGEST)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML knows no control characters but these three, and no half of a character. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => lookUp(ENTITIES, sign) ?? sign)
