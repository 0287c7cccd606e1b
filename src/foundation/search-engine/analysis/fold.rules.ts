import { lookUp } from '#kernel/look-up.ts'

/** Letters that Unicode decomposition leaves as they are. */
const MARKED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

const PLAIN = /^[a-z0-9 ]*$/

/** Removes case and accents. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđßæœ]/g, (letter) => lookUp(MARKED, letter) ?? letter)
}

/** The form of a query by which pins and reports are keyed. */
export const normalizeQuery = (query: string): string =>
  foldText(query)
    // PostgreSQL refuses the NUL character in texts.
    .replaceAll('\0', ' ')
    .replace(/\s+/g, ' ')
    .trim()
