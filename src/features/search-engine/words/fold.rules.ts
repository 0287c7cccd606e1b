import { lookUp } from '#kernel/look-up.ts'

/** Letters that carry their mark within: no decomposition takes it off. */
const MARKED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

const PLAIN = /^[a-z0-9 ]*$/

/** Case and accents do not matter. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđßæœ]/g, (letter) => lookUp(MARKED, letter) ?? letter)
}
